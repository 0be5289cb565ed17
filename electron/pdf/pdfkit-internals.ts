// The few things of pdfkit 0.20.2 that we need and that it does not offer openly, all in one place, so that an update of
// pdfkit has one file to check. Types follow its source.
import type { Weight } from './fonts.ts';

/** What fontkit read of a font file. `_tables` fills up as tables are asked for, and their parts as they are used. */
interface ParsedFont {
  hasGlyphForCodePoint(codePoint: number): boolean;
  readonly _tables: Record<string, unknown>;
  readonly GSUB: unknown;
  readonly GPOS: unknown;
}
interface OpenFont {
  readonly font: ParsedFont;
  finalize(): void;
  layoutRun(text: string, features?: Record<string, boolean>): unknown;
}
interface Internals {
  readonly _font: OpenFont;
  readonly _fontFamilies: Readonly<Record<string, OpenFont>>;
  readonly _root: {
    readonly data: {
      ViewerPreferences?: { readonly data: Record<string, unknown> };
      readonly Pages: { readonly data: { readonly Kids: unknown[] } };
    };
  };
  info: Record<string, unknown>;
  ref(data: Record<string, unknown>): { readonly data: Record<string, unknown> };
  _addInfo(): void;
  openImage(bytes: Buffer): unknown;
}

const inside = (doc: PDFKit.PDFDocument): Internals => doc as unknown as Internals;

const patched = new WeakSet<OpenFont>();
const rulesOf = new Map<Weight, { readonly GSUB: unknown; readonly GPOS: unknown }>();

/**
 * The rules for joining and spacing letters are most of the work of reading a face, and are the same for every document:
 * they are read once. The rest of the face stays the document's own, because it remembers which letters were drawn.
 */
function shareRules(font: ParsedFont, weight: Weight): void {
  const known = rulesOf.get(weight);
  if (known) Object.assign(font._tables, known);
  else rulesOf.set(weight, { GSUB: font.GSUB, GPOS: font.GPOS });
}

/**
 * Sets the face for what is drawn or measured next, opening it at its first use. Noto Sans takes letters such as ị, ọ
 * and ṣ apart into letter and dot, and pdfkit then writes a dot that copies and reads as rubbish; they are kept whole.
 */
export function setFace(doc: PDFKit.PDFDocument, weight: Weight, size: number): void {
  doc.font(weight, size);
  const face = inside(doc)._font;
  if (patched.has(face)) return;
  patched.add(face);
  shareRules(face.font, weight);
  const layoutRun = face.layoutRun.bind(face);
  face.layoutRun = (text, features) => layoutRun(text, { ...features, ccmp: false });
}

/** Whether the face set last has a sign for this character. pdfkit itself prints an empty square and says nothing. */
export const hasGlyph = (doc: PDFKit.PDFDocument, codePoint: number): boolean =>
  inside(doc)._font.font.hasGlyphForCodePoint(codePoint);

/** A picture read once, to be drawn on any number of pages; pdfkit's types do not know that `image` takes it. */
export const openImage = (doc: PDFKit.PDFDocument, bytes: Buffer): PDFKit.Mixins.ImageSrc =>
  inside(doc).openImage(bytes) as PDFKit.Mixins.ImageSrc;

/** Writes one face into the file now, so that a long batch need not write all faces in one go at its end. */
export const finishFont = (doc: PDFKit.PDFDocument, weight: Weight): void =>
  inside(doc)._fontFamilies[weight]?.finalize();

/** Puts the last `count` pages before all others: a list of what follows can only be drawn when all of it is. */
export function lastPagesFirst(doc: PDFKit.PDFDocument, count: number): void {
  const { Kids } = inside(doc)._root.data.Pages.data;
  Kids.unshift(...Kids.splice(Kids.length - count));
}

/**
 * Asks viewers not to scale and to take the tray by the size of the page. No hint at printing on both sides: it turns backs upside
 * down. `simplex` forbids it: front and back of an envelope are two sheets to a printer that would turn them by itself.
 * The reference is not ended here: pdfkit ends it, and a second end leaves the document unfinished for ever.
 */
export function printAtActualSize(doc: PDFKit.PDFDocument, { simplex }: { readonly simplex: boolean }): void {
  const root = inside(doc)._root.data;
  root.ViewerPreferences ??= inside(doc).ref({});
  Object.assign(root.ViewerPreferences.data, {
    ...{ PrintScaling: 'None', PickTrayByPDFSize: true },
    ...(simplex ? { Duplex: 'Simplex' } : {}),
  });
}

/** pdfkit writes the title into XML as it is: “Smith & Sons” makes the file invalid. It gets an escaped copy instead. */
export function escapeTitleInXml(doc: PDFKit.PDFDocument): void {
  const internals = inside(doc);
  const addInfo = internals._addInfo.bind(internals);
  internals._addInfo = () => {
    const raw = internals.info;
    internals.info = Object.fromEntries(
      Object.entries(raw).map(([key, value]) => [key, typeof value === 'string' ? escaped(value) : value]),
    );
    addInfo();
    internals.info = raw;
  };
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
