// From the clerk's shelf to the boards of inspectors and back as outcomes (Election Law §15-120(8) to (10)).
import { describe, expect, test } from 'vitest';
import { exampleFalls } from '../../support/example-office.ts';
import { fallsElection as election, taking } from '../../support/example-steps.ts';
import { twoDistrictSteps } from '../../support/inspectors-steps.ts';
import { at, mailing, receiving } from '../../support/mail-ballot-steps.ts';
import { readPdf } from '../../support/read-pdf.ts';
import type { TestDesk } from '../../support/test-desk.ts';

const falls = exampleFalls();
const pollDay = '2027-03-16';

/** The evening of polling day, half an hour after the close. */
async function evening(): Promise<TestDesk> {
  const desk = falls({ now: '2027-03-16T21:30:00-04:00' });
  for (const [name, input] of twoDistrictSteps) await desk.do(name, input);
  return desk;
}
const receive = (desk: TestDesk, envelope: number, when: ReturnType<typeof at>, but: Record<string, unknown> = {}) =>
  desk.do('mail-ballot.receive', receiving(envelope, when, but));
const run = (desk: TestDesk, district: string, seals = '') =>
  desk.do('mail-ballot.make-transmittal', { election, district, containers: 1, seals });
const sign = (desk: TestDesk, number: number, counted: number, when = at(pollDay, '17:00')) =>
  desk.do('mail-ballot.sign-transmittal', { election, number, at: when, by: 'Ann Lee', counted, remark: '' });
const determine = (desk: TestDesk, envelopes: number[], outcome: object) =>
  desk.do('mail-ballot.note-outcomes', { election, envelopes, outcome, at: null });
const boards = async (desk: TestDesk) =>
  new Map((await desk.ask('mail-ballots.delivery', { election })).districts.map((one) => [one.district, one]));
/** What the paper that was shown last says. */
const lastPaper = async ({ shown }: TestDesk) =>
  (await readPdf(shown.at(-1)!)).pages.flatMap((page) => page.texts.map(({ text }) => text)).join(' ');

