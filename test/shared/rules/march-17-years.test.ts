// §15-104(1)(b): in a March 17 year the move to March 18 is effective “notwithstanding subdivision five” only if specifically
// published. What §15-104(5) says calmly of other years must not calm anybody then.
import { describe, expect, test } from 'vitest';
import { plainDate } from '../../../shared/domain/plain-date.ts';
import { electionCalendar } from '../../../shared/rules/calendar.ts';
import { march18Findings } from '../../../shared/rules/checks/march-18.ts';
import { pollDayStatusWords } from '../../../shared/rules/checks/poll-day-status.ts';
import { missedInWords } from '../../../shared/words/catch-up.ts';
import { dateOf, electionOn, marchElection } from './an-election.ts';

const day = plainDate;
const notSaved = 'subdivision five does not save the move to March\u00a018';

describe('the publication of the words has a date of its own', () => {
  test('ten days before the 17th, the last day for the notice of election: March 7, 2026', () =>
    expect(dateOf('march-18-published', marchElection(2026))).toMatchObject({
      date: '2026-03-07',
      actor: 'village-clerk',
      citations: expect.arrayContaining(['Election Law §15-104(1)(b)']),
      openQuestion: { question: expect.stringContaining('Which publication') },
    }));
  test('for a special election as well, and in no other year', () => {
    const ids = (facts: Parameters<typeof electionCalendar>[0]) => electionCalendar(facts).map(({ id }) => id);
    expect(ids(electionOn('2026-03-17', 'special'))).toContain('march-18-published');
    expect(ids(marchElection(2027))).not.toContain('march-18-published');
    expect(ids(electionOn('2026-03-17', 'run-off'))).not.toContain('march-18-published');
  });
  test('the notice of election asks the same', () => {
    const notice = dateOf('election-notice-published', marchElection(2026));
    expect(notice.openQuestion?.question).toContain('Which publication');
    expect(notice.plain).toContain('the move to March\u00a018');
  });
});

describe('what follows from missing it', () => {
  const ids = ['election-notice-published', 'election-notice-posted', 'polling-resolution', 'march-18-published'];
  test.each(ids)('%s says so in 2026', (id) => expect(dateOf(id, marchElection(2026)).ifMissed).toContain(notSaved));
  test.each(ids.slice(0, 3))('%s says nothing of it in 2027', (id) =>
    expect(dateOf(id, marchElection(2027)).ifMissed).not.toContain('March\u00a018'),
  );
  test('the calm words are kept for other years', () => {
    const missed = (year: number, march18: boolean) =>
      missedInWords(dateOf('election-notice-published', marchElection(year)), { proposition: false, march18 });
    expect(missed(2026, true)).toContain(notSaved);
    expect(missed(2027, false)).toContain('does not invalidate the election of officers');
  });
});

describe('a vote on a proposition alone', () => {
  const notice = dateOf('election-notice-published', electionOn('2027-06-15', 'referendum'));
  test('no election of officers stands there', () => {
    expect(notice.ifMissed).not.toContain('officers');
    expect(notice.ifMissed).toContain('void');
  });
  test('a missed notice is not said calmly', () =>
    expect(missedInWords(notice, { proposition: true, march18: false })).toBe(notice.ifMissed));
});

describe('what is on record about the move', () => {
  const days = { calendarAnchor: day('2026-03-17'), pollDay: day('2026-03-18') };
  const outcomes = (resolvedOn: string | null, publishedOn: string | null, withPlaces: boolean | null = true) =>
    march18Findings(days, {
      resolvedOn: resolvedOn === null ? null : day(resolvedOn),
      publishedOn: publishedOn === null ? null : day(publishedOn),
      withPlaces,
    }).map(({ outcome }) => outcome);
  // Sixty days before March 17, 2026 is January 16; ten days before, March 7.
  test('on the last day each is in time', () => expect(outcomes('2026-01-16', '2026-03-07')).toEqual([]));
  test('a day later each is flagged', () =>
    expect(outcomes('2026-01-17', '2026-03-08')).toEqual(['adopted-late', 'published-late']));
  test('a separate resolution', () => expect(outcomes('2026-01-12', null, false)).toEqual(['separate']));
  test('nobody has said which: nothing is asserted', () => expect(outcomes('2026-01-12', null, null)).toEqual([]));
  test('printed before it was adopted', () =>
    expect(outcomes('2026-01-12', '2026-01-08')).toEqual(['published-before-adoption']));
  test('printed after people voted', () =>
    expect(outcomes('2026-01-12', '2026-03-19')).toEqual(['published-after-the-polls']));
  test('what is flagged is not settled', () => {
    const march18 = { resolvedOn: day('2026-01-17'), publishedOn: day('2026-02-05'), withPlaces: true };
    const facts = { ...marchElection(2026), pollDayStatus: 'specifically-published' as const, march18 };
    expect(pollDayStatusWords(facts, day('2026-02-10'))).toMatchObject({ settled: false, urgent: true });
    const inTime = { ...march18, resolvedOn: day('2026-01-16') };
    expect(pollDayStatusWords({ ...facts, march18: inTime }, day('2026-02-10'))?.settled).toBe(true);
  });
});
