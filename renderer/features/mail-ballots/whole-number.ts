// A count as it is typed.

/** The number, or null where it is none from 0 to `most`. */
export function wholeNumber(typed: string, most = 100_000): number | null {
  const text = typed.trim();
  const number = Number(text);
  return /^\d+$/.test(text) && number <= most ? number : null;
}
