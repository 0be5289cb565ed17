// The contents of §15-120(3) and (4). A paper is complete when nothing asked of it is missing; printed on the state form
// or following from another answer is not missing.
import { describe, expect, test } from 'vitest';
import type { MailApplication } from '../../../../shared/domain/application.ts';
import { plainDate } from '../../../../shared/domain/plain-date.ts';
import { applicationComplete, completenessInWords } from '../../../../shared/rules/checks/application-complete.ts';
import { applicationItem, applicationItems } from '../../../../shared/rules/checks/application-items.ts';

const paper = (more: Partial<MailApplication> = {}): MailApplication => ({
  kind: 'absentee',
  restOfYear: false,
  witness: null,
  received: { day: plainDate('2027-03-02'), time: null },
  cameBy: 'mail',
  otherWay: '',
  form: 'state-form',
  name: { surname: 'Ferreira', given: 'Beatriz', middle: 'M.', suffix: '' },
  birthDate: plainDate('1961-04-12'),
  residence: { street: '17 Canal Street', apartment: '', city: 'Example Falls', state: 'NY', zip: '12999' },
  mailing: null,
  district: '1',
  wants: 'mailed',
  sendTo: null,
  agent: '',
  statementQualified: 'printed-on-form',
  category: 'absent-from-county',
  severalElections: false,
  absence: null,
  placeOfDetention: '',
  signature: 'signed',
  certificate: 'present',
  ...more,
});
const standing = (more: Partial<MailApplication> = {}, certificateRequired = false) =>
  Object.fromEntries(applicationComplete(paper(more), certificateRequired).map(({ item, stands }) => [item, stands]));
const missing = (more: Partial<MailApplication>, certificateRequired = false) =>
  applicationComplete(paper(more), certificateRequired).flatMap(({ item, stands }) =>
    stands === 'missing' ? [item] : [],
  );

test('the state’s form, filled in for one election, is complete', () => {
  expect(standing()).toEqual({
    reason: 'written',
    'absence-dates': 'not-asked',
    'place-of-detention': 'not-asked',
    'full-name': 'written',
    'date-of-birth': 'written',
    residence: 'written',
    village: 'follows',
    'mailing-address': 'follows',
    'send-to': 'follows',
    'qualified-and-registered': 'printed-on-form',
    certificate: 'not-asked',
    signature: 'written',
  });
  expect(completenessInWords(applicationComplete(paper(), false))).toBe('All 9 things the law asks for are there.');
});

describe('each item alone can be missing', () => {
  test.each<[string, Partial<MailApplication>]>([
    ['reason', { category: null }],
    ['absence-dates', { severalElections: true }],
    ['place-of-detention', { category: 'detained' }],
    ['date-of-birth', { birthDate: null }],
    ['qualified-and-registered', { statementQualified: 'missing' }],
    ['signature', { signature: 'missing' }],
  ])('%s', (item, more) => expect(missing(more)).toEqual([item]));
  test('without a residence the village does not follow either, nor where to send the ballot', () =>
    expect(missing({ residence: null })).toEqual(['residence', 'village', 'send-to']));
});

describe('what is asked only sometimes', () => {
  test('where to send the ballot, only when mailing is asked', () => {
    expect(standing({ wants: 'collect-agent', residence: null })['send-to']).toBe('not-asked');
    expect(standing({ wants: 'not-said' })['send-to']).toBe('not-asked');
  });
  test('dates, only when one absence covers several elections', () => {
    const absence = { from: plainDate('2027-03-01'), to: plainDate('2027-07-01') };
    expect(standing({ severalElections: true, absence })['absence-dates']).toBe('written');
    expect(standing({ severalElections: true, category: 'illness-or-disability' })['absence-dates']).toBe('not-asked');
  });
  test('the place, only of somebody detained', () => {
    expect(standing({ category: 'incarcerated' })['place-of-detention']).toBe('not-asked');
    expect(standing({ category: 'detained', placeOfDetention: 'County jail' })['place-of-detention']).toBe('written');
  });
  test('the certificate, only where the village requires it', () => {
    expect(missing({ certificate: 'missing' }, false)).toEqual([]);
    expect(missing({ certificate: 'missing' }, true)).toEqual(['certificate']);
    expect(standing({}, true).certificate).toBe('printed-on-form');
    expect(standing({ form: 'other-writing' }, true).certificate).toBe('written');
  });
});

test('a mark with a witness is a signature', () => expect(missing({ signature: 'mark-and-witness' })).toEqual([]));
test('another writing than the state’s form is never incomplete for that', () =>
  expect(missing({ form: 'other-writing', statementQualified: 'written' })).toEqual([]));
test('what is missing is named in a sentence', () =>
  expect(completenessInWords(applicationComplete(paper({ birthDate: null, signature: 'missing' }), false))).toBe(
    '7 of 9 things the law asks for are there. Missing: Date of birth and Signature.',
  ));
test('every item has the statute’s words and its place', () => {
  for (const { id } of applicationItems) expect(applicationItem(id)).toMatchObject({ citation: { section: '15-120' } });
  expect(() => applicationItem('shoe-size')).toThrow('shoe-size');
});
