// The order of a ballot at Example Falls, from nothing on record to lots that were drawn (§7-116), and what the notice makes of it.
import { expect, test } from 'vitest';
import { exampleFalls } from '../../support/example-office.ts';
import { at, fallsElection as election } from '../../support/example-steps.ts';
import type { TestDesk } from '../../support/test-desk.ts';

const falls = exampleFalls();
const stands = (ballotName: string, party: string, street = '9 Oak Avenue') => ({
  candidate: { ballotName, residence: at(street), party },
});
/** Two Democrats and a Republican for two seats; the mayor stands with a party and an independent body. */
async function parties(desk: TestDesk) {
  const save = (number: number | null, office: number, who: object) =>
    desk.do('nominations.save-candidate', { election, number, office, ...who });
  await save(1, 1, stands('Héctor Rosario', 'Village First'));
  await save(2, 2, stands('Adaeze Okafor', 'Democratic', '3 Elm Street'));
  await save(3, 2, stands('Peg O’Brien-Świątek', 'Republican'));
  await save(null, 2, stands('Robert “Bob” McKay III', 'Democratic', '5 Elm Street'));
  await save(null, 1, stands('Héctor Rosario', 'Democratic'));
}
const bodies = {
  ...{ election, parties: ['Democratic', 'Republican'], independents: ['Village First'] },
  ...{ votedOn: '2026-11-03', source: 'Sample County Board of Elections' },
};
const lines = async (desk: TestDesk) =>
  (await desk.ask('ballot.page', { election })).ballot.contests.map(({ title, lines: of }) => [
    title,
    ...of.map(({ row, name }) => `${row} ${name}`),
  ]);

test('the bodies are asked for, never guessed, and order the ballot and the notice', async () => {
  const desk = falls();
  await parties(desk);
  const asked = await desk.ask('ballot.page', { election });
  expect(asked.bodies).toBeNull();
  expect(asked.seen).toEqual(
    ['Village First', 'Democratic', 'Republican'].map((body) => ({ body, kind: 'not-placed' })),
  );
  expect(asked.notes.map(({ code }) => code)).toContain('party-order-not-known');

  await desk.do('ballot.order-bodies', bodies);
  expect(await lines(desk)).toEqual([
    ['Mayor', 'A Héctor Rosario', 'C Héctor Rosario'],
    ['Trustee', 'A Adaeze Okafor', 'A Robert “Bob” McKay III', 'B Peg O’Brien-Świątek'],
  ]);
  const page = await desk.ask('papers.paper', { election, paper: 'notice-of-election', size: 'letter', type: null });
  const said = JSON.stringify(page.document);
  expect(said).toContain('(Democratic and Village First)');
  expect(said.match(/Héctor Rosario/g)).toHaveLength(1); // §15-104(3)(c)(3): the person once
  expect(said.indexOf('McKay III')).toBeLessThan(said.indexOf('O’Brien'));
});

test('the clerk puts two of one body in order; then a demand comes, notice is mailed, and lots decide', async () => {
  const desk = falls();
  await parties(desk);
  await desk.do('ballot.order-bodies', bodies);
  await desk.do('ballot.order-candidates', { election, office: 2, order: [4, 2, 3] });
  expect((await lines(desk))[1]?.slice(1, 3)).toEqual(['A Robert “Bob” McKay III', 'A Adaeze Okafor']);

  // Filed on Friday, February 26; demanded on Monday, March 1: late if every day counts, in time if the weekend is left out.
  const drawing = { election, office: 2, candidates: [2, 4], demandedBy: 'Adaeze Okafor' };
  const { number } = await desk.do('ballot.call-for-drawing', {
    ...{ ...drawing, demandedOn: '2027-03-01', filedOn: '2027-02-26' },
  });
  const called = await desk.ask('ballot.page', { election });
  expect(called.drawings[0]?.demand?.outcome).toBe('in-time'); // the second day is a Sunday: §1-106 moves it to Monday
  expect(called.notes.map(({ code }) => code)).toEqual(['lots-not-drawn', 'on-two-lines']);

  await desk.do('ballot.mail-drawing-notice', { election, number, on: '2027-02-26' });
  const mailed = (await desk.ask('ballot.page', { election })).drawings[0]?.mayBeDrawn;
  expect(mailed?.limit).toBe('2027-03-02'); // two business days after a Friday
  expect(mailed?.readings.map(({ date }) => date)).toEqual(['2027-02-28', '2027-03-01']);

  await desk.do('ballot.record-drawing', {
    ...{ election, number, on: '2027-03-02', at: '09:00', place: 'Village Hall', drawnBy: 'Ruth Lindgren' },
    ...{ present: [{ candidate: 2, by: '' }], order: [2, 4] },
  });
  expect((await lines(desk))[1]?.slice(1, 3)).toEqual(['A Adaeze Okafor', 'A Robert “Bob” McKay III']);
  const record = await desk.ask('papers.paper', {
    election,
    paper: 'drawing-by-lot-record',
    size: 'letter',
    type: null,
  });
  expect(record.missing).toEqual([]);
  expect((await desk.ask('history', { limit: 1 } as never)).acts[0]?.sentences).toEqual([
    'At 9:00\u00a0a.m. on Tuesday, March\u00a02,\u00a02027 Ruth Lindgren drew lots for Trustee at Village Hall. In order: Adaeze Okafor and Robert “Bob” McKay III.',
  ]);
});

test('a drawing recorded in error is taken back, and the clerk’s order holds again', async () => {
  const desk = falls();
  await parties(desk);
  await desk.do('ballot.order-bodies', bodies);
  const { number } = await desk.do('ballot.call-for-drawing', {
    ...{ election, office: 2, candidates: [2, 4], demandedBy: '', demandedOn: null, filedOn: null },
  });
  const told = { on: '2027-03-02', at: '09:00', place: 'Village Hall', drawnBy: 'Ruth Lindgren', present: [] };
  await desk.do('ballot.record-drawing', { election, number, ...told, order: [4, 2] }, 'the-drawing');
  expect((await lines(desk))[1]?.[1]).toBe('A Robert “Bob” McKay III');
  await desk.do('history.undo', { act: 'the-drawing', reason: 'The lots were mixed up.' });
  expect((await lines(desk))[1]?.[1]).toBe('A Adaeze Okafor');
  expect((await desk.ask('ballot.page', { election })).drawings[0]?.drawn).toBeNull();
});

test('whoever is in a drawing cannot be taken back as never entered while the drawing is on record', async () => {
  const desk = falls();
  const bob = { election, number: null, office: 2, ...stands('Robert “Bob” McKay III', '') };
  await desk.do('nominations.save-candidate', bob, 'the-candidate');
  await desk.do('ballot.call-for-drawing', {
    ...{ election, office: 2, candidates: [2, 4], demandedBy: '', demandedOn: null, filedOn: null },
  });
  const no = await desk.refused('history.undo', { act: 'the-candidate', reason: 'never nominated' }, 'too-late');
  expect(no).toMatchObject({ code: 'cannot-be-taken-back' });
  expect(no.message).toContain('Lots are to be drawn');
});

test('the next election offers the order of the one before, and does not take it', async () => {
  const desk = falls();
  await desk.do('ballot.order-bodies', bodies);
  const { election: next } = (await desk.do('election.call', {
    kind: 'general',
    when: { by: 'year', year: 2028 },
  })) as {
    election: string;
  };
  const page = await desk.ask('ballot.page', { election: next });
  expect(page.bodies).toBeNull();
  expect(page.before?.parties).toEqual(['Democratic', 'Republican']);
});