describe('the runs of polling day', () => {
  test('everything that is back in time goes on the sheet of its own district, and nothing else', async () => {
    const desk = await evening();
    await receive(desk, 1, at('2027-03-10'));
    await receive(desk, 2, at('2027-03-11'), { notes: ['not-signed'] });
    await receive(desk, 3, at(pollDay, '21:05')); // five minutes after the close
    await receive(desk, 4, at('2027-03-12'));
    await receive(desk, 5, at('2027-03-12'));
    await desk.do('mail-ballot.set-aside', { election, envelope: 5, at: at('2027-03-13'), reason: 'Challenged' });

    expect(await run(desk, '1', '0417, 0418')).toMatchObject({ number: 1, run: 1, envelopes: 2 });
    const sheet = await lastPaper(desk);
    expect(sheet).toContain('Fox, Tom');
    expect(sheet).toContain('Not signed');
    expect(sheet).toContain('2 (0417, 0418)');
    expect(sheet).toContain('Ann Lee');
    expect(sheet).not.toMatch(/Kerr|Pell|Rowe|1958|absent from/);
    expect(await run(desk, '2')).toMatchObject({ number: 2, run: 1, envelopes: 1 });
    expect((await boards(desk)).get('2')).toMatchObject({ setAside: 1, here: 0 });
    expect((await boards(desk)).get('1')).toMatchObject({ late: 1, here: 0 });
  });

  test('late-afternoon mail goes on the second run; the sentence balances when all are signed for', async () => {
    const desk = await evening();
    await receive(desk, 1, at('2027-03-10'));
    await run(desk, '1');
    expect(await sign(desk, 1, 1)).toEqual({ off: 0, beforePollDay: false });
    expect((await boards(desk)).get('1')).toMatchObject({
      ...{ sentence: '1 envelope returned, 1 handed to District\u00a01, 1 signed for.', balances: true },
    });
    await receive(desk, 2, at(pollDay, '20:40'));
    expect((await boards(desk)).get('1')).toMatchObject({ here: 1, nextRun: 2, balances: false });
    expect(await run(desk, '1')).toMatchObject({ number: 2, run: 2, envelopes: 1 });
    expect(await lastPaper(desk)).not.toContain('Fox');
    await sign(desk, 2, 1, at(pollDay, '20:55'));
    expect((await boards(desk)).get('1')).toMatchObject({
      ...{ sentence: '2 envelopes returned, 2 handed to District\u00a01, 2 signed for.', balances: true },
    });
  });

  test('an inspector counts one fewer: both numbers stand, and it does not balance', async () => {
    const desk = await evening();
    await receive(desk, 1, at('2027-03-10'));
    await receive(desk, 2, at('2027-03-10'));
    await run(desk, '1');
    expect(await sign(desk, 1, 1)).toEqual({ off: -1, beforePollDay: false });
    expect((await boards(desk)).get('1')).toMatchObject({ balances: false });
    const { open } = await desk.ask('mail-ballots.reconciliation', { election });
    expect(open).toContainEqual(expect.objectContaining({ name: 'Transmittal 1', sum: 'delivered' }));
  });

  test('everything is determined and nobody has signed: it does not balance, and the sheet is named', async () => {
    const desk = await evening();
    await receive(desk, 1, at('2027-03-10'));
    await run(desk, '1');
    await determine(desk, [1], { what: 'cast' });
    const { open } = await desk.ask('mail-ballots.reconciliation', { election });
    expect(open.map(({ name }) => name)).toContain('Transmittal 1');
    await sign(desk, 1, 1);
    expect(JSON.stringify(await desk.ask('mail-ballots.reconciliation', { election }))).not.toContain('Transmittal 1');
  });

  test('§15-120(8) says on the day of the election: a day before is told, not refused', async () => {
    const desk = await evening();
    await receive(desk, 1, at('2027-03-10'));
    await run(desk, '1');
    expect(await sign(desk, 1, 1, at('2027-03-15'))).toEqual({ off: 0, beforePollDay: true });
  });

  test('printed by mistake and taken back: the envelopes are here again, and its number is not used twice', async () => {
    const desk = await evening();
    await receive(desk, 1, at('2027-03-10'));
    await desk.do('mail-ballot.make-transmittal', { election, district: '1', containers: 1, seals: '' }, 'too-soon');
    await desk.do('history.undo', { act: 'too-soon', reason: 'The mail had not come yet' });
    expect((await boards(desk)).get('1')).toMatchObject({ here: 1, nextRun: 1 });
    expect(await run(desk, '1')).toMatchObject({ number: 2, run: 1 });
  });
});

test('a district that is not on record: the envelope goes to no board until the clerk has found it out', async () => {
  const desk = await evening();
  const { number } = await desk.do('mail-ballot.record-application', taking('Una', 'Vail', { district: '' }));
  await desk.do('mail-ballot.determine', { election, number, qualified: true, reason: null });
  const { ballots } = await desk.do('mail-ballot.mail', mailing([number], at('2027-03-03')));
  const envelope = ballots[0]!.envelope;
  await receive(desk, envelope, at('2027-03-10'));
  expect([...(await boards(desk))].map(([name, { here }]) => [name, here])).toEqual([
    ['1', 0],
    ['2', 0],
    ['', 1],
  ]);
  await desk.do('mail-ballot.say-district', { election, envelope, district: '2' });
  expect(await run(desk, '2')).toMatchObject({ envelopes: 1 });
});

describe('what the boards determine', () => {
  test('the wrong district: it goes on the next run of the right board, and each board’s count stays true', async () => {
    const desk = await evening();
    await receive(desk, 1, at('2027-03-10'));
    await receive(desk, 2, at('2027-03-10'));
    await run(desk, '1');
    await sign(desk, 1, 2);
    await determine(desk, [2], { what: 'wrong-district', district: '2' });
    const sent = await boards(desk);
    expect(sent.get('1')).toMatchObject({
      ...{ sentence: '1 envelope returned, 1 handed to District\u00a01, 1 signed for.', balances: true },
    });
    expect(sent.get('2')).toMatchObject({ here: 1, nextRun: 1, balances: false });
    expect(await run(desk, '2')).toMatchObject({ envelopes: 1 });
    await sign(desk, 2, 1);
    const { sentence } = await desk.ask('mail-ballots.reconciliation', { election });
    expect(sentence).toContain('2 envelopes returned, 2 handed to the inspectors, 2 signed for.');
  });

  test('all were cast but one, which was not signed; then the box after the close', async () => {
    const desk = await evening();
    for (const envelope of [1, 2, 3]) await receive(desk, envelope, at('2027-03-10'));
    await run(desk, '1');
    await sign(desk, 1, 3);
    const not = { what: 'not-counted', why: 'not-lawfully-cast', words: 'Not signed' };
    await determine(desk, [2], not);
    await determine(desk, [1, 3], { what: 'cast' });
    const box = { district: '1', at: at(pollDay, '21:20'), opened: 2, empty: 0, deposited: 2, remark: '' };
    expect(await desk.do('mail-ballot.count-box', { election, box })).toEqual({ addsUp: true });
    expect((await boards(desk)).get('1')).toMatchObject({ cast: 2, notCounted: 1 });
  });
});

