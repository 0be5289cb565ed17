// Where each ballot and each line of the register stands: worked out from what is on record, never kept.
import type { DeepReadonly } from '../deep-readonly.ts';
import type { MailBallot } from './mail-ballot-life.ts';
import type { Application, MailBallots } from './mail-ballots.ts';
import { getsBallot } from './register-line.ts';

type Register = DeepReadonly<MailBallots>;
type Line = DeepReadonly<Application>;
type Ballot = DeepReadonly<MailBallot>;

/**
 * Whether another ballot took its place, or none shall. One the post office brought back is replaced only once another is
 * wanted: until then it may be sent out again or come back marked.
 */
export function isReplaced({ ended, envelope }: Ballot, line: Line): boolean {
  if (ended === null) return false;
  return ended.how !== 'undeliverable' || line.ballots.indexOf(envelope) < (line.again?.after ?? 0);
}

export type BallotStands =
  | 'made'
  | 'out'
  | 'undeliverable'
  | 'spoiled'
  | 'cancelled'
  | 'replaced-came-back'
  | 'back'
  | 'late'
  | 'set-aside'
  | 'on-transmittal'
  | 'delivered'
  | 'cast'
  | 'not-counted';

export function ballotStands(
  ballot: Ballot,
  line: Line,
  { transmittals }: Pick<Register, 'transmittals'>,
): BallotStands {
  const { returned, outcome, ended, out, setAside, transmittal } = ballot;
  if (outcome !== null) return outcome.what === 'cast' ? 'cast' : 'not-counted';
  if (returned === null) return ended?.how ?? (out === null ? 'made' : 'out');
  if (isReplaced(ballot, line)) return 'replaced-came-back';
  if (setAside !== null) return 'set-aside';
  if (returned.finding.outcome === 'late') return 'late';
  if (transmittal === null) return 'back';
  return transmittals.get(transmittal)?.signed ? 'delivered' : 'on-transmittal';
}

/** The ballots of one line, first, second … */
export const ballotsOf = (register: Register, line: Line): Ballot[] =>
  line.ballots.flatMap((envelope) => register.ballots.get(envelope) ?? []);

/** The ballot of this line that counts, or may still; null where none was made or the last one was ended. */
export const liveBallot = (register: Register, line: Line): Ballot | null =>
  ballotsOf(register, line).findLast((ballot) => !isReplaced(ballot, line)) ?? null;

/** Whether a ballot is to go out on this line: the first, or another one that was asked for. */
export function needsBallot(register: Register, line: Line): boolean {
  if (!getsBallot(line)) return false;
  const live = liveBallot(register, line);
  if (live !== null) return live.out === null && live.returned === null && live.ended === null;
  return line.ballots.length === 0 || (line.again !== null && line.ballots.length === line.again.after);
}

/** How the next ballot is wanted, to whom and whereto: as asked for last. */
export function wantedNow({ again, application }: Line): Pick<Line['application'], 'wants' | 'agent' | 'sendTo'> {
  const from = again ?? application;
  return { wants: from.wants, agent: from.agent, sendTo: from.sendTo ?? application.sendTo };
}
