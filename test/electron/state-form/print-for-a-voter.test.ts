// The state's form, imported by the clerk and printed for a voter: as words, as ink, and as the record has it.
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { fallsElection as election, taking } from '../../support/example-steps.ts';
import { readPdf } from '../../support/read-pdf.ts';
import { placeOfField, stateForm } from '../../support/state-form.ts';
import { early, imported, print, voter, words } from '../../support/state-form-desk.ts';
import { tempFolder } from '../../support/temp-folder.ts';

/** How much of a field's rectangle is dark, of the first page drawn at 100 dots to the inch; null where nothing can draw. */
function inkOf(bytes: Buffer): ((name: string) => number) | null {
  if (spawnSync('pdftoppm', ['-v']).error) return null;
  const out = path.join(tempFolder(), 'form');
  writeFileSync(`${out}.pdf`, bytes);
  execFileSync('pdftoppm', ['-r', '100', '-gray', '-f', '1', '-l', '1', '-singlefile', `${out}.pdf`, out]);
  const pgm = readFileSync(`${out}.pgm`);
  const [, width = 0, height = 0] =
    /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(pgm.subarray(0, 40).toString('latin1'))?.map(Number) ?? [];
  const at = pgm.length - width * height;
  return (name) => {
    const place = placeOfField(name);
    const dots = (points: number) => Math.round((points * 100) / 72);
    let dark = 0;
    for (let y = dots(792 - place.y - place.height) + 1; y < dots(792 - place.y) - 1; y += 1)
      for (let x = dots(place.x) + 1; x < dots(place.x + place.width) - 1; x += 1)
        if ((pgm[at + y * width + x] ?? 255) < 140) dark += 1;
    return dark;
  };
}

const written: Readonly<Record<string, string>> = {
  'Last name or surname': 'Świątek-O’Brien',
  'First name': 'María-José',
  'Middle initial': 'Q',
  Suffix: 'Jr.',
  'Date of birth MMDDYYYY': '06/14/1958',
  'County where you live': 'Sample',
  'Phone number optional': '518-555-0199',
  'Email optional': 'mj@example.org',
  'Street Number and Name': '5 Mill Street',
  'Zip Code': '12999',
  'Street no_2': '5',
  'Street name_2': 'Mill Street',
  City_2: 'Example Falls',
  State_2: 'NY',
  'Zip code_2': '12999',
};
const leftEmpty = [
  'Name',
  'Street no',
  'Street name',
  'City',
  'Zip code',
  'Apt_2',
  'Name of Voter',
  'Address of Witness',
];

describe('a form whose fields are known', () => {
  it('has every fact in its field, in words and in ink, and no other field written in', async () => {
    const desk = await imported(await stateForm());
    const { filled, pages } = await print(desk);
    expect({ filled, pages }).toEqual({ filled: true, pages: 3 });
    const bytes = desk.shown.at(-1) ?? Buffer.alloc(0);
    if (process.env.KEEP_PAPERS) writeFileSync(`${process.env.KEEP_PAPERS}/printed.pdf`, bytes);
    const {
      pages: [first, , sheet],
    } = await readPdf(bytes);
    for (const [name, value] of Object.entries(written)) {
      const place = placeOfField(name);
      const inside = first?.texts.filter(
        ({ x, baseline, size }) =>
          size > 6.5 &&
          x >= place.x &&
          x < place.x + place.width &&
          792 - baseline >= place.y &&
          792 - baseline < place.y + place.height,
      );
      expect(inside?.map(({ text }) => text).join(''), name).toBe(value);
    }
    const onSheet = sheet?.texts.map(({ text }) => text).join(' ');
    expect(onSheet).toContain('mail ballot to me');
    expect(onSheet).toContain('Nobody may sign for you');
    const ink = inkOf(bytes);
    if (!ink) return;
    // Practice papers have a grey word across, which is no ink; a letter of 11 points has some twenty dark dots.
    for (const [name, value] of Object.entries(written)) expect(ink(name), name).toBeGreaterThan(value.length * 4);
    expect(ink('Special Election')).toBeGreaterThan(15);
    for (const name of leftEmpty) expect(ink(name), name).toBe(0);
    const box = ink('All elections this year');
    for (const name of ['Primary Election only', 'General Election']) expect(ink(name), name).toBe(box);
    expect(box).toBeLessThan(ink('Special Election'));
  });

  it('is recorded for whom, and its former one stays', async () => {
    const desk = await imported(await stateForm());
    await print(desk);
    const { printed } = await desk.ask('mail-ballots.state-forms', { election, application: null });
    expect(printed).toMatchObject([
      { kind: early, name: 'María-José Q. Świątek-O’Brien Jr.'.replace('Q.', 'Quỳnh'), filled: true },
    ]);
    const { forms } = await desk.ask('office.state-forms', {});
    expect(forms.find(({ kind }) => kind === early)).toMatchObject({
      current: { name: 'form.pdf', standing: 'known', revision: '2024 Early Vote By Mail Application – English' },
      ...{ why: null, former: 0 },
    });
  });

  it('takes a line of the register, and what a shorter field cannot take is named', async () => {
    const most = { field: 'Date of birth MMDDYYYY', signs: 8 };
    const desk = await imported(await stateForm({ most, narrow: { field: 'Last name or surname', width: 40 } }));
    const { number } = await desk.do(
      'mail-ballot.record-application',
      taking('Ada', 'Fox', { kind: early, category: null, certificate: 'not-asked' }),
    );
    const whom = (n: number) => ({ election, for: { from: 'register', number: n, phone: '', email: '' } });
    await desk.do('mail-ballot.print-state-form', whom(number));
    expect(await words(desk.shown.at(-1) ?? Buffer.alloc(0), 0)).toContain('06141958');
    const long = await desk.do(
      'mail-ballot.record-application',
      taking('Ada', 'Wolfeschlegelsteinhausen', { kind: early, category: null, certificate: 'not-asked' }),
    );
    const no = await desk.refused('mail-ballot.print-state-form', whom(long.number), 'refused-act');
    expect(no).toMatchObject({ code: 'paper-problem', fields: [{ path: 'name.surname' }] });
    expect(no.message).toContain('“Wolfeschlegelsteinhausen” does not fit the field “Last name”');
  });

  it('refuses a sign the type does not have, with the name of the field', async () => {
    const desk = await imported(await stateForm());
    const name = { surname: '山田', given: 'Ada', middle: '', suffix: '' };
    const no = await desk.refused(
      'mail-ballot.print-state-form',
      { election, for: { from: 'typed', applicant: voter({ name }) } },
      'refused-act',
    );
    expect(no).toMatchObject({ code: 'paper-problem' });
    expect(no.message).toContain('“山”');
  });

  it('an address of three lines, or abroad, is for a hand', async () => {
    const desk = await imported(await stateForm());
    await print(desk, { sendTo: { lines: ['c/o Holm', 'Storgata 5', '0155 Oslo', 'Norway'] } });
    const bytes = desk.shown.at(-1) ?? Buffer.alloc(0);
    expect(await words(bytes, 2)).toContain('c/o Holm, Storgata 5, 0155 Oslo, NORWAY');
    expect(await words(bytes, 0)).not.toContain('Storgata');
  });
});
