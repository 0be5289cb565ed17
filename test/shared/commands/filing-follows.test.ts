// What follows from the papers of the filing book: what is offered and dated, and what the papers say before they go.
import { describe, expect, test } from 'vitest';
import { letterFacts } from '../../../shared/commands/filing-paper-facts.ts';
import { plainDate } from '../../../shared/domain/plain-date.ts';
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
