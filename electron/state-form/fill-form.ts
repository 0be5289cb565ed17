// Writes in the fields of the state's form, flattens it, and puts its pages into a file of our own: nothing of the state's
// file comes along but what its pages show. No script, no action, no link, no attachment.
import type { PDFDocument as Document, PDFFont, PDFForm, PDFPage } from '@cantoo/pdf-lib';
import type { FormEntry as Entry } from '../../shared/documents/state-form/form-entry.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import type { FillOrder, FillProblem } from './form-orders.ts';
import { openForm } from './open-form.ts';
import { fontkit, pdfLib } from './pdf-lib.ts';

const { degrees, PDFCheckBox, PDFDocument, PDFTextField, PrintScaling, rgb } = pdfLib;

/** In points: as a typewriter would, smaller in a low field, and never too small to be read at a counter. */
const size = 11;
const smallest = 7;
const step = 0.25;
/** What a viewer leaves free at both sides of a field. */
const margin = 5;

/** The bytes to print; or the field that cannot be written in, and why. */
export async function fillForm(order: FillOrder): Promise<Result<{ bytes: Uint8Array; pages: number }, FillProblem>> {
  const opened = await openForm(order.form);
  if (!opened.ok) return err(changed(''));
  const { doc } = opened.value;
  doc.registerFontkit(fontkit);
  const font = await doc.embedFont(order.font, { subset: true, customName: 'NotoSans' });
  const form = doc.getForm();
  const ticks: (() => void)[] = [];
  for (const entry of order.entries) {
    const written =
      entry.write.kind === 'text' ? writeText(form, entry, entry.write, font) : findTick(doc, form, entry);
    if (!written.ok) return written;
    if (written.value) ticks.push(written.value);
  }
  flatten(form, new Set(order.entries.map(({ name }) => name)));
  for (const tick of ticks) tick();
  return ok(await onSheetsOfOurOwn(doc, order, font));
}

const changed = (text: string): FillProblem => ({
  field: '',
  text,
  why: 'The state’s form as it is kept cannot be filled in. Import it again in Settings.',
});

function writeText(
  form: PDFForm,
  { name, label, path }: Entry,
  { text, shorter }: Extract<Entry['write'], { kind: 'text' }>,
  font: PDFFont,
): Result<null, FillProblem> {
  const field = form.getFieldMaybe(name);
  if (!(field instanceof PDFTextField)) return err(changed(name));
  const most = field.getMaxLength() ?? Number.POSITIVE_INFINITY;
  const fits = [text, shorter].find((one) => one !== null && one.length <= most);
  const no = (how: string): Result<null, FillProblem> =>
    err({
      field: path,
      text,
      why: `“${text}” does not fit the field “${label}” of the state’s form${how}. Leave it out here and write it in by hand; nothing was cut.`,
    });
  if (fits === undefined || fits === null) return no(`, which takes ${most} signs`);
  const [widget] = field.acroField.getWidgets();
  if (!widget) return err(changed(name));
  const { width, height } = widget.getRectangle();
  let at = Math.max(smallest, Math.min(size, Math.floor(height * 0.68 * 4) / 4));
  while (at > smallest && font.widthOfTextAtSize(fits, at) > width - margin) at -= step;
  if (font.widthOfTextAtSize(fits, at) > width - margin) return no(`, even at ${smallest} points`);
  if (field.isMultiline()) field.disableMultiline();
  field.setText(fits);
  field.setFontSize(at);
  field.updateAppearances(font);
  return ok(null);
}

/** A cross from corner to corner, drawn when the form is flat: whatever sign the file brings for “on” may print as a smear. */
function findTick(doc: Document, form: PDFForm, { name }: Entry): Result<() => void, FillProblem> {
  const field = form.getFieldMaybe(name);
  const [widget] = field instanceof PDFCheckBox ? field.acroField.getWidgets() : [];
  if (!widget) return err(changed(name));
  const { x, y, width, height } = widget.getRectangle();
  const page = pageOf(doc, widget.P(), doc.context.getObjectRef(widget.dict));
  if (!page) return err(changed(name));
  const inset = Math.min(width, height) * 0.12;
  const [left, right, low, high] = [x + inset, x + width - inset, y + inset, y + height - inset];
  const line = { thickness: 1.2, color: rgb(0, 0, 0) };
  return ok(() => {
    page.drawLine({ ...line, start: { x: left, y: low }, end: { x: right, y: high } });
    page.drawLine({ ...line, start: { x: left, y: high }, end: { x: right, y: low } });
  });
}

function pageOf(doc: Document, own: unknown, widget: unknown): PDFPage | undefined {
  const pages = doc.getPages();
  return (
    pages.find(({ ref }) => ref === own) ??
    pages.find(({ node }) =>
      node
        .Annots()
        ?.asArray()
        .some((annotation) => annotation === widget),
    )
  );
}

/** Fields that were not written in stay as the form shows them; one that shows nothing, and every button, is taken out. */
function flatten(form: PDFForm, written: ReadonlySet<string>): void {
  for (const field of form.getFields()) {
    const shows = field.acroField.getWidgets().every((widget) => widget.getNormalAppearance() !== undefined);
    const kept = field instanceof PDFTextField || field instanceof PDFCheckBox;
    if (!written.has(field.getName()) && !(kept && shows)) form.removeField(field);
  }
  form.flatten({ updateFieldAppearances: false });
}

/** What a page needs to be drawn, and no more. */
const ofAPage = ['Type', 'Parent', 'MediaBox', 'CropBox', 'Rotate', 'Resources', 'Contents', 'Group', 'UserUnit'];

async function onSheetsOfOurOwn(filled: Document, { title, stamp, sheet, practice }: FillOrder, font: PDFFont) {
  for (const page of filled.getPages()) {
    if (practice) markPractice(page, font);
    bare(page);
  }
  await filled.flush();
  const doc = await PDFDocument.create({ updateMetadata: false });
  for (const from of [filled, await PDFDocument.load(sheet, { updateMetadata: false })])
    for (const page of await doc.copyPages(from, from.getPageIndices())) {
      bare(page);
      doc.addPage(page);
    }
  doc.setTitle(title, { showInWindowTitleBar: true });
  doc.setLanguage('en-US');
  doc.setProducer('Village Election Desk');
  doc.setCreationDate(new Date(stamp));
  doc.setModificationDate(new Date(stamp));
  doc.catalog.getOrCreateViewerPreferences().setPrintScaling(PrintScaling.None);
  return {
    bytes: await doc.save({ useObjectStreams: false, updateFieldAppearances: false }),
    pages: doc.getPageCount(),
  };
}

function bare({ node }: PDFPage): void {
  for (const key of node.keys()) if (!ofAPage.includes(key.decodeText())) node.delete(key);
}

/** Across the page in grey, as on every paper of a practice office. */
function markPractice(page: PDFPage, font: PDFFont): void {
  const { width, height } = page.getSize();
  const at = width / 6;
  const half = font.widthOfTextAtSize('PRACTICE', at) / 2;
  const turned = Math.atan2(height, width);
  page.drawText('PRACTICE', {
    ...{ font, size: at, color: rgb(0.45, 0.45, 0.45), opacity: 0.25 },
    rotate: degrees((turned * 180) / Math.PI),
    x: width / 2 - half * Math.cos(turned) + (at / 3) * Math.sin(turned),
    y: height / 2 - half * Math.sin(turned) - (at / 3) * Math.cos(turned),
  });
}
