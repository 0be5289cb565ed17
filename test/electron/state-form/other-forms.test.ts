// A form whose fields are not known, or none, or a file that is no form: a sheet says what to write, or a sentence what is wrong.
import { writeFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { flatForm, stateForm } from '../../support/state-form.ts';
import { deskWith, early, falls, imported, print, words } from '../../support/state-form-desk.ts';

describe('any other form', () => {
  test.each([
    ['one without fields', flatForm, 'has no fields'],
    ['one that lacks a field', () => stateForm({ without: 'Zip code_2' }), 'does not know'],
    [
      'one whose field is of another kind',
      () => stateForm({ without: 'Suffix', change: (doc) => void doc.getForm().createCheckBox('Suffix') }),
      'does not know',
    ],
    [
      'one that somebody filled in',
      () => stateForm({ change: (doc) => doc.getForm().getTextField('Name').setText('Ada') }),
      'filled in already',
    ],
  ] as const)('%s gives the sheet alone, with the reason', async (_, make, why) => {
    const desk = await imported(await make());
    expect(await print(desk)).toMatchObject({ filled: false });
    const sheet = await words(desk.shown.at(-1) ?? Buffer.alloc(0), 0);
    expect(sheet).toContain(why);
    for (const value of ['Świątek-O’Brien', '06/14/1958', 'Mill Street', '518-555-0199'])
      expect(sheet).toContain(value);
  });

  it('none at all gives the sheet too, and an absentee form has its reason on it', async () => {
    const desk = falls();
    await print(desk, { kind: 'absentee', category: 'absent-from-county' });
    const bytes = desk.shown.at(-1) ?? Buffer.alloc(0);
    if (process.env.KEEP_PAPERS) writeFileSync(`${process.env.KEEP_PAPERS}/sheet.pdf`, bytes);
    const sheet = await words(bytes, 0);
    expect(sheet).toContain('has not been imported');
    expect(sheet).toContain('absence from the county');
  });

  it('an absentee who wants several elections and gave no dates is told to give them, not made to ask for this one only', async () => {
    const desk = falls();
    const several = { kind: 'absentee', category: 'absent-from-county', severalElections: true } as const;
    await print(desk, several);
    const sheet = await words(desk.shown.at(-1) ?? Buffer.alloc(0), 0);
    expect(sheet).toContain('any election between these dates, and both dates');
    expect(sheet).not.toContain('special election only');
    await print(desk, { ...several, absence: { from: '2027-03-01', to: '2027-04-30' } });
    expect(await words(desk.shown.at(-1) ?? Buffer.alloc(0), 0)).toContain(
      'Monday, March 1, 2027 to Friday, April 30, 2027',
    );
  });
});

test.each([
  ['no PDF', Buffer.from('<html>'), 'is no PDF file'],
  [
    'too large',
    Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(10 * 1024 * 1024), Buffer.from('%%EOF')]),
    'larger than 10 MB',
  ],
  ['damaged', Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\n%%EOF'), 'is damaged'],
])('a file that is %s is refused in a sentence, and nothing is kept', async (_, bytes, why) => {
  const desk = deskWith(bytes);
  const no = await desk.refused('state-form.choose-file', { kind: early });
  expect(no.code).toBe('not-the-form');
  expect(no.message).toContain(why);
  expect(no.message).toContain('Nothing was kept.');
});
