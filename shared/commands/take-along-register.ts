// The register in the take-along box: who has which envelope and where it stands.
import { registerSheet } from '../documents/take-along/register-sheet.ts';
import { inOrder, nameOrderKey } from '../domain/name-order.ts';
import { nameInList } from '../domain/person-name.ts';
import type { BallotStands } from '../records/mail-ballot-standing.ts';
import { ballotStands, ballotsOf, liveBallot } from '../records/mail-ballot-standing.ts';
import { instantInWords } from '../words/clock.ts';
import { dayWithoutYear } from '../words/days.ts';
import { lineKindInWords } from '../words/line-basis.ts';
import { envelopeNumber, outInWords } from '../words/mail-ballots.ts';
import type { ElectionState } from './define-command.ts';
import { districtOnPaper } from './inspector-rows.ts';
import { districtOf, type RegisterLine } from './line-and-ballots.ts';
import { type BoxAsked, count, type MadePart } from './take-along-part.ts';

type Register = ElectionState['mailBallots'];

export function registerPart({ election, context }: BoxAsked): MadePart {
  const { mailBallots } = election;
  const lines = [...mailBallots.applications.values()];
  const open = lines.filter((line) => isOpen(standsOf(mailBallots, line))).length;
  return {
    ...{ part: 'register', title: 'Register of the mail ballots', from: null },
    says: `${count(lines.length, 'line')}; ${count(open, 'envelope')} may still come.`,
    document: function* () {
      const inTurn = [];
      for (const line of lines) {
        inTurn.push({ line, key: nameOrderKey(line.application.name) });
        yield;
      }
      inTurn.sort((a, b) => inOrder(a.key, b.key));
      const rows = [];
      for (const { line } of inTurn) {
        rows.push(rowOf(election, line));
        yield;
      }
      return registerSheet(rows, instantInWords(context.now));
    },
  };
}

const standsOf = (register: Register, line: RegisterLine): BallotStands | null => {
  const ballot = liveBallot(register, line);
  return ballot && ballotStands(ballot, line, register);
};
/** Whether an envelope may still come. */
const isOpen = (stands: BallotStands | null): boolean =>
  stands === 'out' || stands === 'undeliverable' || stands === 'made';

const standsInWords: Readonly<Record<Exclude<BallotStands, 'out'>, string>> = {
  made: 'ballot made, not sent',
  undeliverable: 'came back undeliverable',
  spoiled: 'spoiled',
  cancelled: 'cancelled',
  'replaced-came-back': 'replaced; it came back',
  back: 'here, sealed',
  late: 'came after the close, sealed',
  'set-aside': 'set aside, sealed',
  'on-transmittal': 'on a transmittal',
  delivered: 'with the inspectors',
  cast: 'cast',
  'not-counted': 'not counted',
};

function rowOf(election: ElectionState, line: RegisterLine) {
  const { mailBallots } = election;
  // One that was spoiled or cancelled is named until there is another: it may have left.
  const ballot = liveBallot(mailBallots, line) ?? ballotsOf(mailBallots, line).at(-1) ?? null;
  const stands = ballot && ballotStands(ballot, line, mailBallots);
  const district = districtOf(election, line, ballot);
  return {
    name: nameInList(line.application.name),
    kind: lineKindInWords[line.application.kind],
    district: districtOnPaper(election, district),
    envelope: ballot ? envelopeNumber(ballot.envelope) : '',
    stands: stands === null ? undecided(line) : stands === 'out' ? outSince(ballot?.out) : standsInWords[stands],
    open: isOpen(stands),
  };
}

const undecided = ({ determination, basis }: RegisterLine): string => {
  if (basis.by !== 'application' || determination?.qualified) return 'no ballot made';
  return determination === null ? 'not determined' : 'not qualified';
};
const outSince = (out: NonNullable<ReturnType<typeof liveBallot>>['out'] | undefined): string =>
  out ? `${outInWords[out.how]}, ${dayWithoutYear(out.at.day)}` : 'out';
