// Election Law §7-116: parties by their votes for governor, independent bodies below; lots where they were demanded.
// §15-134: the term of each seat where one office has several.
import { describe, expect, test } from 'vitest';
import { plainDate } from '../../../shared/domain/plain-date.ts';
import {
  type BallotFacts,
  ballotAsItStands,
  type NomineeOnBallot,
  type OfficeOnBallot,
} from '../../../shared/rules/ballot-as-it-stands.ts';
import { ballotNotes } from '../../../shared/rules/checks/ballot-notes.ts';

const home = (street: string) => ({ street, apartment: '', city: 'Example Falls', state: 'NY', zip: '12999' });
const office = (number: number, title: string, but: Partial<OfficeOnBallot> = {}): OfficeOnBallot => ({
  ...{ number, title, seats: 1, termYears: 2, unexpired: false, termEnds: null },
  ...but,
});
const stands = (number: number, officeNumber: number, ballotName: string, party: string): NomineeOnBallot => ({
  ...{ number, office: officeNumber, ballotName, party },
  residence: home(`${number} Oak Avenue`),
});
const facts = (but: Partial<BallotFacts> = {}): BallotFacts => ({
  ...{ kind: 'general', bodies: null, orders: [], drawn: [], questions: [], offices: [], candidates: [] },
  ...but,
});
const linesOf = (given: BallotFacts, at = 0) =>
  ballotAsItStands(given).contests[at]?.lines.map(({ row, name, body }) => `${row} ${name}, ${body}`);

const mayor = facts({
  offices: [office(1, 'Mayor')],
  candidates: [
    stands(1, 1, 'Ann Ash', 'Village First'),
    stands(2, 1, 'Bea Birch', 'Republican'),
    stands(3, 1, 'Cy Cedar', 'Democratic'),
    stands(4, 1, 'Dot Dogwood', 'Fair Streets'),
  ],
});
const bodies = {
  parties: ['Democratic', 'Republican', 'Conservative'],
  independents: ['Fair Streets', 'Village First'],
};

describe('§7-116(1), (2): the order of the bodies', () => {
  test('parties by the last vote for governor, then independent bodies as the clerk decides', () => {
    expect(linesOf({ ...mayor, bodies })).toEqual([
      'A Cy Cedar, Democratic',
      'B Bea Birch, Republican',
      'C Dot Dogwood, Fair Streets',
      'D Ann Ash, Village First',
    ]);
  });

  test('it is never guessed: until somebody has said it, names stand as they came, and the desk asks', () => {
    expect(linesOf(mayor)?.map((line) => line.slice(2))).toEqual([
      'Ann Ash, Village First',
      'Bea Birch, Republican',
      'Cy Cedar, Democratic',
      'Dot Dogwood, Fair Streets',
    ]);
    expect(ballotNotes(mayor, []).map(({ code }) => code)).toEqual(['party-order-not-known']);
    expect(ballotAsItStands(mayor).rows.every(({ kind }) => kind === 'not-placed')).toBe(true);
  });

  test('a body nobody has placed stands last; capitals and spaces make no other body', () => {
    const given = facts({
      ...mayor,
      bodies: { parties: ['DEMOCRATIC', 'republican '], independents: ['Village First'] },
    });
    expect(linesOf(given)?.at(-1)).toBe('D Dot Dogwood, Fair Streets');
    expect(ballotNotes(given, []).map(({ code }) => code)).toEqual(['body-not-placed']);
  });

  test('whoever has no body on record stands below everybody', () => {
    const given = facts({ ...mayor, bodies, candidates: [stands(9, 1, 'Zed Zelkova', ''), ...mayor.candidates] });
    expect(linesOf(given)?.at(-1)).toBe('E Zed Zelkova, ');
    expect(ballotNotes(given, []).map(({ code }) => code)).toEqual(['no-body']);
  });

  test('forty bodies have forty letters', () => {
    const many = Array.from({ length: 40 }, (_, i) => stands(i + 1, 1, `N ${i}`, `Body ${i}`));
    const { rows } = ballotAsItStands(facts({ offices: [office(1, 'Mayor')], candidates: many }));
    expect(rows.map(({ letter }) => letter).slice(24, 29)).toEqual(['Y', 'Z', 'AA', 'AB', 'AC']);
    expect(new Set(rows.map(({ letter }) => letter)).size).toBe(40);
  });
});

const trustees = facts({
  offices: [office(2, 'Trustee', { seats: 2 })],
  candidates: [
    stands(1, 2, 'Ann Ash', 'Democratic'),
    stands(2, 2, 'Bea Birch', 'Democratic'),
    stands(3, 2, 'Cy Cedar', 'Republican'),
  ],
  bodies,
});

