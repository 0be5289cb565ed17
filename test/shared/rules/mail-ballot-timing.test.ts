// An application reaches the clerk: is it in time? Limits are §15-120(5) and (6), counted by hand.
// How it came and how the ballot is wanted are two questions.
import { describe, expect, test } from 'vitest';
import type { CameBy } from '../../../shared/domain/application.ts';
import { TimingFinding } from '../../../shared/domain/finding.ts';
import { plainDate } from '../../../shared/domain/plain-date.ts';
import { wallTime } from '../../../shared/domain/wall-time.ts';
import type { ApplicationArrival } from '../../../shared/rules/application-arrival.ts';
import type { ElectionFacts } from '../../../shared/rules/election-facts.ts';
import { mailBallotsClosedBecause } from '../../../shared/rules/mail-ballot-limits.ts';
import { mailBallotTiming } from '../../../shared/rules/mail-ballot-timing.ts';
import { electionOn, marchElection } from './an-election.ts';

const march2026 = marchElection(2026);
const march2027 = marchElection(2027);

// Parsed, because a finding is kept in an event as its schema says.
const arrives = (
  facts: ElectionFacts,
  day: string,
  cameBy: CameBy,
  wants: ApplicationArrival['wants'],
  time: string | null = '10:42',
  early: 'absentee' | 'early mail, this election' | 'early mail, rest of the year' = 'absentee',
) => {
  const received = { day: plainDate(day), time: time ? wallTime(time) : null };
  const arrival: ApplicationArrival = {
    ...{ received, cameBy, wants, kind: early === 'absentee' ? 'absentee' : 'early-mail' },
    restOfYear: early === 'early mail, rest of the year',
  };
  return TimingFinding.parse(mailBallotTiming(facts, arrival, received.day));
};

describe('by post, asking for the ballot by mail (ABS-13: anchor March 17, 2026)', () => {
  test.each([
    ['2025-11-16', 'too-early', '2025-11-17'],
    ['2025-11-17', 'in-time', '2026-03-10'],
    ['2026-03-10', 'in-time', '2026-03-10'],
    ['2026-03-11', 'too-late-for-mail', '2026-03-10'],
    ['2026-03-17', 'too-late-for-mail', '2026-03-10'],
    ['2026-03-18', 'too-late', '2026-03-17'],
  ])('received %s: %s, the limit being %s', (day, outcome, limit) =>
    expect(arrives(march2026, day, 'mail', 'mailed')).toMatchObject({ outcome, limit, happenedOn: day }),
  );
});

