// What the rules of this step do not need yet, but the law does: filings that move to the next business day, dates
// counted from other dates, windows, readings side by side, versions. The rules here are the law's own, written short.
import { describe, expect, test } from 'vitest';
import { plainDate } from '../../../shared/domain/plain-date.ts';
import { wallTime } from '../../../shared/domain/wall-time.ts';
import { electionLaw } from '../../../shared/law/citation.ts';
import { electionCalendar } from '../../../shared/rules/calendar.ts';
import { type DeadlineRule, defineDeadline } from '../../../shared/rules/define-deadline.ts';
import { electionOn, marchElection } from './an-election.ts';

const filings = electionLaw('1-106', '1');
const texts = { plain: 'Plain.', ifMissed: 'Missed.', proof: 'Proof.' };
const shared = {
  version: 1,
  actor: 'candidate',
  stage: 'independent-nominations',
  appliesTo: () => true,
  inForce: { from: 'before-2009' },
  ...texts,
} as const;
const filing = { policy: 'next-business-day', because: 'Papers filed.', authority: filings } as const;

const lastToFile = defineDeadline({
  ...shared,
  id: 'petition-last-file',
  title: 'Last day to file a petition',
  edge: 'on-or-before',
  anchor: 'calendarAnchor',
  before: { days: 35 },
  time: wallTime('17:00'),
  shift: filing,
  citations: [electionLaw('15-108', '8', 'a')],
});
const accept = defineDeadline({
  ...shared,
  id: 'accept-decline',
  title: 'Last day to accept or decline',
  edge: 'on-or-before',
  anchor: { deadline: 'petition-last-file', counted: 'from-moved' },
  after: { days: 3 },
  shift: filing,
  citations: [electionLaw('15-108', '8', 'b')],
});
const vacancy = defineDeadline({
  ...shared,
  id: 'vacancy-fill',
  title: 'Last day to fill a vacancy',
  edge: 'on-or-before',
  anchor: { deadline: 'accept-decline', counted: 'both-earlier-first' },
  after: { days: 3 },
  shift: filing,
  citations: [electionLaw('15-108', '8', 'c')],
});
const chain: DeadlineRule[] = [lastToFile, accept, vacancy];

const find = (id: string, anchor: string, rules = chain) => {
  const hit = electionCalendar(electionOn(anchor), rules).find((deadline) => deadline.id === id);
  if (!hit) throw new Error(`no ${id}`);
  return hit;
};

describe('papers filed move to the next business day (Election Law §1-106(1))', () => {
  test('2027: the third day after the last filing day is Lincoln’s Birthday, so it is Tuesday, February 16', () => {
    const deadline = find('accept-decline', '2027-03-16');
    expect(deadline).toMatchObject({
      unshifted: '2027-02-12',
      date: '2027-02-16',
      movedBecause: 'Lincoln’s Birthday, Saturday, Sunday and Washington’s Birthday',
      rule: '3 days after: Last day to file a petition',
      anchor: 'calendarAnchor',
      citations: ['Election Law §15-108(8)(b)', 'Election Law §1-106(1)', 'General Construction Law §24'],
    });
    expect(deadline.ladder.map(({ part, day, count, note }) => [part, day, count, note])).toEqual([
      ['counted-from', '2027-02-09', null, 'Last day to file a petition'],
      ['counted', '2027-02-10', 1, null],
      ['counted', '2027-02-11', 2, null],
      ['moved-because', '2027-02-12', 3, 'Lincoln’s Birthday'],
      ['moved-because', '2027-02-13', null, 'Saturday'],
      ['moved-because', '2027-02-14', null, 'Sunday'],
      ['moved-because', '2027-02-15', null, 'Washington’s Birthday'],
      ['act-by', '2027-02-16', null, null],
    ]);
  });
  test('2030: the last filing day itself is Lincoln’s Birthday', () =>
    expect(find('petition-last-file', '2030-03-19')).toMatchObject({
      unshifted: '2030-02-12',
      date: '2030-02-13',
      time: '17:00',
    }));
  test('2026: a date between holidays stays, and the next one moves (CAL-03)', () => {
    expect(find('accept-decline', '2026-03-17')).toMatchObject({ date: '2026-02-13', movedBecause: null });
    expect(find('vacancy-fill', '2026-03-17')).toMatchObject({
      unshifted: '2026-02-16',
      date: '2026-02-17',
      movedBecause: 'Washington’s Birthday',
    });
  });
  test('2026 with the 17th proclaimed a holiday: it moves once more (CAL-13)', () => {
    const closedDays = [{ day: plainDate('2026-02-17'), reason: 'Day of general thanksgiving' }];
    const calendar = electionCalendar(marchElection(2026, { closedDays }), chain);
    expect(calendar.find(({ id }) => id === 'vacancy-fill')?.date).toBe('2026-02-18');
  });
});

