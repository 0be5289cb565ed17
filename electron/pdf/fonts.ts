// Noto Sans, the only type on paper: it has every letter of Latin, Greek, Cyrillic and Vietnamese, and one pasted soft
// hyphen does not make all hyphens vanish. Read as bytes at run time, which works inside the packed program too.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

export type Weight = 'regular' | 'bold' | 'italic';
export const weights: readonly Weight[] = ['regular', 'bold', 'italic'];

const files: { readonly [weight in Weight]: string } = {
  regular: '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
  bold: '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf',
  italic: '@expo-google-fonts/noto-sans/400Regular_Italic/NotoSans_400Regular_Italic.ttf',
};

const resolver = createRequire(import.meta.url);
const loaded = new Map<Weight, Buffer>();

/** The bytes of one face, read once. Each document opens them anew: a shared open font remembers former documents. */
export function fontBytes(weight: Weight): Buffer {
  const known = loaded.get(weight);
  if (known) return known;
  const bytes = readFileSync(resolver.resolve(files[weight]));
  loaded.set(weight, bytes);
  return bytes;
}
