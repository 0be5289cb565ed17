// Where a line of the register stands, in one word: what the chips of the list count and the work lists show.
import { z } from 'zod';
import type { ElectionState } from '../commands/define-command.ts';
import { districtOf, lineWithLiveBallot, type RegisterLine } from '../commands/line-and-ballots.ts';
import type { MailBallotKind } from '../domain/mail-ballot.ts';
import { ballotStands, ballotsOf, liveBallot, needsBallot, wantedNow } from '../records/mail-ballot-standing.ts';
import { getsBallot, waitsForDetermination } from '../records/register-line.ts';

/**
 * `waiting`: qualified, and no ballot of its kind is on record as delivered by the printer. `ended`: its last ballot was
 * spoiled or cancelled and no other is wanted. `another-line`: the voter has a live ballot on another line of hers. `delivered` counts those on a transmittal that is not signed yet too.
 */
export const RegisterState = z.enum([
  'incomplete',
  'to-decide',
  'not-qualified',
  'waiting',
  'to-mail',
  'to-hand-over',
  'another-line',
  'out',
  'undeliverable',
  'ended',
  'back',
  'late',
  'set-aside',
  'delivered',
  'cast',
  'not-counted',
]);
export type RegisterState = z.infer<typeof RegisterState>;

/** What the clerk has to do something about today; the rest waits for somebody else, or is done. */
export const waitsForClerk = (state: RegisterState): boolean =>
  state === 'to-decide' || state === 'to-mail' || state === 'to-hand-over' || state === 'undeliverable';

/** Of which kind the line’s ballot and envelope are. */
export const kindOfLine = ({ application }: RegisterLine): MailBallotKind => application.kind;

/** Whether ballots of that kind are on record as delivered and counted, for that district or for all. */
export function ballotsHere({ file }: ElectionState, kind: MailBallotKind, district: string): boolean {
  return file.ballotSteps.some(
    ({ step }) =>
      step.kind === 'delivered' &&
      step.counts.some((one) => one.kind === kind && (one.district === '' || one.district === district)),
  );
}

export function registerState(election: ElectionState, line: RegisterLine): RegisterState {
  const { mailBallots: register } = election;
  if (!getsBallot(line)) {
    if (!waitsForDetermination(line)) return 'not-qualified';
    return line.items.some(({ stands }) => stands === 'missing') ? 'incomplete' : 'to-decide';
  }
  if (needsBallot(register, line)) {
    if (lineWithLiveBallot(register, line) !== null) return 'another-line';
    if (!ballotsHere(election, kindOfLine(line), districtOf(election, line, null))) return 'waiting';
    const { wants } = wantedNow(line);
    return wants === 'collect-self' || wants === 'collect-agent' ? 'to-hand-over' : 'to-mail';
  }
  const live = liveBallot(register, line) ?? ballotsOf(register, line).at(-1);
  const stands = live ? ballotStands(live, line, register) : 'cancelled';
  switch (stands) {
    case 'on-transmittal':
      return 'delivered';
    case 'made':
    case 'spoiled':
    case 'cancelled':
    case 'replaced-came-back':
      return 'ended';
    default:
      return stands;
  }
}
