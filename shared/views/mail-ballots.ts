// The mail-ballot register as a list, one line an application. Reason, birth date and place of detention are not here.
import { z } from 'zod';
import { factsOfElection } from '../commands/facts-of-election.ts';
import { electionOf } from '../commands/no-such-record.ts';
import { districtOf } from '../commands/register-line.ts';
import { Wants } from '../domain/application.ts';
import { TimingOutcome } from '../domain/finding.ts';
import { ElectionId, Serial } from '../domain/ids.ts';
import { MailBallotKind } from '../domain/mail-ballot.ts';
import { nameInList } from '../domain/person-name.ts';
import { PlainDate } from '../domain/plain-date.ts';
import { WallTime } from '../domain/wall-time.ts';
import { wantedNow } from '../records/mail-ballot-standing.ts';
import { ok } from '../result.ts';
import { mailBallotLimits, mailBallotsClosedBecause } from '../rules/mail-ballot-limits.ts';
import { defineView } from './define-view.ts';
import { problemOf, RegisterProblem } from './register-problem.ts';
import { kindOfLine, RegisterState, registerState } from './register-state.ts';

export const RegisterRow = z.strictObject({
  number: Serial,
  name: z.string(),
  kind: MailBallotKind,
  district: z.string(),
  received: PlainDate,
  receivedAt: WallTime.nullable(),
  /** How the next ballot is wanted: as asked for last. */
  wants: Wants,
  outcome: TimingOutcome,
  state: RegisterState,
  /** The number on the envelope of the newest ballot; null while none was made. */
  envelope: Serial.nullable(),
  /** The day it went out or came back, whichever was last. */
  moved: PlainDate.nullable(),
  problem: RegisterProblem.nullable(),
});

export const mailBallotsList = defineView({
  name: 'mail-ballots',
  title: 'The mail-ballot register',
  input: z.strictObject({ election: ElectionId }),
  output: z.strictObject({
    rows: z.array(RegisterRow),
    counts: z.record(RegisterState, z.number().int()),
    /** Envelopes that stand under no number of the register. */
    strange: z.number().int(),
    /** The sixth day before the election, the last one to mail ballots; null where nothing is mailed here. */
    lastToMail: PlainDate.nullable(),
    /** Why this election has no register here; null where it has one. */
    closedBecause: z.string().nullable(),
  }),
  refusals: ['no-such-election'],
  answer: (state, input, { today }) => {
    const found = electionOf(state, input.election);
    if (!found.ok) return found;
    const election = found.value;
    const facts = factsOfElection(state.office, election);
    const closedBecause = mailBallotsClosedBecause(facts);
    const lastToMail = closedBecause === null ? mailBallotLimits(facts).mailed.date : null;
    const days = { today, lastToMail, pollDay: facts.pollDay };
    const counts = Object.fromEntries(RegisterState.options.map((one) => [one, 0])) as Record<RegisterState, number>;
    const rows = [...election.mailBallots.applications.values()].map((line) => {
      const stands = registerState(election, line);
      counts[stands] += 1;
      const envelope = line.ballots.at(-1) ?? null;
      const newest = envelope === null ? undefined : election.mailBallots.ballots.get(envelope);
      const { received } = line.application;
      return {
        number: line.number,
        name: nameInList(line.application.name),
        kind: kindOfLine(line),
        district: districtOf(election, line, newest ?? null),
        received: received.day,
        receivedAt: received.time,
        wants: wantedNow(line).wants,
        outcome: line.finding.outcome,
        state: stands,
        envelope,
        moved: newest?.returned?.at.day ?? newest?.ended?.at.day ?? newest?.out?.at.day ?? null,
        problem: problemOf(election, line, stands, days),
      };
    });
    const strange = election.mailBallots.strangeEnvelopes.length;
    return ok({ rows, counts, strange, lastToMail, closedBecause });
  },
});