describe('brought in person, to be collected', () => {
  test.each([
    ['2026-11-15', 'too-early'],
    ['2026-11-16', 'in-time'],
    ['2027-03-10', 'in-time'],
    ['2027-03-15', 'in-time'],
    ['2027-03-16', 'too-late'],
  ])('in an ordinary year, received %s: %s', (day, outcome) => {
    for (const cameBy of ['applicant-in-person', 'agent-in-person'] as const)
      expect(arrives(march2027, day, cameBy, 'collect-self').outcome).toBe(outcome);
  });
  test('on the 16th of a March 17 year: in time on every reading', () =>
    expect(arrives(march2026, '2026-03-16', 'applicant-in-person', 'collect-self')).toMatchObject({
      outcome: 'in-time',
      headline: 'In time.',
      readings: [],
    }));
  test('on the 17th of a March 17 year: taken, with both readings beside it', () => {
    const finding = arrives(march2026, '2026-03-17', 'applicant-in-person', 'collect-self');
    expect(finding).toMatchObject({ outcome: 'in-time', headline: 'In time, on one reading.' });
    expect(finding.readings.map(({ date }) => date)).toEqual(['2026-03-16', '2026-03-17']);
    // The 17th is counted from the day people vote, so the finding must not say that it hangs on the third Tuesday.
    expect(finding).toMatchObject({ limit: '2026-03-17', anchor: 'pollDay' });
  });
  test('on the 18th of a March 17 year: too late on both readings, and neither is called the last day alone', () => {
    const finding = arrives(march2026, '2026-03-18', 'applicant-in-person', 'collect-self');
    expect(finding).toMatchObject({ outcome: 'too-late', limit: '2026-03-17', anchor: 'pollDay' });
    expect(finding.sentence).toContain('was Monday, March\u00a016, or on the other reading Tuesday, March\u00a017.');
    // The outcome rests on neither reading: there is nothing to choose.
    expect(finding.readings).toEqual([]);
  });
  test('on the day people vote: too late, and the voter is told where to go', () => {
    const finding = arrives(march2026, '2026-03-18', 'applicant-in-person', 'collect-self');
    expect(finding.outcome).toBe('too-late');
    expect(finding.whatNow).toBe(
      'No ballot can be mailed or handed out. Tell the voter: the polling place is open on Wednesday, March\u00a018 until 9:00\u00a0p.m.',
    );
  });
  test('after the close of the polls there is nothing left to tell', () =>
    expect(arrives(march2026, '2026-03-18', 'mail', 'mailed', '21:00').whatNow).toContain('The polls have closed.'));
  test('the voter, or the agent the application names, and no other agent gets the ballot (§15-120(6))', () =>
    expect(arrives(march2027, '2027-03-12', 'agent-in-person', 'collect-agent').whatNow).toContain(
      'to the voter or the agent named in the application, and to nobody else',
    ));
});

describe('how it came and how the ballot is wanted do not go together', () => {
  test('brought in person after the seventh day, asking for mail: not mailed, but handed over', () => {
    const finding = arrives(march2027, '2027-03-12', 'applicant-in-person', 'mailed');
    expect(finding.outcome).toBe('too-late-for-mail');
    expect(finding.whatNow).toContain('can be handed over in your office');
  });
  test('by post after the seventh day, asking for mail: the voter can still come', () => {
    const finding = arrives(march2027, '2027-03-10', 'mail', 'mailed');
    expect(finding.outcome).toBe('too-late-for-mail');
    expect(finding.whatNow).toContain('through Monday, March\u00a015 the voter or an agent may bring an application');
  });
  test.each(['mail', 'other'] as const)('by %s, to be collected: recorded, the law being silent', (cameBy) => {
    const finding = arrives(march2027, '2027-03-02', cameBy, 'collect-self');
    expect(finding.outcome).toBe('open-question');
    expect(finding.readings).toHaveLength(2);
    expect(finding.whatNow).toContain('Offer a new application, brought in person');
  });
  test('through a drop-box, asking for mail, is received like any other', () =>
    expect(arrives(march2027, '2027-03-09', 'other', 'mailed').outcome).toBe('in-time'));
});

describe('early mail goes by §15-119(7) and (8), with the same days', () => {
  const june2027 = electionOn('2027-06-15');
  const rest = (facts: ElectionFacts, day: string) =>
    arrives(facts, day, 'mail', 'mailed', null, 'early mail, rest of the year');
  test('for this election: too early before the four months, and cited from its own section', () => {
    // February 15 is four months before June 15.
    const early = (day: string) => arrives(june2027, day, 'mail', 'mailed', null, 'early mail, this election');
    expect(early('2027-02-14')).toMatchObject({ outcome: 'too-early', citations: ['Election Law §15-119(7)'] });
    expect(early('2027-02-15')).toMatchObject({
      outcome: 'in-time',
      citations: ['Election Law §15-119(7)', 'Election Law §15-119(8)'],
    });
  });
  test('for all remaining elections of the calendar year the first day does not apply (§15-119(7), (4)(c))', () => {
    const finding = rest(june2027, '2027-01-04');
    expect(finding).toMatchObject({ outcome: 'in-time', limit: '2027-06-08', readings: [] });
    expect(finding.sentence).toContain('all remaining elections of 2027');
    expect(finding.citations).toContain('Election Law §15-119(4)(c)');
    expect(rest(june2027, '2027-06-09').outcome).toBe('too-late-for-mail');
  });
  test('a request of November or December for the rest of its year, and an election of next March: both readings', () => {
    expect(rest(march2027, '2026-11-15')).toMatchObject({ outcome: 'too-early', limit: '2026-11-16' });
    expect(rest(march2027, '2026-11-15').readings).toHaveLength(2);
    const finding = rest(march2027, '2026-12-01');
    expect(finding.outcome).toBe('open-question');
    expect(finding.readings.map(({ reading }) => reading)[0]).toContain('a new application is needed');
    expect(finding.whatNow).toContain('Ask the voter which election is meant');
  });
});

