// What people may say about one election: an order that sets a date, a day the office is closed, registration days, a
// holiday on election day. And thirty years of calendars without an exception.
import { describe, expect, test } from 'vitest';
import { addDays, plainDate } from '../../../shared/domain/plain-date.ts';
import { calendarDocument, electionCalendar } from '../../../shared/rules/calendar.ts';
import { calendarAnchorFor } from '../../../shared/rules/election-day.ts';
import { dateOf, dayOf, electionOn, marchElection } from './an-election.ts';

const idsOf = (facts: Parameters<typeof electionCalendar>[0]) => electionCalendar(facts).map(({ id }) => id);

describe('CAL-17: the executive order of 2020 put the election off to September 15 and set the days for petitions', () => {
  const order = (id: string, day: string) => ({
    id,
    date: plainDate(day),
    reason: 'Executive Order',
    by: 'Example Clerk',
  });
  const overrides = [
    order('independent-petition-first-file', '2020-07-27'),
    order('independent-petition-last-file', '2020-07-30'),
  ];
  const september = electionOn('2020-09-15', 'general', { overrides });
  test('the two dates are those of the order, and say what the rule gives and why it is not followed', () => {
    expect(dateOf('independent-petition-last-file', september)).toMatchObject({
      date: '2020-07-30',
      overridden: { computed: '2020-08-11', reason: 'Executive Order', by: 'Example Clerk' },
      movedBecause: 'Executive Order',
      alternatives: [],
    });
    expect(dateOf('independent-petition-last-file', september).ladder.slice(-2)).toMatchObject([
      { part: 'moved-because', day: '2020-08-11', note: 'Executive Order' },
      { part: 'act-by', day: '2020-07-30' },
    ]);
    expect(dayOf('independent-petition-first-file', september)).toBe('2020-07-27');
  });
  test('what is counted from them follows: acceptances three days later, a Sunday, so Monday', () =>
    expect(dayOf('independent-nomination-accept-decline', september)).toBe('2020-08-03'));
  test('the others are counted from September: ballots are mailed by the 9th', () =>
    expect(dateOf('mail-ballots-mailed', september)).toMatchObject({ date: '2020-09-09', overridden: null }));
  test('taken away again, every date is the computed one', () =>
    expect(electionCalendar({ ...september, overrides: [] })).toEqual(electionCalendar(electionOn('2020-09-15'))));
});

test('a day on which only the village’s office is closed moves nothing, and says so', () => {
  const officeClosed = [{ day: plainDate('2027-02-09'), reason: 'water main' }];
  const facts = marchElection(2027, { officeClosed });
  expect(dateOf('independent-petition-last-file', facts)).toMatchObject({
    date: '2027-02-09',
    movedBecause: null,
    closedBecause: 'village office closed: water main',
  });
});

describe('registration days', () => {
  test('as long as nobody has said, the day is shown and asks whether it is held', () => {
    expect(dateOf('registration-day', marchElection(2027)).openQuestion?.question).toContain('at all');
    expect(dateOf('registration-day', marchElection(2027, { registration: 'one-day' })).openQuestion).toBeNull();
    expect(idsOf(marchElection(2027))).not.toContain('second-registration-day');
  });
  test('a second day is the twelfth before, a Thursday', () =>
    expect(dayOf('second-registration-day', marchElection(2027, { registration: 'two-days' }))).toBe('2027-03-04'));
  test('a village that has opted out has no registration day, and no resolution about one; the register is made all the same', () => {
    const ids = idsOf(marchElection(2027, { registration: 'opted-out' }));
    expect(ids.filter((id) => id.includes('registration'))).toEqual([
      'county-registration-last',
      'registration-cutoff',
    ]);
    expect(ids).toContain('register-complete');
  });
  test('opting out counts for elections more than sixty days later: the 61st day before is the last', () =>
    expect(dateOf('registration-opt-out', marchElection(2027))).toMatchObject({
      date: '2027-01-14',
      rule: 'more than 60 days before',
    }));
});

describe('a holiday on election day', () => {
  test('Juneteenth 2029: a warning and an open question; the day stays', () => {
    const facts = electionOn('2029-06-19');
    expect(calendarDocument(facts).warnings).toMatchObject([
      { code: 'closed-day', message: expect.stringContaining('Juneteenth') },
    ]);
    expect(dateOf('polls', facts)).toMatchObject({
      date: '2029-06-19',
      openQuestion: { ask: expect.stringContaining('twelve months ahead') },
    });
  });
  test('a charter day on a Sunday is named too', () =>
    expect(calendarDocument(electionOn('2026-03-15')).warnings[0]?.message).toContain(
      'Sunday, March\u00a015,\u00a02026',
    ));
  test('an ordinary Tuesday has none', () => expect(calendarDocument(marchElection(2027)).warnings).toEqual([]));
});

describe('a referendum', () => {
  test('is not held in March (Village Law §9-910(8))', () => {
    expect(calendarDocument(electionOn('2027-03-09', 'referendum')).warnings).toMatchObject([
      { code: 'referendum-in-march' },
    ]);
    expect(calendarDocument(electionOn('2027-04-06', 'referendum')).warnings).toEqual([]);
  });
  test('has its list of registered voters in the office ten days before (Village Law §9-902(3))', () =>
    expect(dayOf('referendum-registration-list', electionOn('2027-05-19', 'referendum'))).toBe('2027-05-09'));
});

