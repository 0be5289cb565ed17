// The register counted: every line and every piece falls into exactly one part of each sum.
import type { ElectionState } from '../commands/define-command.ts';
import type { Ballot, RegisterLine } from '../commands/register-line.ts';
import { type BallotStands, ballotStands, ballotsOf } from '../records/mail-ballot-standing.ts';
import { getsBallot, waitsForDetermination } from '../records/register-line.ts';
import type { RegisterNumbers } from '../rules/checks/mail-reconciliation.ts';
import { registerState } from './register-state.ts';

export interface Piece {
  readonly line: RegisterLine;
  readonly ballot: Ballot;
  readonly stands: BallotStands;
}

/** Every ballot that was made, with its line, in the order of envelopes. */
export const piecesOf = ({ mailBallots: register }: ElectionState): Piece[] =>
  [...register.applications.values()]
    .flatMap((line) =>
      ballotsOf(register, line).map((ballot) => ({ line, ballot, stands: ballotStands(ballot, line, register) })),
    )
    .sort((a, b) => a.ballot.envelope - b.ballot.envelope);

const isWaiting = (election: ElectionState, line: RegisterLine): boolean =>
  ['incomplete', 'to-decide', 'waiting', 'to-mail', 'to-hand-over', 'another-line'].includes(
    registerState(election, line),
  );

/** Counted piece by piece, so that a sum that is off is a fault of the records and not of this. */
export function registerNumbers(
  election: ElectionState,
  pieces: readonly Piece[] = piecesOf(election),
): RegisterNumbers {
  const lines = [...election.mailBallots.applications.values()];
  const left = pieces.filter(({ ballot }) => ballot.out !== null);
  const back = pieces.filter(({ ballot }) => ballot.returned !== null);
  const among = (some: readonly Piece[], ...wanted: readonly BallotStands[]) =>
    some.filter(({ stands }) => wanted.includes(stands)).length;
  const issuedLines = new Set(left.map(({ line }) => line.number));
  const notIssued = lines.filter((line) => !issuedLines.has(line.number));
  const refused = notIssued.filter((line) => !waitsForDetermination(line) && !getsBallot(line)).length;
  const waitingLines = notIssued.filter((line) => isWaiting(election, line)).length;
  return {
    applications: lines.length,
    ...{ refused, waitingLines, issuedLines: issuedLines.size },
    neverIssued: notIssued.length - refused - waitingLines,
    issued: left.length,
    returned: back.length,
    returnedNeverSent: back.filter(({ ballot }) => ballot.out === null).length,
    out: among(left, 'out'),
    undeliverable: among(left, 'undeliverable'),
    spoiled: among(left, 'spoiled'),
    cancelled: among(left, 'cancelled'),
    delivered: among(back, 'on-transmittal', 'delivered', 'cast', 'not-counted'),
    late: among(back, 'late'),
    setAside: among(back, 'set-aside'),
    replaced: among(back, 'replaced-came-back'),
    notDelivered: among(back, 'back'),
    cast: among(back, 'cast'),
    notCounted: among(back, 'not-counted'),
    undetermined: among(back, 'on-transmittal', 'delivered'),
  };
}

type Sheet = ElectionState['mailBallots']['transmittals'] extends ReadonlyMap<number, infer T> ? T : never;

/** How many envelopes were signed for on that sheet, without those that went on to another board and are signed for there. */
export function signedFor(
  { mailBallots: { ballots } }: ElectionState,
  { number, ballots: listed, signed }: Sheet,
): number {
  const wentOn = listed.filter(({ envelope }) => ballots.get(envelope)?.transmittal !== number).length;
  return signed === null ? 0 : signed.counted - wentOn;
}
