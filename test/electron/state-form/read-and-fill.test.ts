// Somebody else's PDF form, read and filled in a thread of its own.
import { writeFileSync } from 'node:fs';
import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { fontBytes } from '../../../electron/pdf/fonts.ts';
import type { FormNews } from '../../../electron/state-form/form-orders.ts';
import { inThread } from '../../../electron/state-form/in-thread.ts';
import type { FormEntry as Entry } from '../../../shared/documents/state-form/form-entry.ts';
import type { RecordedAt } from '../../../shared/domain/recorded-at.ts';
import { badForms, fieldsOfStateForm, flatForm, stateForm } from '../../support/state-form.ts';

const read = (form: Uint8Array) => inThread({ what: 'read', form });
const stamp = '2027-02-01T10:00:00-05:00' as RecordedAt;
const text = (name: string, words: string): Entry => ({
  name,
  path: name,
  label: name,
  write: { kind: 'text', text: words, shorter: null },
});
const fill = async (form: Uint8Array, entries: readonly Entry[], practice = false): Promise<FormNews> =>
  inThread({
    ...{ what: 'fill', form, font: fontBytes('regular'), entries, sheet: await flatForm() },
    ...{ title: 'Filled', stamp, practice },
  });

describe('a form is read', () => {
  it('with its pages and the names and kinds of its fields', async () => {
    const news = await read(await stateForm());
    expect(news).toMatchObject({ kind: 'found', found: { pages: 2, layers: false, filledIn: false } });
    if (news.kind !== 'found') throw new Error();
    expect(news.found.fields.map(({ name }) => name).sort()).toEqual([...fieldsOfStateForm].sort());
  });

  it('without fields where it has none', async () => {
    expect(await read(await flatForm())).toMatchObject({ found: { fields: [] } });
  });

  it('and what somebody wrote in it is noticed', async () => {
    const form = await stateForm({ change: (doc) => doc.getForm().getTextField('First name').setText('Ada') });
    expect(await read(form)).toMatchObject({ found: { filledIn: true } });
  });

  it.each(Object.entries(badForms))('%s: it is not kept', async (what, make) => {
    const whys: Record<string, string> = {
      'locked with a password': 'locked',
      'an XFA form': 'xfa',
      'runs a script when it is opened': 'acts-by-itself',
      'starts a program when it is opened': 'acts-by-itself',
      'brings a file along': 'acts-by-itself',
      'ten thousand fields': 'too-many-fields',
      'a thousand pages': 'too-many-pages',
    };
    expect(await read(await make())).toEqual({ kind: 'not', why: whys[what] ?? 'broken' });
  });

  it('ends where reading does not', async () => {
    const news = await inThread({ what: 'read', form: await stateForm() }, { seconds: 0.001, megabytes: 600 });
    expect(news).toEqual({ kind: 'not', why: 'took-too-long' });
  });
});

describe('a form is filled', () => {
  const name = text('Last name or surname', 'Świątek-O’Brien');
  const tick: Entry = { name: 'Special Election', path: '', label: '', write: { kind: 'tick' } };

  it('and holds nothing of the file but what its pages show', async () => {
    const form = await stateForm({
      change: (doc) => {
        const field = doc.getForm().getTextField('First name').acroField.dict;
        field.set(PDFName.of('AA'), doc.context.obj({ K: { S: 'JavaScript', JS: 'AFDate_Keystroke' } }));
        doc.getPage(0).node.set(PDFName.of('AA'), doc.context.obj({ O: { S: 'JavaScript', JS: 'app.beep()' } }));
      },
    });
    const news = await fill(form, [name, tick], true);
    if (news.kind !== 'filled') throw new Error(JSON.stringify(news));
    if (process.env.KEEP_PAPERS) writeFileSync(`${process.env.KEEP_PAPERS}/filled.pdf`, news.bytes);
    const doc = await PDFDocument.load(news.bytes);
    expect(news.pages).toBe(3);
    expect(
      doc.catalog
        .keys()
        .map((key) => key.decodeText())
        .sort(),
    ).toEqual(['Lang', 'Pages', 'Type', 'ViewerPreferences']);
    for (const page of doc.getPages())
      for (const key of ['AA', 'Annots', 'A', 'Tabs']) expect(page.node.has(PDFName.of(key))).toBe(false);
    const all = Buffer.from(news.bytes).toString('latin1');
    for (const word of ['JavaScript', 'AFDate', 'AcroForm', 'Subtype /Widget'])
      expect(all.includes(word), word).toBe(false);
  });

  it('and is the same bytes twice', async () => {
    const [one, two] = [await fill(await stateForm(), [name]), await fill(await stateForm(), [name])];
    if (one.kind !== 'filled' || two.kind !== 'filled') throw new Error();
    expect(Buffer.compare(one.bytes, two.bytes)).toBe(0);
  });

  it('words that do not fit are named and not cut', async () => {
    const narrow = await stateForm({ narrow: { field: 'Last name or surname', width: 30 } });
    const news = await fill(narrow, [name]);
    expect(news).toMatchObject({
      kind: 'problem',
      problem: { field: 'Last name or surname', text: 'Świątek-O’Brien' },
    });
  });
});
