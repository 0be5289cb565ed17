// JSON that anybody may have written. A parser takes a second for each million of brackets in one another, and whoever walks
// through what it gives falls over; nothing this program writes goes deeper than a few.

const deepest = 100;
const [quote, backslash] = [0x22, 0x5c];
/** `[` and `{`, `]` and `}` differ by this bit only. */
const [opens, closes, either] = [0x5b, 0x5d, 0x20];

/** Null where it is no JSON, or deeper than a hundred. */
export function parsed(text: string): unknown {
  if (tooDeep(text)) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function tooDeep(text: string): boolean {
  let [depth, inText] = [0, false];
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (inText) {
      if (sign === backslash) at += 1;
      else if (sign === quote) inText = false;
    } else if (sign === quote) inText = true;
    else if ((sign & ~either) === opens) {
      depth += 1;
      if (depth > deepest) return true;
    } else if ((sign & ~either) === closes) depth -= 1;
  }
  return false;
}
