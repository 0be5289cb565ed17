// Lists put into words the way a newspaper prints them.

/** “Mayor”, “Mayor and Trustee”, “Mayor, Trustee and Village Justice”; '' for nothing. */
export function listInWords(items: readonly string[], word: 'and' | 'or' = 'and'): string {
  const last = items.at(-1);
  if (last === undefined) return '';
  const before = items.slice(0, -1);
  return before.length === 0 ? last : `${before.join(', ')} ${word} ${last}`;
}
