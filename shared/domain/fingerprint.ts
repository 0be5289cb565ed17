// A short mark of a text, to tell later whether it still says the same. It proves nothing: who wants to can make another text
// with the same mark, so it stands for no digest.

/** 64 bits in hexadecimal: two multiplicative hashes of the text’s units, each the other way round. */
export function fingerprint(text: string): string {
  let [a, b] = [0x811c9dc5, 0x9e3779b9];
  for (let i = 0; i < text.length; i += 1) {
    const unit = text.charCodeAt(i);
    a = Math.imul(a ^ unit, 0x01000193);
    b = Math.imul(b + unit, 0x85ebca6b) ^ (b >>> 15);
  }
  return [a ^ (b >>> 13), b ^ (a >>> 16)].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}
