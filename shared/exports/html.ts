// Words as HTML. Nothing that was typed is ever taken for markup, and no sign that HTML forbids gets through.

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const allowed: ReadonlySet<string> = new Set(['\t', '\n', '\r']);

export const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\p{Cc}/gu, (sign) => (allowed.has(sign) ? sign : '\ufffd'))
    .replace(/[&<>"']/g, (sign) => signs[sign] ?? '');

/** A path of this export as an address relative to the page at its root. */
export const addressOf = (path: string): string => escaped(path.split('/').map(encodeURIComponent).join('/'));