describe('a date counted from one that moved has two readings', () => {
  test('2027: the earlier first, the later beside it', () =>
    expect(find('vacancy-fill', '2027-03-16')).toMatchObject({
      date: '2027-02-16',
      alternatives: [{ date: '2027-02-19', reading: expect.stringContaining('moved') }],
    }));
  test('and one where nothing moved', () => expect(find('vacancy-fill', '2028-03-21').alternatives).toEqual([]));
  test('a chain to a date this election does not have is a mistake in the program', () =>
    expect(() => find('accept-decline', '2027-03-16', [accept])).toThrow('petition-last-file'));
  test('so is a chain that bites its own tail', () => {
    const tail = { ...lastToFile, anchor: { deadline: 'vacancy-fill', counted: 'from-moved' } } as const;
    expect(() => find('vacancy-fill', '2027-03-16', [tail, accept, vacancy])).toThrow();
  });
});

describe('other kinds of date', () => {
  const window = defineDeadline({
    ...shared,
    id: 'petition-window',
    title: 'Petitions are filed',
    edge: 'between',
    anchor: 'calendarAnchor',
    before: { days: 42 },
    through: { before: { days: 35 } },
    shift: filing,
    citations: [electionLaw('15-108', '8', 'a')],
  });
  test('a window: its last day moves off a holiday, its first day never', () =>
    expect(find('petition-window', '2030-03-19', [window])).toMatchObject({
      date: '2030-02-05',
      lastDate: '2030-02-13',
    }));
  test('an unsettled move: the earlier date first, the other as a reading', () => {
    const winners = defineDeadline({
      ...shared,
      id: 'winners',
      title: 'Notify the winners',
      edge: 'on-or-before',
      anchor: 'pollDay',
      after: { days: 3 },
      shift: { policy: 'show-both', because: 'Unsettled.', authority: electionLaw('15-128') },
      citations: [electionLaw('15-128')],
    });
    // Wednesday, March 18, 2026 and three days is a Saturday.
    expect(find('winners', '2026-03-17', [winners])).toMatchObject({
      date: '2026-03-21',
      movedBecause: null,
      alternatives: [{ date: '2026-03-23' }],
    });
  });
  test('a changed law: the version in force on the calendar anchor, and never both', () => {
    const changed = plainDate('2027-01-01');
    const old = { ...lastToFile, inForce: { from: 'before-2009', until: changed } } as const;
    const amended = { ...lastToFile, version: 2, before: { days: 30 }, inForce: { from: changed } } as const;
    const versionOf = (anchor: string) =>
      electionCalendar(electionOn(anchor), [old, amended]).map((d) => d.ruleVersion);
    expect(versionOf('2026-12-31')).toEqual([1]);
    expect(versionOf('2027-01-01')).toEqual([2]);
  });
});

describe('a rule that cannot be meant is refused when it is declared', () => {
  test('half days', () => expect(() => defineDeadline({ ...lastToFile, before: { days: 3.5 } })).toThrow('whole days'));
  test('no version', () => expect(() => defineDeadline({ ...lastToFile, version: 0 })).toThrow('version'));
  test('an empty sentence', () => expect(() => defineDeadline({ ...lastToFile, plain: '' })).toThrow('empty'));
});