describe('records of the election to the State Board (§15-140)', () => {
  test('are due on January 1 after it; in December, ten business days are later', () => {
    expect(dateOf('state-records', marchElection(2027))).toMatchObject({
      date: '2028-01-01',
      alternatives: [{ date: '2028-01-03' }],
    });
    // December 22, 2027, a Wednesday: ten business days after it, without Christmas on a Saturday and New Year's Day on one.
    expect(dayOf('state-records', electionOn('2027-12-22'))).toBe('2028-01-05');
  });
  test('no election before 2026 has them, and one before April 2026 asks', () => {
    expect(idsOf(marchElection(2025))).not.toContain('state-records');
    const asked = dateOf('state-records', marchElection(2026)).openQuestions.map(({ question }) => question);
    expect(asked.some((question) => question.includes('before April 1, 2026'))).toBe(true);
  });
});

test('where the county board conducts the election, nothing of its own mail-ballot rules is said', () => {
  const document = calendarDocument(marchElection(2027, { conductedBy: 'county-board' }));
  expect(document.rest).toContain('The county board of elections conducts this election.');
  expect(JSON.stringify(document)).not.toMatch(/postmark|cure|tenth day before the election/i);
  expect(dayOf('offices-certified-to-county', marchElection(2027, { conductedBy: 'county-board' }))).toBe('2026-10-16');
  expect(document.deadlines.map(({ id }) => id)).toEqual([
    'offices-certified-to-county',
    'offices-notice',
    'polling-resolution',
    'election-notice-published',
    'election-notice-posted',
    'polls',
    'winners-notified',
    'term-begins',
    'oath-last-day',
  ]);
});

test('thirty years of calendars of every kind, by nth weekdays and days of a charter, without an exception', () => {
  const rules = [
    { by: 'weekday', nth: 3, weekday: 2, month: 3 },
    { by: 'weekday', nth: 2, weekday: 5, month: 6 },
    { by: 'date', month: 12, day: 31 },
  ] as const;
  for (let year = 2015; year < 2045; year += 1)
    for (const rule of rules) {
      const anchor = calendarAnchorFor(rule, year);
      if (!anchor.ok) throw new Error(anchor.error.message);
      for (const kind of ['general', 'special', 'run-off', 'referendum'] as const) {
        const dates = electionCalendar(electionOn(anchor.value, kind));
        expect(dates.length).toBeGreaterThan(10);
        for (const { id, date, citations } of dates) {
          expect(addDays(date, 0), id).toBe(date);
          // Of this one day no section was found, and it says so.
          if (id !== 'county-registration-last') expect(citations[0], id).toMatch(/ (§|Article )\d/);
        }
      }
    }
});

describe('two registration days: what comes before them is counted from the earlier, Thursday, March 4, 2027 (§15-118(4))', () => {
  const two = marchElection(2027, { registration: 'two-days' });
  test('the resolution twenty days before, its publication ten', () => {
    expect(dayOf('registration-resolution', two)).toBe('2027-02-12');
    expect(dayOf('registration-resolution-published', two)).toBe('2027-02-22');
  });
  test('the inspectors have the list of applicants at both', () => {
    expect(dayOf('applicants-list-to-inspectors-second-day', two)).toBe('2027-03-04');
    expect(dayOf('applicants-list-to-inspectors', two)).toBe('2027-03-06');
  });
  test('with one day they are counted from Saturday the 6th', () => {
    expect(dayOf('registration-resolution', marchElection(2027))).toBe('2027-02-14');
    expect(dayOf('registration-resolution-published', marchElection(2027))).toBe('2027-02-24');
  });
});

describe('the village votes with the county on general-election day (§15-104(1)(c))', () => {
  const november = electionOn('2026-11-03', 'general', { conductedBy: 'county-board' });
  test('that day is no odd day', () => {
    expect(calendarDocument(november).warnings).toEqual([]);
    expect(dateOf('polls', november).openQuestions).toEqual([]);
  });
  test('and its hours are not the village’s', () =>
    expect(dateOf('polls', november)).toMatchObject({
      time: null,
      until: null,
      plain: expect.stringContaining('Ask the county board'),
    }));
  test('run by the clerk it still is one', () =>
    expect(calendarDocument(electionOn('2026-11-03')).warnings).toMatchObject([{ code: 'closed-day' }]));
});

describe('a run-off is held on a Tuesday (§15-126(2)(b))', () => {
  test('a Saturday is said to be none', () =>
    expect(calendarDocument(electionOn('2027-05-01', 'run-off')).warnings.map(({ code }) => code)).toContain(
      'run-off-not-on-tuesday',
    ));
  test('Tuesday, March 17, 2026: whether §15-104(1)(b) moves a run-off is asked, and nothing is moved', () =>
    expect(dateOf('polls', electionOn('2026-03-17', 'run-off'))).toMatchObject({
      date: '2026-03-17',
      alternatives: [{ date: '2026-03-18' }],
    }));
});
