// What a paper shows on its face: §15-108(6), under 1,000 people by two readings; and whose words ask for a consent.
import { expect, test } from 'vitest';
import { Filing, type NominationKind } from '../../../../shared/domain/filing.ts';
import { filingOnItsFace } from '../../../../shared/rules/checks/filing-on-its-face.ts';
import { filing, petition } from '../../../support/filing-steps.ts';

const found = (paper: unknown, about: NominationKind | null = null, needed = { count: 21, least: 13 }) =>
  filingOnItsFace({ filing: Filing.parse(paper), needed, about, sameMinute: [] });
const claimed = (signatures: number) =>
  found(petition('2027-02-09', '10:00', { signatures })).find(({ checkId }) => checkId === 'signatures-claimed');

// 412 registered, 260 voted: five percent is 21 or 13.
test.each([
  [21, 'enough'],
  [20, 'open-question'],
  [13, 'open-question'],
  [12, 'too-few'],
])('a petition of %i signatures where 21 are needed by one reading and 13 by another', (signatures, outcome) =>
  expect(claimed(signatures)?.outcome).toBe(outcome),
);

test('between the two readings both numbers are said', () => {
  expect(claimed(15)?.sentence).toContain('the reading that asks for 13');
  expect(claimed(15)?.sentence).toContain('the one that asks for 21');
});

test.each([
  ['independent-petition', 'Election Law §15-108(8)(c)'],
  ['designating-petition', 'Election Law §15-108(7)(e)'],
  ['party-certificate', 'Election Law §15-108(7)'],
] as const)('a missing consent is cited from the words about a %s', (about, section) => {
  const certificate = filing('substitution', '2027-02-16', '10:00', { about: 1, consent: false });
  const one = found(certificate, about).find(({ checkId }) => checkId === 'consent-attached');
  expect(one?.citations).toEqual([section]);
});
