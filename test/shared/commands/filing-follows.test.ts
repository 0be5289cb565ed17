// What follows from the papers of the filing book: what is offered and dated, and what the papers say before they go.
import { describe, expect, test } from 'vitest';
import { letterFacts } from '../../../shared/commands/filing-paper-facts.ts';
import { plainDate } from '../../../shared/domain/plain-date.ts';
import { numbersGoOnFrom } from '../../../shared/records/restored.ts';
import { exampleFalls } from '../../support/example-office.ts';
import { fallsElection as election } from '../../support/example-steps.ts';
import { certificate, filing, person, petition } from '../../support/filing-steps.ts';
import type { TestDesk } from '../../support/test-desk.ts';

const falls = exampleFalls();
const file = (desk: TestDesk, what: unknown) => desk.do('nominations.record-filing', { election, filing: what });
const decide = (desk: TestDesk, number: number, decision: string, reason: string | null = null) =>
  desk.do('nominations.decide-filing', { election, number, decision, reason });

describe('what follows from a paper', () => {
  test('a certificate filling a vacancy says of nobody that she declined, unless a paper of the book does', async () => {
    const desk = falls();
    await file(desk, petition('2027-02-09', '10:00'));
    await decide(desk, 1, 'on-the-list');
    const instead = { about: 1, replaces: 4, consent: true, persons: [person('Bo Lee')] };
    await file(desk, filing('substitution', '2027-02-16', '09:30', instead));
    const offered = async () => (await desk.ask('nominations.filing', { election, number: 2 })).toTakeOff;
    expect(await offered()).toEqual([{ number: 4, name: 'Ada Lovell', declined: null }]);
    await file(desk, filing('declination', '2027-02-15', '11:00', { about: 1, persons: [person('Ada Lovell')] }));
    expect(await offered()).toMatchObject([{ declined: { filing: 3, on: '2027-02-15' } }]);
  });

  test('the letter to who fills a vacancy names no last day to decline: that of the nomination may be over', async () => {
    const desk = falls();
    await file(desk, petition('2027-02-09', '10:00'));
    const instead = { about: 1, consent: true, persons: [person('Bo Lee')] };
    await file(desk, filing('substitution', '2027-02-18', '09:30', instead));
    const { state } = desk.store();
    const declineOf = (number: number) => {
      const known = state.election(election)?.nominations.filings.get(number);
      if (!known) throw new Error('not on record');
      const dated = { number: 1, person: 0, dated: plainDate('2027-02-18') };
      const facts = letterFacts(state.office, state.election(election)!, known, dated);
      return facts.ok ? facts.value.decline : facts.error;
    };
    expect(declineOf(1)).toMatchObject({ last: '2027-02-16' });
    expect(declineOf(2)).toBeNull();
  });

  test('what follows from a caucus’s certificate: ten days to court from that very filing (§16-102(2))', async () => {
    const desk = falls();
    await file(desk, certificate('2027-01-21', '10:00'));
    const { chain } = await desk.ask('nominations.filing', { election, number: 1 });
    // January 21 and ten days: Sunday, January 31, or the Monday after it.
    expect(chain.find(({ id }) => id === 'caucus-to-court')).toMatchObject({
      last: '2027-01-31',
      readings: [{ date: '2027-02-01' }],
    });
  });

  test('whoever is named for two offices and declines one is offered to be taken off for that one only', async () => {
    const desk = falls();
    await file(desk, petition('2027-02-09', '10:00', { persons: [person('Ada Lovell', 1), person('Ada Lovell', 2)] }));
    await decide(desk, 1, 'on-the-list');
    await file(desk, filing('declination', '2027-02-16', '11:00', { about: 1, persons: [person('Ada Lovell', 2)] }));
    const { toTakeOff } = await desk.ask('nominations.filing', { election, number: 2 });
    expect(toTakeOff).toMatchObject([{ number: 5, name: 'Ada Lovell', declined: { filing: 2 } }]);
  });
});

