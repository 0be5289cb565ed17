// The take-along box as it comes out of the printer: everything the day needs, each part on sheets of its own, and quick enough
// with the mail ballots of a large village.
import { describe, expect, test } from 'vitest';
import { exampleFalls } from '../../support/example-office.ts';
import { fallsElection as election } from '../../support/example-steps.ts';
import { hardRecords, secret } from '../../support/export-steps.ts';
import { twoDistrictSteps } from '../../support/inspectors-steps.ts';
import { readPdf } from '../../support/read-pdf.ts';

const falls = exampleFalls();
const eve = '2027-03-15T16:41:00-04:00';

describe('the box on the day before', () => {
  test('holds what the day needs, in its order, for every district', async () => {
    const desk = falls({ now: eve });
    for (const [name, input] of twoDistrictSteps) await desk.do(name, input);
    await desk.do('paper.print-take-along-box', { election, size: 'letter' });
    const pdf = await readPdf(desk.shown.at(-1) ?? Buffer.alloc(0));
    const text = pdf.pages
      .map((page) => page.texts.map((one) => one.text).join(' '))
      .join('\n')
      .replaceAll('\u00a0', ' ');
    const wanted = [
      ...['In this set', 'If Something Goes Wrong', '518-555-0143', 'Sign for the old door', 'Log of the day'],
      ...['Register of the Mail Ballots', 'Abernathy, Doris', 'Applicants for Mail Ballots', 'Runs to the Boards'],
      ...[
        'Worksheet of the Inspectors',
        'Tally Sheet',
        'District 1',
        'Adaeze Okafor',
        'Written in:',
        'District 2',
        'Fire truck',
      ],
    ];
    let from = 0;
    for (const words of wanted) {
      const at = text.indexOf(words, from);
      expect(at, words).toBeGreaterThanOrEqual(0);
      from = words.startsWith('District') || words.startsWith('518') ? from : at;
    }
    expect(text).toContain('4:41 p.m.');
  });

  test('names no birth date, no reason and no place of detention', async () => {
    const desk = falls();
    await hardRecords(desk);
    await desk.do('paper.print-take-along-box', { election, size: 'letter' });
    const pdf = await readPdf(desk.shown.at(-1) ?? Buffer.alloc(0));
    const text = pdf.pages.flatMap((page) => page.texts.map((one) => one.text)).join(' ');
    expect(text).toContain('-Dash');
    for (const words of [secret.birthDate, 'July 8', secret.detention, secret.reason, secret.mailing, 'detained'])
      expect(text.includes(words), words).toBe(false);
  });

  test('the screen lists the same parts and says what cannot be made yet', async () => {
    const page = await falls({ now: eve }).ask('records.take-along-box', { election });
    expect(page).toMatchObject({ when: 'tomorrow', isTime: true });
    const roster = page.parts?.find(({ title }) => title.startsWith('Inspectors'));
    expect(roster).toMatchObject({ made: false });
    expect(roster?.says).toMatch(/Nobody is on the list of inspectors/);
    expect(page.parts?.filter(({ made }) => made).length).toBeGreaterThanOrEqual(6);
  });
});