describe('§7-116(2): several candidates of one body for one office', () => {
  test('the clerk decides', () => {
    expect(ballotNotes(trustees, []).map(({ code }) => code)).toEqual(['order-not-said']);
    const given = { ...trustees, orders: [{ number: 2, order: [2, 1, 3] }] };
    expect(linesOf(given)?.map((line) => line.slice(2, 5))).toEqual(['Bea', 'Ann', 'Cy ']);
    expect(ballotNotes(given, [])).toEqual([]);
  });

  test('unless lots were drawn on a demand: then they decide, whatever the clerk had said', () => {
    const given = {
      ...trustees,
      orders: [{ number: 2, order: [1, 2, 3] }],
      drawn: [{ office: 2, order: [2, 1] }],
    };
    expect(linesOf(given)?.map((line) => line.slice(2, 5))).toEqual(['Bea', 'Ann', 'Cy ']);
  });

  test('a drawing that is called for and not drawn is named; so is who came after it', () => {
    const called = { office: 2, candidates: [1, 2], order: [] };
    expect(ballotNotes(trustees, [called]).map(({ code }) => code)).toEqual(['lots-not-drawn']);
    const later = { ...trustees, candidates: [...trustees.candidates, stands(4, 2, 'Dot Dogwood', 'Democratic')] };
    const drawn = { ...later, drawn: [{ office: 2, order: [2, 1] }] };
    expect(linesOf(drawn)?.map((line) => line.slice(2, 5))).toEqual(['Bea', 'Ann', 'Dot', 'Cy ']);
    expect(ballotNotes(drawn, [{ ...called, order: [2, 1] }]).map(({ code }) => code)).toEqual(['not-in-the-drawing']);
  });

  test('somebody who died after the drawing leaves a gap that closes', () => {
    const [, ...left] = trustees.candidates;
    const given = { ...trustees, candidates: left, drawn: [{ office: 2, order: [2, 1] }] };
    expect(linesOf(given)?.map((line) => line.slice(2, 5))).toEqual(['Bea', 'Cy ']);
  });
});

describe('§15-134: terms', () => {
  const full = office(1, 'Trustee', { seats: 2 });
  const rest = office(2, 'trustee', { unexpired: true, termEnds: plainDate('2028-04-03') });

  test('the same office with different terms: the ballot says both', () => {
    const { contests } = ballotAsItStands(facts({ offices: [full, rest] }));
    expect(contests.map(({ printsTerm }) => printsTerm)).toEqual([true, true]);
    expect(ballotNotes(facts({ offices: [full, rest] }), []).map(({ code }) => code)).toContain('terms-printed');
  });

  test('one office with one term says nothing; an unexpired term always says its end', () => {
    const { contests } = ballotAsItStands(facts({ offices: [full, { ...rest, title: 'Village Justice' }] }));
    expect(contests.map(({ printsTerm }) => printsTerm)).toEqual([false, true]);
  });

  test('two rows that a voter cannot tell apart, and an end nobody knows, are named', () => {
    const codes = (offices: OfficeOnBallot[]) => ballotNotes(facts({ offices }), []).map(({ code }) => code);
    expect(codes([full, office(3, 'Trustee', { seats: 2 })])).toContain('two-rows-alike');
    expect(codes([{ ...rest, termEnds: null }])).toContain('no-end-of-term');
  });
});

test('one person with a party and an independent body has two lines, and the second names the first', () => {
  const ann = { ...stands(1, 1, 'Ann “Bob” Ash III', 'Democratic'), residence: home('7 Elm Street') };
  const again = { ...ann, number: 2, party: 'Village First' };
  const given = facts({ offices: [office(1, 'Mayor')], candidates: [again, ann], bodies });
  const lines = ballotAsItStands(given).contests[0]?.lines ?? [];
  expect(lines.map(({ candidate, body, sameAs }) => [candidate, body, sameAs])).toEqual([
    [1, 'Democratic', null],
    [2, 'Village First', 1],
  ]);
  expect(ballotNotes(given, []).map(({ code }) => code)).toEqual(['on-two-lines']);
});

test('a run-off: the names as they were drawn, without rows of parties', () => {
  const given: BallotFacts = { ...mayor, kind: 'run-off', bodies, drawn: [{ office: 1, order: [4, 2, 1, 3] }] };
  expect(linesOf(given)?.map((line) => line.slice(1, 4))).toEqual(['Dot', 'Bea', 'Ann', 'Cy ']);
  expect(ballotAsItStands(given).rows).toEqual([]);
});