test('a demand for a drawing leads to the ballot with what the book says of it, until the drawing is on record', async () => {
  const desk = falls();
  await file(desk, petition('2027-02-09', '10:00'));
  await file(desk, filing('lot-demand', '2027-02-11', '11:00', { about: 1, persons: [person('Ada Lovell')] }));
  const demand = async (number: number) => (await desk.ask('nominations.filing', { election, number })).demand;
  expect(await demand(1)).toBeNull();
  expect(await demand(2)).toEqual({ office: 2, by: 'Ada Lovell', on: '2027-02-11', filedOn: '2027-02-09' });
  await desk.do('ballot.call-for-drawing', {
    ...{ election, office: 2, candidates: [2, 3], demandedBy: 'Ada Lovell' },
    ...{ demandedOn: '2027-02-11', filedOn: '2027-02-09' },
  });
  expect(await demand(2)).toBeNull();
});

test('a thousand signatures are entered a sheet at a time, and all are counted', async () => {
  const desk = falls();
  await file(desk, petition('2027-02-09', '10:00', { signatures: 1000 }));
  for (let page = 1; page <= 20; page += 1) {
    const lines = Array.from({ length: 50 }, (_, at) => ({
      ...{ page, line: at + 1, signed: '2027-01-05', voter: null, name: `Signer ${page}-${at}`, remark: '' },
    }));
    await desk.do('nominations.enter-signatures', { election, filing: 1, lines });
  }
  const { entered, counting } = await desk.ask('nominations.signatures', { election, filing: 1 });
  expect([entered, counting]).toEqual([1000, 0]); // nobody of them was taken from the county’s list
});

describe('before the notice goes', () => {
  const warned = async (desk: TestDesk, paper = 'notice-of-election') =>
    (await desk.ask('papers.paper', { election, paper, size: 'letter', type: null })).warnings.flatMap(
      ({ checkId, code }) => (checkId === 'open-nominations' ? [code] : []),
    );

  test('the list of candidates and the ballot say it too', async () => {
    const desk = falls();
    await file(desk, petition('2027-02-09', '10:00'));
    expect(await warned(desk, 'list-of-candidates')).toEqual(['filings-undecided']);
    expect(await warned(desk, 'ballot-proof')).toEqual(['filings-undecided']);
  });

  test('of a late declination it says that the name may stay', async () => {
    const desk = falls();
    await file(desk, petition('2027-02-09', '10:00'));
    await decide(desk, 1, 'on-the-list');
    await file(desk, filing('declination', '2027-02-17', '11:00', { about: 1, persons: [person('Ada Lovell')] }));
    const page = { election, paper: 'notice-of-election', size: 'letter', type: null };
    const said = (await desk.ask('papers.paper', page)).warnings.find(({ code }) => code === 'declined-and-named');
    expect(said?.message).toContain('whether the name stays is for the village attorney');
  });

  test('a mailed petition put on the list by its postmark stays in question until it is noted what came of it', async () => {
    const desk = falls();
    await file(desk, petition('2027-02-11', '10:00', { how: { by: 'mail', postmark: '2027-02-09' } }));
    await decide(desk, 1, 'on-the-list');
    expect(await warned(desk, 'ballot-proof')).toEqual(['time-in-question']);
    await desk.do('nominations.note-outcome', {
      election,
      number: 1,
      on: '2027-02-12',
      words: 'The attorney: timely.',
    });
    expect(await warned(desk, 'ballot-proof')).toEqual([]);
  });

  test('it says what is still open in the nominations, until it is decided, followed or noted', async () => {
    const desk = falls();
    await file(desk, petition('2027-02-09', '10:00'));
    expect(await warned(desk)).toEqual(['filings-undecided']);
    await decide(desk, 1, 'on-the-list');
    await file(desk, filing('declination', '2027-02-16', '11:00', { about: 1, persons: [person('Ada Lovell')] }));
    await file(desk, filing('objection', '2027-02-10', '11:00', { about: 1 }));
    expect(await warned(desk)).toEqual(['declined-and-named', 'objections-open']);
    const off = { election, number: 4, standing: 'declined', on: '2027-02-16', filing: 2, reason: null };
    await desk.do('nominations.change-standing', off);
    await desk.do('nominations.note-outcome', { election, number: 3, on: '2027-02-22', words: 'No specifications.' });
    expect(await warned(desk)).toEqual([]);
  });
});

test('after a restore the numbers of filings and of their papers go on too', () => {
  const moved = numbersGoOnFrom(election, 101).find(({ type }) => type === 'candidate-counter-moved');
  expect(moved?.payload).toEqual({ nextCandidate: 101, nextFiling: 101, nextFilingPaper: 101 });
});