describe('the clerk reads a sentence that stays true', () => {
  test('on the last day', () => {
    const finding = arrives(march2027, '2027-03-09', 'mail', 'mailed');
    expect(finding.headline).toBe('In time.');
    expect(finding.sentence).toBe(
      'Received Tuesday, March\u00a09, 10:42\u00a0a.m., on the last day for applications that ask for a mailed ballot.',
    );
    expect(finding.whatNow).toBe(
      'Once you have determined that it qualifies, mail the ballot the same day if you can, and no later than Wednesday, March\u00a010.',
    );
    expect(finding.citations).toEqual(['Election Law §15-120(5)', 'Election Law §15-120(6)']);
    expect(finding).toMatchObject({ ruleId: 'mail-ballot-application-by-mail', ruleVersion: 3 });
  });
  test('a week earlier', () =>
    expect(arrives(march2027, '2027-03-02', 'mail', 'mailed', '09:18').sentence).toBe(
      'Received Tuesday, March\u00a02, 9:18\u00a0a.m. Applications that ask for a mailed ballot are taken until Tuesday, March\u00a09.',
    ));
  test('when nobody noted the hour', () =>
    expect(arrives(march2027, '2027-03-02', 'mail', 'mailed', null).sentence).toMatch(
      /^Received Tuesday, March\u00a02\. /,
    ));
  test('when it came too early, in the year before', () => {
    const finding = arrives(march2027, '2026-11-09', 'mail', 'mailed', null);
    expect(finding.sentence).toBe(
      'Received Monday, November\u00a09,\u00a02026. The first day to receive an application for this election is Monday, November\u00a016,\u00a02026, four months before it.',
    );
    expect(finding.whatNow).toContain('send a new form, and name Monday, November\u00a016,\u00a02026');
  });
  test('no sentence ever says “today”', () => {
    for (const day of ['2026-11-01', '2027-03-09', '2027-03-10', '2027-03-15', '2027-03-16'])
      for (const cameBy of ['mail', 'applicant-in-person'] as const)
        for (const wants of ['mailed', 'collect-self'] as const) {
          const { sentence, whatNow } = arrives(march2027, day, cameBy, wants);
          expect(`${sentence} ${whatNow}`).not.toMatch(/today|\.\./);
        }
  });
});

describe('elections without a register here', () => {
  test('the county’s', () => {
    const countyRun = marchElection(2027, { conductedBy: 'county-board' });
    expect(mailBallotsClosedBecause(countyRun)).toContain('county board of elections');
    expect(() => arrives(countyRun, '2027-03-02', 'mail', 'mailed')).toThrow('mailBallotsClosedBecause');
  });
  test('a vote on a proposition alone, until the village attorney has answered', () =>
    expect(mailBallotsClosedBecause(electionOn('2027-05-19', 'referendum'))).toContain('village attorney'));
  test('general, special and run-off elections of the clerk have one', () => {
    for (const kind of ['general', 'special', 'run-off'] as const)
      expect(mailBallotsClosedBecause(electionOn('2027-05-18', kind))).toBeNull();
    expect(mailBallotsClosedBecause(marchElection(2027, { conductedBy: 'not-known' }))).toBeNull();
  });
});
