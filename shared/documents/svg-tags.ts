// Takes an SVG apart into its tags, once from front to back: what somebody sends may be made to keep a reader busy for ever.
import { err, ok, type Result } from '../result.ts';

export interface SvgTag {
  readonly name: string;
  readonly closing: boolean;
  readonly selfClosing: boolean;
  readonly attributes: ReadonlyMap<string, string>;
}

/** What says something about the drawing and draws nothing. */
const silent: readonly string[] = ['title', 'desc', 'metadata', 'sodipodi:namedview'];
const tag = /<(\/?)([A-Za-z][\w:.-]*)((?:[^<>"']|"[^"<]*"|'[^'<]*')*)>/y;
const attribute = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

const broken =
  'The drawing is damaged: a part of it never ends. Save the seal as SVG again, or give the seal as a JPEG.';

/** The tags in their order, without what is silent; a sentence where the text is no whole SVG. */
export function svgTags(text: string): Result<readonly SvgTag[], string> {
  const tags: SvgTag[] = [];
  for (let at = text.indexOf('<'); at !== -1; at = text.indexOf('<', at)) {
    const beside = besidesTags(text, at);
    if (beside !== null) {
      if (beside === -1) return err(broken);
      at = beside;
      continue;
    }
    tag.lastIndex = at;
    const found = tag.exec(text);
    if (!found) return err(broken);
    const [whole, closing, name = '', rest = ''] = found;
    at += whole.length;
    const selfClosing = rest.trimEnd().endsWith('/');
    if (silent.includes(name)) {
      if (selfClosing || closing) continue;
      const end = text.indexOf(`</${name}`, at);
      if (end === -1) return err(broken);
      at = end;
    } else tags.push({ name, closing: closing === '/', selfClosing, attributes: attributesOf(rest) });
  }
  return ok(tags);
}

/** Where a comment, a declaration or a block of plain text that begins at `at` ends; -1: never; null: none begins here. */
function besidesTags(text: string, at: number): number | null {
  const kinds = [
    ['<!--', '-->'],
    ['<?', '?>'],
    ['<!DOCTYPE', '>'],
  ] as const;
  const kind = kinds.find(([begins]) => text.startsWith(begins, at));
  if (!kind) return null;
  const end = text.indexOf(kind[1], at + kind[0].length);
  return end === -1 ? -1 : end + kind[1].length;
}

const attributesOf = (text: string): ReadonlyMap<string, string> =>
  new Map([...text.matchAll(attribute)].map((m) => [m[1] ?? '', m[2] ?? m[3] ?? '']));
