// The mail-ballot register as a list, one line an application. Reason, birth date and place of detention are not here.
import { z } from 'zod';
import { factsOfElection } from '../commands/facts-of-election.ts';
import { electionOf } from '../commands/no-such-record.ts';
import type { DeepReadonly } from '../deep-readonly.ts';
import { CameBy, Wants } from '../domain/application.ts';
import { TimingOutcome } from '../domain/finding.ts';
import { ElectionId, Serial } from '../domain/ids.ts';
import { LineKind } from '../domain/line-basis.ts';
import { nameInList } from '../domain/person-name.ts';
import { PlainDate } from '../domain/plain-date.ts';
import { WallTime } from '../domain/wall-time.ts';
import type { Application } from '../records/mail-ballots.ts';
import { getsBallot, waitsForDetermination } from '../records/register-line.ts';
import { ok } from '../result.ts';
import { mailBallotsClosedBecause } from '../rules/mail-ballot-limits.ts';
import { defineView } from './define-view.ts';

/** Where an application stands: what the chips of the list count. */
export const RegisterState = z.enum(['to-decide', 'incomplete', 'to-print', 'printed', 'not-qualified']);
export type RegisterState = z.infer<typeof RegisterState>;

/** An undecided application with a missing item waits for the voter; a decided one for its envelope. */
export function registerState(a: DeepReadonly<Application>): RegisterState {
  if (waitsForDetermination(a)) return a.items.some((i) => i.stands === 'missing') ? 'incomplete' : 'to-decide';
  if (!getsBallot(a)) return 'not-qualified';
  return a.printings.length > 0 ? 'printed' : 'to-print';
}

export const RegisterRow = z.strictObject({
  number: Serial,
  kind: LineKind,
  name: z.string(),
  district: z.string(),
  received: PlainDate,
  receivedAt: WallTime.nullable(),
  cameBy: CameBy,
  wants: Wants,
  outcome: TimingOutcome,
  state: RegisterState,
  envelope: Serial.nullable(),
});

export const mailBallotsList = defineView({
  name: 'mail-ballots',
  title: 'The mail-ballot register',
  input: z.strictObject({ election: ElectionId }),
  output: z.strictObject({
    rows: z.array(RegisterRow),
    counts: z.record(RegisterState, z.number().int()),
    /** Why this election has no register here; null where it has one. */
    closedBecause: z.string().nullable(),
  }),
  refusals: ['no-such-election'],
  answer: (state, input) => {
    const election = electionOf(state, input.election);
    if (!election.ok) return election;
    const counts = { 'to-decide': 0, incomplete: 0, 'to-print': 0, printed: 0, 'not-qualified': 0 };
    const rows = [...election.value.mailBallots.applications.values()].map((a) => {
      const stands = registerState(a);
      counts[stands] += 1;
      return {
        number: a.number,
        kind: a.kind,
        name: nameInList(a.application.name),
        district: a.application.district,
        received: a.application.received.day,
        receivedAt: a.application.received.time,
        cameBy: a.application.cameBy,
        wants: a.application.wants,
        outcome: a.finding.outcome,
        state: stands,
        envelope: a.envelope,
      };
    });
    const closedBecause = mailBallotsClosedBecause(factsOfElection(state.office, election.value));
    return ok({ rows, counts, closedBecause });
  },
});
