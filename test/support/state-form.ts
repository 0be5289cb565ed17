// PDF forms for tests: one with the field names of the state's early mail application of 2024 and none of its words, and files
// somebody might choose by mistake or to do harm.
import { PDFDocument, PDFName, PDFString, StandardFonts } from '@cantoo/pdf-lib';

/** The names the state's file was seen to have, and a few places it has without a name known to us. */
const texts: readonly (readonly [string, number, number, number])[] = [
  ['Last name or surname', 56, 640, 210],
  ['First name', 276, 640, 160],
  ['Middle initial', 446, 640, 50],
  ['Suffix', 510, 640, 50],
  ['Date of birth MMDDYYYY', 56, 600, 110],
  ['County where you live', 176, 600, 110],
  ['Phone number optional', 300, 600, 120],
  ['Email optional', 430, 600, 140],
  ['Street Number and Name', 56, 560, 220],
  ['Zip Code', 480, 560, 80],
  ['Name', 150, 500, 200],
  ['Street no', 56, 470, 70],
  ['Street name', 135, 470, 180],
  ['Apt', 325, 470, 40],
  ['City', 375, 470, 100],
  ['State', 480, 470, 30],
  ['Zip code', 515, 470, 50],
  ['Delivery of General or Special Election Ballot check one', 150, 410, 200],
  ['Street no_2', 56, 380, 70],
  ['Street name_2', 135, 380, 180],
  ['Apt_2', 325, 380, 40],
  ['City_2', 375, 380, 100],
  ['State_2', 480, 380, 30],
  ['Zip code_2', 515, 380, 50],
  ['Name of Voter', 150, 200, 150],
  ['Address of Witness', 56, 140, 200],
];
const boxes: readonly (readonly [string, number, number])[] = [
  ['Primary Election only', 60, 690],
  ['General Election', 160, 690],
  ['Special Election', 260, 690],
  ['All elections this year', 360, 690],
  ['Check Box 5', 400, 520],
  ['Check Box 6', 400, 430],
];

export interface FormWishes {
  readonly without?: string;
  /** This field takes no more signs than that. */
  readonly most?: { readonly field: string; readonly signs: number };
  readonly narrow?: { readonly field: string; readonly width: number };
  readonly change?: (doc: PDFDocument) => void | Promise<void>;
}

/** Two pages, the second without fields. */
export async function stateForm(wishes: FormWishes = {}): Promise<Buffer> {
  const doc = await PDFDocument.create({ updateMetadata: false });
  const font = await doc.embedFont(StandardFonts.Helvetica);
  const page = doc.addPage([612, 792]);
  const form = doc.getForm();
  page.drawText('Example form with the names of the fields of 1 page', { x: 56, y: 740, size: 12, font });
  for (const [name, x, y, width] of texts) {
    page.drawText(name, { x, y: y + 20, size: 6, font });
    if (name === wishes.without) continue;
    const field = form.createTextField(name);
    field.addToPage(page, {
      ...{ x, y, width: wishes.narrow?.field === name ? wishes.narrow.width : width, height: 18, font },
      ...{ borderWidth: 0 },
    });
    if (wishes.most?.field === name) field.setMaxLength(wishes.most.signs);
  }
  for (const [name, x, y] of boxes) {
    page.drawText(name, { x: x + 14, y: y + 2, size: 6, font });
    if (name !== wishes.without) form.createCheckBox(name).addToPage(page, { x, y, width: 10, height: 10 });
  }
  doc.addPage([612, 792]).drawText('Second page: instructions', { x: 56, y: 740, size: 12, font });
  await wishes.change?.(doc);
  return Buffer.from(await doc.save({ useObjectStreams: false, updateFieldAppearances: wishes.change === undefined }));
}

/** Where a field lies on the first page, in points from the lower left. */
export function placeOfField(name: string): { x: number; y: number; width: number; height: number } {
  const text = texts.find(([one]) => one === name);
  if (text) return { x: text[1], y: text[2], width: text[3], height: 18 };
  const box = boxes.find(([one]) => one === name);
  if (!box) throw new Error(`no field ${name}`);
  return { x: box[1], y: box[2], width: 10, height: 10 };
}
export const fieldsOfStateForm = [...texts.map(([name]) => name), ...boxes.map(([name]) => name)];

/** A form without a field: what the state's form is when it was printed and scanned, or printed to a file. */
export async function flatForm(): Promise<Buffer> {
  const doc = await PDFDocument.create({ updateMetadata: false });
  const font = await doc.embedFont(StandardFonts.Helvetica);
  doc.addPage([612, 792]).drawText('A form of paper only', { x: 56, y: 740, size: 12, font });
  return Buffer.from(await doc.save());
}

const script = (doc: PDFDocument, code: string) => doc.context.obj({ S: 'JavaScript', JS: PDFString.of(code) });

/** A file by what is wrong with it. */
export const badForms: Readonly<Record<string, () => Promise<Buffer>>> = {
  'no PDF at all': async () => Buffer.from('%!PS-Adobe-3.0\nshowpage\n'),
  'half a file': async () => {
    const whole = await stateForm();
    return Buffer.concat([whole.subarray(0, whole.length / 2), Buffer.from('\n%%EOF\n')]);
  },
  'locked with a password': () =>
    stateForm({ change: (doc) => void doc.encrypt({ userPassword: 'secret', ownerPassword: 'owner' }) }),
  'an XFA form': () =>
    stateForm({
      change: (doc) => doc.catalog.getOrCreateAcroForm().dict.set(PDFName.of('XFA'), PDFString.of('<xdp/>')),
    }),
  'runs a script when it is opened': () =>
    stateForm({ change: (doc) => doc.catalog.set(PDFName.of('OpenAction'), script(doc, 'app.alert(1)')) }),
  'starts a program when it is opened': () =>
    stateForm({
      change: (doc) =>
        doc.catalog.set(PDFName.of('OpenAction'), doc.context.obj({ S: 'Launch', F: PDFString.of('cmd.exe') })),
    }),
  'brings a file along': () =>
    stateForm({ change: (doc) => doc.attach(new Uint8Array([77, 90]), 'form.exe', { mimeType: 'x/y' }) }),
  'ten thousand fields': () =>
    stateForm({
      change: (doc) => {
        const { acroForm } = doc.getForm();
        for (let n = 0; n < 10_000; n += 1)
          acroForm.addField(doc.context.register(doc.context.obj({ FT: 'Tx', T: PDFString.of(`f${n}`), Kids: [] })));
      },
    }),
  'a thousand pages': () =>
    stateForm({
      change: (doc) => {
        for (let n = 0; n < 1000; n += 1) doc.addPage([612, 792]);
      },
    }),
  'a field that is its own child': () =>
    stateForm({
      change: (doc) => {
        const ref = doc.context.nextRef();
        doc.context.assign(ref, doc.context.obj({ T: PDFString.of('round'), Kids: [ref] }));
        doc.getForm().acroForm.addField(ref);
      },
    }),
};