describe('the papers', () => {
  const print = (desk: TestDesk, paper: string, district: string) =>
    desk.do('mail-ballot.print-paper', { election, paper, district });

  test('the list of applicants: both kinds of everybody of the district, with whether a ballot left', async () => {
    const desk = await evening();
    await print(desk, 'applicants-list', '2');
    const list = await lastPaper(desk);
    expect(list).toMatch(/Pell, Ida.*7 Spring Street.*Rowe, Sam/);
    expect(list).not.toMatch(/Fox|1958/);
    expect(list).toContain('Saturday, March 6, 2027'); // §15-118: the registration day of this election
    expect((await boards(desk)).get('2')?.papers).toMatchObject([{ number: 1, paper: 'applicants-list' }]);
  });

  test('the worksheet has what was delivered and is not determined, with the board by name', async () => {
    const desk = await evening();
    for (const envelope of [1, 2]) await receive(desk, envelope, at('2027-03-10'));
    await run(desk, '1');
    await determine(desk, [1], { what: 'cast' });
    await receive(desk, 3, at('2027-03-11'));
    await print(desk, 'inspectors-worksheet', '1');
    const sheet = await lastPaper(desk);
    expect(sheet).toContain('Holm, Ada');
    expect(sheet).toMatch(/Ann Lee, chair.*Bea Moss/);
    expect(sheet).not.toMatch(/Fox|Kerr|Cy Nolan/);
  });

  test('set aside and late envelopes stand on sheets of their own', async () => {
    const desk = await evening();
    await receive(desk, 1, at('2027-03-10'));
    await desk.do('mail-ballot.set-aside', { election, envelope: 1, at: at('2027-03-13'), reason: 'Challenged' });
    await receive(desk, 2, at(pollDay, '21:10'), { how: 'another-person', broughtBy: 'her brother' });
    await print(desk, 'set-aside-sheet', '');
    expect(await lastPaper(desk)).toMatch(/Fox, Tom.*1 envelope \(1 absentee\)/);
    await print(desk, 'late-envelopes-sheet', '1');
    expect(await lastPaper(desk)).toMatch(/Holm, Ada.*handed in by her brother/);
  });

  test('the reconciliation names whatever is open in its own sum', async () => {
    const desk = await evening();
    await receive(desk, 1, at('2027-03-10'));
    await print(desk, 'reconciliation-sheet', '');
    const sheet = await lastPaper(desk);
    expect(sheet).toMatch(/Ballots issued.*Holm, Ada.*Out and not back/);
    expect(sheet).toMatch(/Envelopes returned.*Fox, Tom.*on no transmittal/);
  });
});

test('a work list tells number, name, kind and where it stands, never why or whereto', async () => {
  const desk = await evening();
  await receive(desk, 1, at('2027-03-10'));
  const { title, rows } = await desk.ask('mail-ballots.work-list', { election, list: 'out' });
  expect(title).toBe('Out and not back');
  expect(rows[0]).toEqual(['5', 'Holm, Ada', '1', 'absentee', '0002', 'out since Tue Mar\u00a02']);
  expect(rows).toHaveLength(4);
  const all = await desk.ask('mail-ballots.work-list', { election, list: 'all' });
  expect(JSON.stringify(all)).not.toMatch(/1958|absent-from|Depot Lane|illness/);
  await desk.do('mail-ballot.print-work-list', { election, list: 'out' });
  expect(await lastPaper(desk)).toContain('It is not kept');
});
