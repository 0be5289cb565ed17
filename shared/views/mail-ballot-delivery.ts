// What goes to the boards of inspectors and what came of it, district by district (§15-120(8)–(10)).
import { z } from 'zod';
import type { ElectionState } from '../commands/define-command.ts';
import { factsOfElection } from '../commands/facts-of-election.ts';
import { chairOf, districtOnPaper, listNotesOf, notesOf } from '../commands/inspector-rows.ts';
import { electionOf } from '../commands/no-such-record.ts';
import { districtOf } from '../commands/register-line.ts';
import { HappenedOn } from '../domain/finding.ts';
import { ActId, ElectionId, Serial } from '../domain/ids.ts';
import { BoxCount, MailBallotKind } from '../domain/mail-ballot.ts';
import { nameInList } from '../domain/person-name.ts';
import { PlainDate } from '../domain/plain-date.ts';
import { RecordedAt } from '../domain/recorded-at.ts';
import { WallTime } from '../domain/wall-time.ts';
import { RegisterPaperKind } from '../records/mail-ballot-papers.ts';
import { ok } from '../result.ts';
import { hourOf } from '../rules/count-deadline.ts';
import { districtInWords } from '../words/inspectors.ts';
import { outcomeInWords } from '../words/mail-ballots.ts';
import { defineView } from './define-view.ts';
import { type Piece, piecesOf, signedFor } from './mail-ballot-numbers.ts';
import { BallotStands } from './mail-ballot-shapes.ts';
import { kindOfLine } from './register-state.ts';

const EnvelopeShown = z.strictObject({
  application: Serial,
  envelope: Serial,
  name: z.string(),
  kind: MailBallotKind,
  /** When it came back. */
  received: HappenedOn.nullable(),
  stands: BallotStands,
  transmittal: Serial.nullable(),
  /** What goes with it for the board: noted at intake, seen on the outside, said by the county's list; in words. */
  notes: z.array(z.string()),
  /** What the inspectors determined; empty while that is not on record. */
  outcome: z.string(),
  act: ActId.nullable(),
});

const TransmittalShown = z.strictObject({
  number: Serial,
  run: z.number().int(),
  envelopes: z.number().int(),
  containers: z.number().int(),
  seals: z.string(),
  sha256: z.string(),
  act: ActId,
  signed: z
    .strictObject({ at: HappenedOn, by: z.string(), counted: z.number().int(), remark: z.string(), act: ActId })
    .nullable(),
});

export const mailBallotDelivery = defineView({
  name: 'mail-ballots.delivery',
  title: 'Mail ballots to the inspectors: transmittals, outcomes, the box',
  input: z.strictObject({ election: ElectionId }),
  output: z.strictObject({
    pollDay: PlainDate.nullable(),
    /** Null where the hours are not on record. */
    closes: WallTime.nullable(),
    districts: z.array(
      z.strictObject({
        /** '' holds those whose district is not on record. */
        district: z.string(),
        /** The chair of its board; '' where that is not on record. */
        chair: z.string(),
        /** “31 envelopes returned, 31 handed to District 1, 31 signed for.” Those set aside or late are in none of the three. */
        sentence: z.string(),
        balances: z.boolean(),
        /** Back in time and on no transmittal: what the next run takes along. */
        here: z.number().int(),
        nextRun: z.number().int(),
        envelopes: z.array(EnvelopeShown),
        transmittals: z.array(TransmittalShown),
        box: z.strictObject({ count: BoxCount, act: ActId }).nullable(),
        cast: z.number().int(),
        notCounted: z.number().int(),
        setAside: z.number().int(),
        late: z.number().int(),
        /** Lists and sheets that were printed for it, in the order of their numbers; those of the whole village among them. */
        papers: z.array(
          z.strictObject({
            ...{ number: Serial, paper: RegisterPaperKind, sha256: z.string(), printedAt: RecordedAt },
            wholeVillage: z.boolean(),
          }),
        ),
      }),
    ),
  }),
  refusals: ['no-such-election'],
  answer: (state, { election: id }) => {
    const found = electionOf(state, id);
    if (!found.ok) return found;
    const election = found.value;
    const back = piecesOf(election).filter(({ ballot }) => ballot.returned !== null);
    const where = (piece: Piece) => districtOf(election, piece.line, piece.ballot);
    const names = [...new Set([...election.file.districts.map(({ name }) => name), ...back.map(where)])];
    const facts = factsOfElection(state.office, election);
    return ok({
      ...{ pollDay: election.file.pollDay, closes: hourOf('polls-close', facts) },
      districts: names.map((name) =>
        districtShown(
          election,
          name,
          back.filter((piece) => where(piece) === name),
        ),
      ),
    });
  },
});

function districtShown(election: ElectionState, district: string, pieces: readonly Piece[]) {
  const { transmittals, boxes, papers } = election.mailBallots;
  const count = (...stands: readonly Piece['stands'][]) =>
    pieces.filter((piece) => stands.includes(piece.stands)).length;
  const sheets = [...transmittals.values()].filter((one) => one.district === district);
  const box = boxes.get(district);
  const here = count('back');
  return {
    ...{ district, here, nextRun: sheets.length + 1, chair: chairOf(election, district) },
    ...ledger(election, district, {
      here,
      handed: count('on-transmittal', 'delivered', 'cast', 'not-counted'),
      signed: sheets.reduce((all, sheet) => all + signedFor(election, sheet), 0),
    }),
    ...{ cast: count('cast'), notCounted: count('not-counted'), setAside: count('set-aside'), late: count('late') },
    envelopes: pieces.map(({ line, ballot, stands }) => ({
      ...{ application: line.number, envelope: ballot.envelope, name: nameInList(line.application.name) },
      ...{ kind: kindOfLine(line), stands, transmittal: ballot.transmittal },
      received: ballot.returned && { ...ballot.returned.at },
      notes: [...notesOf(line, ballot), ...listNotesOf(line)],
      outcome: ballot.outcome ? outcomeInWords(ballot.outcome) : '',
      act: (ballot.outcome?.act ?? null) as ActId | null,
    })),
    transmittals: sheets.map(({ number, run, ballots, containers, seals, sha256, madeAct, signed }) => ({
      ...{ number, run, containers, seals, sha256, envelopes: ballots.length, act: madeAct as ActId },
      signed: signed && { ...signed, at: { ...signed.at }, act: signed.act as ActId },
    })),
    papers: papers
      .filter((one) => one.district === district || one.district === '')
      .map(({ number, paper, sha256, printedAt, district: of }) => ({
        ...{ number, paper, sha256, printedAt, wholeVillage: of === '' },
      })),
    box: box ? { count: boxOnly(box), act: box.act as ActId } : null,
  };
}

function ledger(
  election: ElectionState,
  district: string,
  { here, handed, signed }: { readonly here: number; readonly handed: number; readonly signed: number },
) {
  const to = districtInWords(districtOnPaper(election, district)) || 'the inspectors';
  const returned = here + handed;
  return {
    sentence: `${returned} ${returned === 1 ? 'envelope' : 'envelopes'} returned, ${handed} handed to ${to}, ${signed} signed for.`,
    balances: here === 0 && handed === signed,
  };
}

const boxOnly = ({ act: _, ...count }: BoxCount & { readonly act: string }): BoxCount => ({
  ...count,
  at: { ...count.at },
});
