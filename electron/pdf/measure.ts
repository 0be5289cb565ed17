// How wide words are and which characters can be printed. One measuring document serves the whole process; it is never
// written, so what it remembers cannot change the bytes of a paper.
import PDFDocument from 'pdfkit';
import { fontBytes, type Weight, weights } from './fonts.ts';
import { hasGlyph, setFace } from './pdfkit-internals.ts';

export interface Measure {
  /** Width in points of text on one line. */
  width(text: string, weight: Weight, size: number): number;
  hasGlyph(codePoint: number, weight: Weight): boolean;
}

let shared: Measure | null = null;

/** The measuring of Noto Sans. The faces are parsed at the first use. */
export function measure(): Measure {
  shared ??= openMeasure();
  return shared;
}

function openMeasure(): Measure {
  const doc = new PDFDocument({ autoFirstPage: false, ...noDefaultFont });
  for (const weight of weights) doc.registerFont(weight, fontBytes(weight));
  const glyphs = new Map<string, boolean>();
  return {
    width: (text, weight, size) => {
      setFace(doc, weight, size);
      return doc.widthOfString(text);
    },
    hasGlyph: (codePoint, weight) => {
      const key = `${weight}${codePoint}`;
      const known = glyphs.get(key);
      if (known !== undefined) return known;
      setFace(doc, weight, 12);
      const has = hasGlyph(doc, codePoint);
      glyphs.set(key, has);
      return has;
    },
  };
}

/** pdfkit adds Helvetica without its glyphs unless told not to; its types do not know `null`. */
export const noDefaultFont = { font: null as unknown as string };
