// Who holds an envelope that names another day or hour than the one by which ballots must be back now; and which of those that
// have not left yet should be printed again.
import { z } from 'zod';
import type { ElectionState, OfficeView } from '../commands/define-command.ts';
import { factsOfElection } from '../commands/facts-of-election.ts';
import { type Ballot, districtOf, type RegisterLine } from '../commands/line-and-ballots.ts';
import { electionOf } from '../commands/no-such-record.ts';
import { ElectionId, Serial } from '../domain/ids.ts';
import { nameInList } from '../domain/person-name.ts';
import { PlainDate } from '../domain/plain-date.ts';
import { dayRecorded } from '../domain/recorded-at.ts';
import { WallTime } from '../domain/wall-time.ts';
import type { DayOnEnvelope } from '../records/mail-ballot-life.ts';
import { isReplaced } from '../records/mail-ballot-standing.ts';
import { ok } from '../result.ts';
import { hourOf } from '../rules/count-deadline.ts';
import { lastDayToReturn } from '../rules/last-day-to-return.ts';
import { dayWithoutYear } from '../words/days.ts';
import { hourInWords } from '../words/hours.ts';
import { defineView } from './define-view.ts';

type Said = NonNullable<DayOnEnvelope>;
export interface OldEnvelope {
  readonly line: RegisterLine;
  readonly ballot: Ballot;
  /** What stands on it. */
  readonly says: Said;
}

/** The day and hour that stand on an envelope printed now; the hour null where the county board conducts the election. */
export function dayNow(office: OfficeView, election: ElectionState) {
  const facts = factsOfElection(office, election);
  return { day: lastDayToReturn(facts), closes: hourOf('polls-close', facts) };
}

/** What the voter reads on the envelopes of that ballot: as printed last before they left, one day of them the odd one out. */
function saysOf({ printings, out }: Ballot, now: Said): Said | null {
  const newest = new Map<string, DayOnEnvelope>();
  for (const { piece, says, printedAt } of printings)
    if (out === null || dayRecorded(printedAt) <= out.at.day) newest.set(piece, says);
  return (
    [...newest.values()].find((says) => says !== null && (says.day !== now.day || says.closes !== now.closes)) ?? null
  );
}

/** In the order of their numbers; of ballots that are back, cancelled or replaced nothing is to be told. */
export function oldEnvelopes(office: OfficeView, election: ElectionState): OldEnvelope[] {
  const { day, closes } = dayNow(office, election);
  if (closes === null) return [];
  const { applications, ballots } = election.mailBallots;
  return [...ballots.values()]
    .flatMap((ballot) => {
      const line = applications.get(ballot.application);
      if (!line || ballot.returned || isReplaced(ballot, line) || ballot.ended) return [];
      const says = saysOf(ballot, { day, closes });
      return says ? [{ line, ballot, says }] : [];
    })
    .toSorted((a, b) => a.ballot.envelope - b.ballot.envelope);
}

/** “March 16, 9:00 p.m.” */
export const saysInWords = ({ day, closes }: Readonly<Said>): string =>
  `${dayWithoutYear(day)}, ${hourInWords(closes)}`;

export const oldEnvelopesView = defineView({
  name: 'mail-ballots.old-envelopes',
  title: 'Who holds an envelope with another day or hour',
  input: z.strictObject({ election: ElectionId }),
  output: z.strictObject({
    day: PlainDate,
    closes: WallTime.nullable(),
    rows: z.array(
      z.strictObject({
        envelope: Serial,
        application: Serial,
        name: z.string(),
        district: z.string(),
        /** The day and hour on it, in words. */
        says: z.string(),
        /** With the voter; else it lies here and can be printed again. */
        out: z.boolean(),
      }),
    ),
  }),
  refusals: ['no-such-election'],
  answer: (state, { election: id }) => {
    const found = electionOf(state, id);
    if (!found.ok) return found;
    const election = found.value;
    return ok({
      ...dayNow(state.office, election),
      rows: oldEnvelopes(state.office, election).map(({ line, ballot, says }) => ({
        ...{ envelope: ballot.envelope, application: line.number, name: nameInList(line.application.name) },
        ...{ district: districtOf(election, line, ballot), says: saysInWords(says), out: ballot.out !== null },
      })),
    });
  },
});
