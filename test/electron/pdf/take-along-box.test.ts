// The take-along box as it comes out of the printer: everything the day needs, each part on sheets of its own that say which
// part they are and which sheet of it.
import { describe, expect, test } from 'vitest';
import { printedBox } from '../../support/box-steps.ts';
import { exampleFalls, twinBridges } from '../../support/example-office.ts';
import { bridgesElection, fallsElection as election } from '../../support/example-steps.ts';
import { hardRecords, secret } from '../../support/export-steps.ts';
import { twoDistrictSteps } from '../../support/inspectors-steps.ts';
import { at, mailing, qualified } from '../../support/mail-ballot-steps.ts';
import { readPdf } from '../../support/read-pdf.ts';
import type { TestDesk } from '../../support/test-desk.ts';

const falls = exampleFalls();
const bridges = twinBridges();
const eve = '2027-03-15T16:41:00-04:00';
const pagesOf = async (desk: TestDesk): Promise<string[]> => {
  const pdf = await readPdf(desk.shown.at(-1) ?? Buffer.alloc(0));
  return pdf.pages.map(({ texts }) =>
    texts
      .map(({ text }) => text)
      .join(' ')
      .replaceAll('\u00a0', ' ')
      .replace(/\s+/g, ' '),
  );
};

describe('the box on the day before', () => {
  test('holds what the day needs, in its order, for every district', async () => {
    const desk = falls({ now: eve });
    for (const [name, input] of twoDistrictSteps) await desk.do(name, input);
    await printedBox(desk);
    const text = (await pagesOf(desk)).join('\n');
    const wanted = [
      ...['In this set', 'If Something Goes Wrong', '518-555-0143', 'Sign for the old door', 'Log of the day'],
      ...['Start here', 'Register of the Mail Ballots', 'Abernathy, Doris', 'Applicants for Mail Ballots'],
      ...['Runs to the Boards', 'Mail Ballots to the Inspectors, by Hand', 'Worksheet of the Inspectors'],
      ...['Tally Sheet', 'District 1', 'Adaeze Okafor', 'Written in:', 'Fire truck', 'District 2', 'Fire truck'],
    ];
    let from = 0;
    for (const words of wanted) {
      const at = text.indexOf(words, from);
      expect(at, words).toBeGreaterThanOrEqual(0);
      from = words.startsWith('518') ? from : at + 1;
    }
    expect(text).toContain('4:41 p.m.');
  });

  test('leaves lines for envelopes of polling day, and names the district where its board signs', async () => {
    const desk = falls({ now: eve });
    for (const [name, input] of twoDistrictSteps) await desk.do(name, input);
    await printedBox(desk);
    const sheets = await pagesOf(desk);
    const worksheet = sheets.find((text) => text.includes('Worksheet of the Inspectors'));
    expect(worksheet).toContain('Write in each envelope that comes');
    expect(worksheet).toContain('not qualified under §15-120 or §15-119');
    for (const district of ['District 1', 'District 2'])
      expect(
        sheets.some((text) => new RegExp(`${district} ?: counted and compared`).test(text)),
        district,
      ).toBe(true);
  });

  // §15-120(9): one box for mail ballots; who voted by early mail, where few did, must not be told by a column of its own.
  test('counts mail ballots in one column, and says when to leave it empty', async () => {
    const desk = falls({ now: eve });
    await printedBox(desk);
    const tally = (await pagesOf(desk)).find((text) => text.includes('Tally Sheet'));
    expect(tally).toMatch(/Ballots Paper Mail All/);
    expect(tally).toMatch(/fewer than ten mail ballots/);
    expect(tally).not.toMatch(/Early mail/);
  });

  test('names a spoiled ballot under its number until there is another', async () => {
    const desk = falls({ now: eve });
    const number = await qualified(desk, 'Gus', 'Lane');
    await desk.do('mail-ballot.print-envelope', {
      ...{ election, number, piece: 'return-with-affirmation', stock: '#10' },
    });
    await desk.do('mail-ballot.mail', mailing([number], at('2027-03-10')));
    const today = at('2027-03-15', '10:00');
    await desk.do('mail-ballot.end', { election, envelope: 1, how: 'spoiled', at: today, reason: 'The dog' });
    await printedBox(desk);
    const register = (await pagesOf(desk)).find((text) => text.includes('Register of the Mail Ballots'));
    expect(register).toContain('Lane, Gus absentee 0001 spoiled');
  });

  test('names who stands on no board’s list because the district is not on record', async () => {
    const desk = falls({ now: eve });
    for (const [name, input] of twoDistrictSteps) await desk.do(name, input);
    await printedBox(desk);
    const sheet = (await pagesOf(desk)).find((text) => text.includes('District Not on Record'));
    expect(sheet).toContain('Abernathy, Doris');
    expect(sheet).not.toContain('Fox, Tom');
  });

  test('a pile that was dropped can be put together again', async () => {
    const desk = falls({ now: eve });
    const { parts, pages } = await printedBox(desk);
    const sheets = await pagesOf(desk);
    expect(sheets).toHaveLength(pages);
    const front = sheets.filter((text) => /List of the parts, page \d+ of \d+/.test(text));
    const feet = sheets.slice(front.length).map((text) => /Part (\d+), page (\d+) of (\d+)/.exec(text)?.slice(1));
    const counted = new Map<string, string[]>();
    for (const [part = '', page = ''] of feet.map((foot) => foot ?? []))
      counted.set(part, [...(counted.get(part) ?? []), page]);
    expect([...counted.keys()]).toEqual(Array.from({ length: parts }, (_, i) => String(i + 1)));
    for (const [part, of] of counted) {
      expect(of).toEqual(of.map((_, i) => String(i + 1)));
      const last = feet.findLast((foot) => foot?.[0] === part);
      expect(last?.[1]).toBe(last?.[2]);
    }
  });

  test('names no birth date, no reason and no place of detention', async () => {
    const desk = falls();
    await hardRecords(desk);
    await printedBox(desk);
    const text = (await pagesOf(desk)).join(' ');
    expect(text).toContain('-Dash');
    for (const words of [secret.birthDate, 'July 8', secret.detention, secret.reason, secret.mailing, 'detained'])
      expect(text.includes(words), words).toBe(false);
  });

  test('the screen lists the same parts and says what cannot be made yet', async () => {
    const page = await falls({ now: eve }).ask('records.take-along-box', { election });
    expect(page).toMatchObject({ when: 'tomorrow', isTime: true, onRecord: { printed: null, since: null } });
    const roster = page.parts?.find(({ title }) => title.startsWith('Inspectors'));
    expect(roster).toMatchObject({ made: false });
    expect(roster?.says).toMatch(/Nobody is on the list of inspectors/);
    expect(page.parts?.filter(({ made }) => made).length).toBeGreaterThanOrEqual(6);
  });

  test('and, where March 17 is the third Tuesday, that March 18 takes a resolution (§15-104(1)(b))', async () => {
    const { pollDayOpen } = await bridges().ask('records.take-along-box', { election: bridgesElection });
    expect(pollDayOpen).toMatchObject({ settled: false });
    expect((await falls({ now: eve }).ask('records.take-along-box', { election })).pollDayOpen).toBeNull();
  });
});
