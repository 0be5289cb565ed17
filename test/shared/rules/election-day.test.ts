import { describe, expect, test } from 'vitest';
import { thirdTuesdayOfMarch } from '../../../shared/domain/election.ts';
import { plainDate } from '../../../shared/domain/plain-date.ts';
import { calendarAnchorFor, isMarch17Year, parseElectionRuleText } from '../../../shared/rules/election-day.ts';
import { runOffDate } from '../../../shared/rules/run-off-date.ts';
import { electionRuleInWords } from '../../../shared/words/elections.ts';

const anchor = (rule: Parameters<typeof calendarAnchorFor>[0], year: number) => {
  const day = calendarAnchorFor(rule, year);
  return day.ok ? day.value : day.error.message;
};

test('the third Tuesday of March', () => {
  expect([2024, 2025, 2026, 2027, 2028, 2030].map((year) => anchor(thirdTuesdayOfMarch, year))).toEqual([
    '2024-03-19',
    '2025-03-18',
    '2026-03-17',
    '2027-03-16',
    '2028-03-21',
    '2030-03-19',
  ]);
});

test('the years in which it is St. Patrick’s Day, and no others', () => {
  const years = Array.from({ length: 52 }, (_, at) => 2009 + at).filter(isMarch17Year);
  expect(years).toEqual([2009, 2015, 2020, 2026, 2037, 2043, 2048, 2054]);
});

test('other villages’ days: a June Tuesday, a May Friday, a day of the year', () => {
  expect(anchor({ by: 'weekday', nth: 3, weekday: 2, month: 6 }, 2027)).toBe('2027-06-15');
  expect(anchor({ by: 'weekday', nth: 2, weekday: 5, month: 5 }, 2027)).toBe('2027-05-14');
  expect(anchor({ by: 'date', month: 3, day: 15 }, 2027)).toBe('2027-03-15');
});

test('a day the year does not have is refused in a sentence', () => {
  expect(anchor({ by: 'date', month: 2, day: 29 }, 2027)).toBe(
    'There is no February\u00a029 in 2027. Look at the village’s election rule again.',
  );
  expect(anchor(thirdTuesdayOfMarch, 1066)).toContain('1066 is not a year');
  expect(anchor(thirdTuesdayOfMarch, 2027.5)).toContain('is not a year');
});

describe('a rule as people say it', () => {
  test.each([
    ['third tuesday of june', 'third Tuesday of June'],
    ['Third Tuesday in March', 'third Tuesday of March'],
    ['the 2nd Friday of May', 'second Friday of May'],
    ['3rd tue of mar', 'third Tuesday of March'],
    ['march 15', 'March\u00a015'],
    ['September 1st', 'September\u00a01'],
  ])('“%s” is the %s', (text, words) => {
    const rule = parseElectionRuleText(text);
    expect(rule.ok && electionRuleInWords(rule.value)).toBe(words);
  });
  test('a fifth Tuesday is refused, because some years have none', () => {
    const rule = parseElectionRuleText('fifth Tuesday of March');
    expect(!rule.ok && rule.error.message).toContain('Not every March has a fifth Tuesday');
  });
  test.each([
    '',
    'tuesday',
    'third tuesday',
    'third tuesday of',
    'march',
    'february 29',
    'june 31',
    'march 0',
    'someday',
  ])('“%s” is refused and says how to write it', (text) => {
    const rule = parseElectionRuleText(text);
    expect(!rule.ok && rule.error.message).toContain('third Tuesday of March');
  });
});

describe('the run-off: first Tuesday at least ten days after the final certification (§15-126(2)(b))', () => {
  test.each([
    ['2027-03-16', '2027-03-30', 'certified on election night'],
    ['2027-03-17', '2027-03-30', 'the next day'],
    ['2027-03-19', '2027-03-30', 'on Friday: eleven days'],
    ['2027-03-20', '2027-03-30', 'on Saturday: ten days exactly'],
    ['2027-03-21', '2027-04-06', 'on Sunday: one day too late for that Tuesday'],
  ])('certified %s: %s, %s', (certified, date) => {
    expect(runOffDate(plainDate(certified)).date).toBe(date);
  });
  test('says why', () =>
    expect(runOffDate(plainDate('2027-03-17'))).toMatchObject({
      tenthDay: '2027-03-27',
      why: 'Ten days after the final certification on Wednesday, March\u00a017,\u00a02027 is Saturday, March\u00a027,\u00a02027; the first Tuesday from then on is Tuesday, March\u00a030,\u00a02027.',
      citation: 'Election Law §15-126(2)(b)',
    }));
  test('a Tuesday that is a holiday is named', () =>
    expect(runOffDate(plainDate('2029-06-09')).why).toContain('That day is Juneteenth'));
});
