// What acts on mail ballots ask of the register first: the line, its ballot, the district, the other lines of that voter.
import type { HappenedOn } from '../domain/finding.ts';
import { nameInOrder } from '../domain/person-name.ts';
import { isReplaced, liveBallot } from '../records/mail-ballot-standing.ts';
import { getsBallot } from '../records/register-line.ts';
import type { Err } from '../result.ts';
import { ok } from '../result.ts';
import { longDay } from '../words/days.ts';
import { envelopeNumber } from '../words/mail-ballots.ts';
import type { DeskState, ElectionState, Refusal } from './define-command.ts';
import { refuse } from './define-command.ts';
import { firstLineOf } from './earlier-of-voter.ts';
import { electionOf, noSuchRecord } from './no-such-record.ts';

export type Register = ElectionState['mailBallots'];
export type RegisterLine = NonNullable<ReturnType<Register['applications']['get']>>;
export type Ballot = NonNullable<ReturnType<Register['ballots']['get']>>;

interface Found {
  readonly election: ElectionState;
  readonly line: RegisterLine;
}

/** The line of that number, or the refusal to pass on. */
export function lineOf(
  state: DeskState,
  id: string,
  number: number,
  field = 'application',
): { ok: true; value: Found } | Err<Refusal> {
  const election = electionOf(state, id);
  if (!election.ok) return election;
  const line = election.value.mailBallots.applications.get(number);
  return line ? ok({ election: election.value, line }) : noSuchRecord('application', number, field);
}

/** The ballot of that envelope with its line, or the refusal to pass on. */
export function ballotOfEnvelope(
  state: DeskState,
  id: string,
  envelope: number,
): { ok: true; value: Found & { readonly ballot: Ballot } } | Err<Refusal> {
  const election = electionOf(state, id);
  if (!election.ok) return election;
  const ballot = election.value.mailBallots.ballots.get(envelope);
  const line = ballot && election.value.mailBallots.applications.get(ballot.application);
  return ballot && line
    ? ok({ election: election.value, line, ballot })
    : refuse(
        'no-such-record',
        `No envelope ${envelopeNumber(envelope)} is in the register of this election. Type the voter’s name, or keep it as an envelope nobody knows.`,
        'envelope',
      );
}

/** Refused where no ballot may go out on that line yet: undecided, or not qualified. */
export function mayGoOut(line: RegisterLine, field: string): Err<Refusal> | null {
  if (getsBallot(line)) return null;
  return refuse(
    'not-determined',
    line.determination
      ? `Application ${line.number} was determined not qualified. No ballot goes out for it.`
      : `Application ${line.number} has not been determined yet. Determine it first.`,
    field,
  );
}

/** Refused where it would have left before the application came: the day is mistyped. */
export function beforeItCame({ number, application, basis }: RegisterLine, at: HappenedOn, field: string) {
  const { day } = application.received;
  return basis.by === 'application' && at.day < day
    ? refuse(
        'wrong-order',
        `Application ${number} came on ${longDay(day)}, so no ballot left for it on ${longDay(at.day)}. Look at the day again.`,
        field,
      )
    : null;
}

/** One live ballot a voter, over all the lines that are hers (§15-120 and §15-119 give one ballot each, not two). */
export function otherLiveBallot(register: Register, line: RegisterLine, field: string): Err<Refusal> | null {
  const other = lineWithLiveBallot(register, line);
  const live = other && liveBallot(register, other);
  if (!other || !live) return null;
  const shown = `Application ${other.number} (${nameInOrder(other.application.name)}): ballot ${envelopeNumber(live.envelope)}`;
  return {
    ok: false,
    error: {
      code: 'live-ballot',
      message: `${nameInOrder(line.application.name)} has a ballot already: number ${envelopeNumber(live.envelope)}, on application ${other.number}. A voter has one live ballot. ${live.returned ? 'It has come back, and what becomes of it is for the inspectors.' : 'Cancel that one first, with the reason.'}`,
      fields: [{ path: field, message: 'This voter has a live ballot on another application.' }],
      related: [{ kind: 'application', number: other.number, text: shown }],
    },
  };
}

/** Lines by the first line of their voter. Whose a line is was said when it was recorded, so it holds until there is another. */
const known = new WeakMap<Register, { readonly size: number; readonly byVoter: Map<number, RegisterLine[]> }>();

function byVoter(register: Register): Map<number, RegisterLine[]> {
  const { size } = register.applications;
  const before = known.get(register);
  if (before?.size === size) return before.byVoter;
  const grouped = new Map<number, RegisterLine[]>();
  for (const line of register.applications.values()) {
    const first = firstLineOf(line);
    const lines = grouped.get(first);
    if (lines) lines.push(line);
    else grouped.set(first, [line]);
  }
  known.set(register, { size, byVoter: grouped });
  return grouped;
}

/** Every line of the same voter, this one among them. */
export const linesOfVoter = (register: Register, line: RegisterLine): readonly RegisterLine[] =>
  byVoter(register).get(firstLineOf(line)) ?? [line];

/** The other line on which this voter has a live ballot out or back; null where there is none. */
export function lineWithLiveBallot(register: Register, line: RegisterLine): RegisterLine | null {
  return (
    linesOfVoter(register, line).find((one) => {
      const live = one.number === line.number ? null : liveBallot(register, one);
      return live !== null && (live.out !== null || live.returned !== null);
    }) ?? null
  );
}

/** The ballot’s district: the board it was sent on to, else the one on the line; in a village with one, that one. */
export function districtOf({ file }: ElectionState, line: RegisterLine, ballot: Ballot | null): string {
  const [first, second] = file.districts;
  return ballot?.goesTo ?? (first && !second ? first.name : line.application.district);
}

/** The envelope that is printed for the line: again that of its live ballot, else of the next one. */
export const envelopeNow = (register: Register, line: RegisterLine): number =>
  liveBallot(register, line)?.envelope ?? register.nextEnvelope;

/** The number the line’s next envelope gets: of the ballot that is made and has not left, else the next free one. */
export function nextEnvelopeOf(register: Register, line: RegisterLine): number {
  const made = line.ballots
    .flatMap((number) => register.ballots.get(number) ?? [])
    .findLast((ballot) => ballot.out === null && ballot.returned === null && !isReplaced(ballot, line));
  return made?.envelope ?? register.nextEnvelope;
}
