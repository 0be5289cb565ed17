// Opens somebody else's PDF with the library that can fill it, and looks at what is in it before anything is believed.
import type { PDFDict as Dict, PDFDocument as Document } from '@cantoo/pdf-lib';
import { err, ok, type Result } from '../../shared/result.ts';
import type { FieldType, FormFound, WhyNot } from './form-orders.ts';
import { pdfLib } from './pdf-lib.ts';

const { EncryptedPDFError, PDFArray, PDFCheckBox, PDFDict, PDFDocument, PDFName, PDFTextField } = pdfLib;

const mostPages = 20;
const mostFields = 500;
/** A sheet smaller or larger than an office prints is none of the state's. In points. */
const smallest = 144;
const largest = 1296;

export interface OpenForm {
  readonly doc: Document;
  readonly found: FormFound;
}

/** The document and what it holds; or why it is not to be kept. Call it only in a thread that can be ended. */
export async function openForm(bytes: Uint8Array): Promise<Result<OpenForm, WhyNot>> {
  try {
    const doc = await PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: true });
    return looked(doc);
  } catch (error) {
    return err(error instanceof EncryptedPDFError ? 'locked' : 'broken');
  }
}

function looked(doc: Document): Result<OpenForm, WhyNot> {
  const { catalog } = doc;
  if (doc.isEncrypted) return err('locked');
  const pages = doc.getPages();
  if (pages.length === 0) return err('broken');
  if (pages.length > mostPages) return err('too-many-pages');
  for (const page of pages) {
    const { width, height } = page.getSize();
    if (!(Math.min(width, height) >= smallest && Math.max(width, height) <= largest)) return err('broken');
    // An empty page is none of a form's: what it showed was in the part that is missing.
    if (page.node.Contents() === undefined) return err('broken');
  }
  if (actsByItself(doc)) return err('acts-by-itself');
  const acroForm = catalog.lookupMaybe(PDFName.of('AcroForm'), PDFDict);
  if (acroForm?.has(PDFName.of('XFA'))) return err('xfa');
  const fields = acroForm ? fieldsOf(doc, acroForm) : [];
  if (fields === null) return err('too-many-fields');
  return ok({
    doc,
    found: {
      pages: pages.length,
      fields: fields.map(({ name, type }) => ({ name, type })),
      layers: catalog.has(PDFName.of('OCProperties')),
      filledIn: fields.some(({ filled }) => filled),
    },
  });
}

/** Something that would run, start or be handed over when the file is only opened. Where it opens at is nothing of the kind. */
function actsByItself({ catalog }: Document): boolean {
  const names = catalog.lookupMaybe(PDFName.of('Names'), PDFDict);
  if (names?.has(PDFName.of('JavaScript')) || names?.has(PDFName.of('EmbeddedFiles'))) return true;
  if (catalog.has(PDFName.of('AA'))) return true;
  const opening = catalog.lookup(PDFName.of('OpenAction'));
  return opening instanceof PDFDict && opening.lookup(PDFName.of('S')) !== PDFName.of('GoTo');
}

/** Null where there are more than a form of the state can have. */
function fieldsOf(doc: Document, acroForm: Dict) {
  const top = acroForm.lookupMaybe(PDFName.of('Fields'), PDFArray);
  if (top === undefined || top.size() === 0) return [];
  if (top.size() > mostFields) return null;
  const fields = doc.getForm().getFields();
  if (fields.length > mostFields) return null;
  return fields.map((field) => {
    const name = field.getName();
    const of = (type: FieldType, filled: boolean) => ({ name, type, filled });
    if (field instanceof PDFTextField) return of('text', (field.getText() ?? '').trim() !== '');
    if (field instanceof PDFCheckBox) return of('tick', field.isChecked());
    return of('other', false);
  });
}
