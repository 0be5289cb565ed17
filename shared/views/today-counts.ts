// What waits in numbers: filings, the work lists of the mail ballots, papers. Each number leads to its list; one that is rare
// is told only where there is something to tell.
import { z } from 'zod';
import type { ElectionState } from '../commands/define-command.ts';
import { daysBetween, type PlainDate } from '../domain/plain-date.ts';
import { waitsForDecision } from '../records/filings.ts';
import type { ElectionFacts } from '../rules/election-facts.ts';
import { mailDaysOf, mailNow } from './register-problem.ts';
import { type RegisterState, registerState } from './register-state.ts';

/** A page of the program, as the renderer's routes name them. */
export const To = z.enum([
  'settings',
  'calendar',
  'nominations',
  'mail-ballots',
  'mail-ballots/envelopes',
  'papers',
  'election',
]);

export const TodayCount = z.strictObject({
  count: z.number().int(),
  what: z.string(),
  to: To,
  /** The work list of that page; null for the page as it opens. */
  list: z.string().nullable(),
  /** It is late. */
  urgent: z.boolean(),
});
type TodayCount = z.infer<typeof TodayCount>;

const counted = (count: number, one: string, many: string, to: TodayCount['to'], list: string | null = null) => ({
  ...{ count, what: count === 1 ? one : many, to, list, urgent: false },
});

/** How many days before people vote ballots that are out are spoken of: the voters can still be telephoned. */
const daysToRemind = 3;

export function countsOf(election: ElectionState, facts: ElectionFacts, today: PlainDate): TodayCount[] {
  const { nominations, file } = election;
  const filings = [...nominations.filings.values()].filter(waitsForDecision).length;
  return [
    ...[counted(filings, 'filing to decide', 'filings to decide', 'nominations')].filter(({ count }) => count > 0),
    ...mailBallotCounts(election, facts, today),
    counted(file.editions.length, 'paper printed', 'papers printed', 'papers'),
  ];
}

function mailBallotCounts(election: ElectionState, facts: ElectionFacts, today: PlainDate): TodayCount[] {
  const lines = [...election.mailBallots.applications.values()].map((line) => ({
    ...{ line, state: registerState(election, line) },
  }));
  const number = (wanted: RegisterState) => lines.filter(({ state }) => state === wanted).length;
  const on = (list: string, count: number, one: string, many: string) =>
    counted(count, one, many, 'mail-ballots', list);
  const days = mailDaysOf(facts, today);
  const inTime = lines.filter(({ line, state }) => !mailNow(line, state, days));
  const late = lines.length - inTime.length;
  const notLate = (wanted: RegisterState) => inTime.filter(({ state }) => state === wanted).length;
  const toPolls = daysBetween(today, facts.pollDay);
  const rare = [
    {
      ...on('to-mail', late, 'ballot to mail now: phone the voter', 'ballots to mail now: phone the voters'),
      urgent: true,
    },
    on('to-hand-over', number('to-hand-over'), 'ballot to hand over', 'ballots to hand over'),
    ...(toPolls <= daysToRemind
      ? [on('out', number('out'), 'ballot out and not back', 'ballots out and not back')]
      : []),
    ...(toPolls <= 0
      ? [on('back', number('back'), 'envelope back and not delivered', 'envelopes back and not delivered')]
      : []),
    on('undeliverable', number('undeliverable'), 'ballot undeliverable', 'ballots undeliverable'),
  ];
  return [
    on('to-decide', number('to-decide'), 'application to decide', 'applications to decide'),
    on('to-decide', number('incomplete'), 'application with something missing', 'applications with something missing'),
    on('to-mail', notLate('to-mail'), 'ballot to mail', 'ballots to mail'),
    on('to-mail', notLate('waiting'), 'voter waiting for a ballot', 'voters waiting for a ballot'),
    ...rare.filter(({ count }) => count > 0),
  ];
}
