// The parts of the take-along box out of the record as it stands. A further part is one function and one line in the list: each
// says what is in it, or why there is none.
import type { Block, FlowDocument } from '../documents/blocks.ts';
import type { PaperFrame } from '../documents/paper-frame.ts';
import type { BoxPart } from '../documents/take-along/box.ts';
import { registerSheet } from '../documents/take-along/register-sheet.ts';
import { runsSheet } from '../documents/take-along/runs-sheet.ts';
import { inOrder, nameOrderKey } from '../domain/name-order.ts';
import { nameInList } from '../domain/person-name.ts';
import { deskPaper } from '../papers/index.ts';
import { factsOfPaper, paperContext } from '../papers/make-paper.ts';
import type { BallotStands } from '../records/mail-ballot-standing.ts';
import { ballotStands, liveBallot } from '../records/mail-ballot-standing.ts';
import type { ViewContext } from '../views/define-view.ts';
import { instantInWords } from '../words/clock.ts';
import { dayWithoutYear } from '../words/days.ts';
import { lineKindInWords } from '../words/line-basis.ts';
import { envelopeNumber, outInWords } from '../words/mail-ballots.ts';
import type { DeskState, ElectionState } from './define-command.ts';
import { districtOnPaper, piecesFor } from './inspector-rows.ts';
import { districtOf, type RegisterLine } from './line-and-ballots.ts';
import { registerPaper, worksheet } from './register-paper-facts.ts';

export interface BoxAsked {
  readonly state: DeskState;
  readonly election: ElectionState;
  readonly frame: PaperFrame;
  readonly context: ViewContext;
}

const count = (many: number, one: string, more = `${one}s`): string => `${many} ${many === 1 ? one : more}`;

/** The districts that have a board; '' alone where the election names none. */
const boards = ({ file }: ElectionState): string[] =>
  file.districts.length === 0 ? [''] : file.districts.map(({ name }) => name);

/** A paper of the list of papers, as its page would print it now. */
const paperPart =
  (id: string, title: string, says: string) =>
  (asked: BoxAsked): BoxPart => {
    const paper = deskPaper(id);
    if (!paper) throw new Error(`there is no paper ${id}`);
    const { state, election, context, frame } = asked;
    const facts = factsOfPaper(paper, paperContext(state.office, election, context.today), {
      size: frame.size,
      edition: null,
    });
    return facts.ok
      ? { title, says, blocks: paper.document(facts.value).blocks }
      : { title, says: facts.error, blocks: null };
  };

function register({ election, context }: BoxAsked): BoxPart {
  const lines = [...election.mailBallots.applications.values()].sort((a, b) =>
    inOrder(nameOrderKey(a.application.name), nameOrderKey(b.application.name)),
  );
  const rows = lines.map((line) => rowOf(election, line));
  const open = rows.filter((row) => row.open).length;
  return {
    title: 'Register of the mail ballots',
    says: `${count(rows.length, 'line')}; ${count(open, 'envelope')} may still come.`,
    blocks: registerSheet(rows, instantInWords(context.now)),
  };
}

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
  const ballot = liveBallot(mailBallots, line);
  const stands = ballot && ballotStands(ballot, line, mailBallots);
  const district = districtOf(election, line, ballot);
  return {
    name: nameInList(line.application.name),
    kind: lineKindInWords[line.application.kind],
    district: districtOnPaper(election, district),
    envelope: ballot ? envelopeNumber(ballot.envelope) : '',
    stands: stands === null ? undecided(line) : stands === 'out' ? outSince(ballot?.out) : standsInWords[stands],
    open: stands === 'out' || stands === 'undeliverable' || stands === 'made',
  };
}

const undecided = ({ determination, basis }: RegisterLine): string => {
  if (basis.by !== 'application' || determination?.qualified) return 'no ballot made';
  return determination === null ? 'not determined' : 'not qualified';
};
const outSince = (out: NonNullable<ReturnType<typeof liveBallot>>['out'] | undefined): string =>
  out ? `${outInWords[out.how]}, ${dayWithoutYear(out.at.day)}` : 'out';

/** One paper of the register for each board, one after the other. */
function forEachBoard(asked: BoxAsked, make: (district: string) => FlowDocument): Block[] {
  return boards(asked.election).flatMap((district, i): Block[] => [
    ...(i === 0 ? [] : [{ kind: 'new-page' as const }]),
    ...make(district).blocks,
  ]);
}

function applicants(asked: BoxAsked): BoxPart {
  const { applications } = asked.election.mailBallots;
  return {
    title: 'Applicants for mail ballots',
    says: `${count(applications.size, 'application')}, a list for each board.`,
    blocks: forEachBoard(asked, (district) => registerPaper('applicants-list', { ...asked, district }).document),
  };
}

function worksheets(asked: BoxAsked): BoxPart {
  const listed = piecesFor(asked.election, '', 'on-transmittal', 'delivered', 'back').length;
  return {
    title: 'Worksheets of the inspectors',
    says: `One for each board, with the ${count(listed, 'envelope')} that are back.`,
    blocks: forEachBoard(asked, (district) => worksheet({ ...asked, district }, 'back').document),
  };
}

function runs({ election }: BoxAsked): BoxPart {
  const made = [...election.mailBallots.transmittals.values()].sort((a, b) => a.number - b.number);
  const here = boards(election)
    .map((district) => ({
      district: districtOnPaper(election, district),
      envelopes: piecesFor(election, district, 'back').length,
    }))
    .filter(({ envelopes }) => envelopes > 0);
  const waiting = here.reduce((sum, { envelopes }) => sum + envelopes, 0);
  return {
    title: 'Runs to the boards',
    says: `${count(made.length, 'transmittal')} made, ${count(made.filter(({ signed }) => signed === null).length, 'not signed', 'not signed')}; ${count(waiting, 'envelope')} on none yet.`,
    blocks: runsSheet({
      made: made.map(({ number, district, ballots, signed }) => ({
        ...{ number, district: districtOnPaper(election, district), envelopes: ballots.length },
        stands: signed ? `signed for by ${signed.by}` : 'not signed yet',
      })),
      here,
    }),
  };
}

/** In the order in which they lie in the box. */
const parts: readonly ((asked: BoxAsked) => BoxPart)[] = [
  paperPart('emergency-page', 'If something goes wrong', 'Whom to call, what to do first, a sign for the door, a log.'),
  paperPart('inspectors-roster', 'Inspectors, with telephones', 'Who is where, and which alternate to call.'),
  register,
  applicants,
  runs,
  worksheets,
  paperPart('absentee-voter-instructions', 'Instructions to absentee voters', 'For whoever asks at the last moment.'),
  paperPart('early-mail-voter-instructions', 'Instructions to early mail voters', 'The same, for early mail.'),
  paperPart('tally-sheet', 'Tally sheets', 'For each district, in the order of the ballot.'),
  paperPart('list-of-candidates', 'List of candidates', 'As it stands, with residences.'),
];

export const boxParts = (asked: BoxAsked): BoxPart[] => parts.map((part) => part(asked));
