// The parts of the take-along box out of the record as it stands. A further part is one function and one line in the list: each
// says what is in it, or why there is none.
import type { Block } from '../documents/blocks.ts';
import { startHere } from '../documents/lists/start-here.ts';
import { noDistrictSheet } from '../documents/take-along/no-district-sheet.ts';
import { runsSheet } from '../documents/take-along/runs-sheet.ts';
import { transmittalByHand } from '../documents/take-along/transmittal-by-hand.ts';
import type { InTurns } from '../domain/in-turns.ts';
import { nameInList } from '../domain/person-name.ts';
import { deskPaper } from '../papers/index.ts';
import { factsOfPaper, paperContext, unnumbered } from '../papers/make-paper.ts';
import type { ElectionState } from './define-command.ts';
import { chairOf, districtOnPaper, piecesFor, rowOf } from './inspector-rows.ts';
import { districtOf } from './line-and-ballots.ts';
import { registerPaper, worksheet } from './register-paper-facts.ts';
import { startHereFacts } from './start-here-facts.ts';
import { type BoxAsked, count, inOneGo, type MadePart } from './take-along-part.ts';
import { registerPart } from './take-along-register.ts';

/** The districts that have a board; '' alone where the election names none. */
const boards = ({ file }: ElectionState): string[] =>
  file.districts.length === 0 ? [''] : file.districts.map(({ name }) => name);

/** A paper of the list of papers, as its page would print it now. */
const paperPart =
  (part: string, title: string, says: string) =>
  (asked: BoxAsked): MadePart => {
    const paper = deskPaper(part);
    if (!paper) throw new Error(`there is no paper ${part}`);
    const { state, election, context, frame } = asked;
    const facts = factsOfPaper(paper, paperContext(state.office, election, context.today), {
      size: frame.size,
      edition: null,
    });
    if (!facts.ok) return { part, title, says: facts.error, document: null, from: null };
    const { value } = facts;
    return {
      ...{ part, title, says },
      document: inOneGo(() => paper.document(value).blocks),
      from: () => JSON.stringify({ ...unnumbered(value), size: null }),
    };
  };

/** A paper for each board, one after the other. */
const forEachBoard = (asked: BoxAsked, make: (district: string) => readonly Block[]) =>
  function* (): InTurns<Block[]> {
    const blocks: Block[] = [];
    for (const district of boards(asked.election)) {
      if (blocks.length > 0) blocks.push({ kind: 'new-page' });
      blocks.push(...make(district));
      yield;
    }
    return blocks;
  };

/** They stand on no board's list, so they are named after all of them. */
function withoutDistrict(election: ElectionState): Block[] {
  const { applications } = election.mailBallots;
  if (election.file.districts.length < 2) return [];
  const lines = [...applications.values()].filter((line) => districtOf(election, line, null) === '');
  return noDistrictSheet(
    lines.map(({ application, ballots }) => ({ name: nameInList(application.name), envelopes: ballots })),
  );
}

function applicants(asked: BoxAsked): MadePart {
  const { applications } = asked.election.mailBallots;
  return {
    ...{ part: 'applicants', title: 'Applicants for mail ballots', from: null },
    says: `${count(applications.size, 'application')}, a list for each board.`,
    document: function* () {
      const lists = yield* forEachBoard(
        asked,
        (district) => registerPaper('applicants-list', { ...asked, district }).document.blocks,
      )();
      return [...lists, ...withoutDistrict(asked.election)];
    },
  };
}

/** Lines for a pen on each worksheet: a board that needs more copies a sheet. */
const toWriteIn = 4;

function worksheets(asked: BoxAsked): MadePart {
  const listed = piecesFor(asked.election, '', 'on-transmittal', 'delivered', 'back').length;
  return {
    ...{ part: 'worksheets', title: 'Worksheets of the inspectors', from: null },
    says: `One for each board, with ${listed === 0 ? '' : `the ${count(listed, 'envelope')} still to be determined and `}lines for those that come later.`,
    document: forEachBoard(
      asked,
      (district) => worksheet({ ...asked, district }, { also: ['back'], toWriteIn }).document.blocks,
    ),
  };
}

function runsMade(made: number, unsigned: number): string {
  if (made === 0) return 'No transmittal is made yet';
  const open = unsigned === 0 ? 'signed for' : `${unsigned} of them not yet signed for by a board`;
  return `${count(made, 'transmittal')} made, ${open}`;
}

function runs({ election }: BoxAsked): MadePart {
  const made = [...election.mailBallots.transmittals.values()].sort((a, b) => a.number - b.number);
  const here = boards(election)
    .map((district) => ({
      district: districtOnPaper(election, district),
      envelopes: piecesFor(election, district, 'back').length,
    }))
    .filter(({ envelopes }) => envelopes > 0);
  const waiting = here.reduce((sum, { envelopes }) => sum + envelopes, 0);
  return {
    ...{ part: 'runs', title: 'Runs to the boards', from: null },
    says: `${runsMade(made.length, made.filter(({ signed }) => signed === null).length)}; ${waiting === 0 ? 'no envelope waits' : waiting === 1 ? '1 envelope waits' : `${waiting} envelopes wait`} for one.`,
    document: inOneGo(() =>
      runsSheet({
        made: made.map(({ number, district, ballots, signed }) => ({
          ...{ number, district: districtOnPaper(election, district), envelopes: ballots.length },
          stands: signed ? `signed for by ${signed.by}` : 'not signed yet',
        })),
        here,
      }),
    ),
  };
}

/** For runs that no computer prints: what is here is named, and there are lines for what comes during the day. */
function transmittals(asked: BoxAsked): MadePart {
  const { election, frame } = asked;
  const { kind, pollDay } = election.file;
  if (kind === null || pollDay === null) throw new Error('an election without kind or day');
  return {
    ...{ part: 'transmittals', title: 'Transmittals to fill in by hand', from: null },
    says: 'One for each board, with the envelopes that are here and lines for those that come later.',
    document: forEachBoard(asked, (district) =>
      transmittalByHand({
        ...{ ...frame, election: kind, pollDay, district: districtOnPaper(election, district) },
        ...{ rows: piecesFor(election, district, 'back').map(rowOf), chair: chairOf(election, district) },
      }),
    ),
  };
}

function deputy({ state, context, frame }: BoxAsked): MadePart {
  const facts = startHereFacts(state, { ...context, size: frame.size });
  const [part, title] = ['start-here', 'Start here, for whoever stands in for the clerk'];
  return facts.ok
    ? {
        ...{ part, title, says: 'Who is who, what is due, where things are.', from: null },
        document: inOneGo(() => startHere(facts.value).blocks),
      }
    : { part, title, says: facts.error, document: null, from: null };
}

/** In the order in which they lie in the box. */
const parts: readonly ((asked: BoxAsked) => MadePart)[] = [
  paperPart('emergency-page', 'If something goes wrong', 'Whom to call, what to do first, a sign for the door, a log.'),
  paperPart('inspectors-roster', 'Inspectors, with telephones', 'Who is where, and which alternate to call.'),
  deputy,
  registerPart,
  applicants,
  runs,
  transmittals,
  worksheets,
  paperPart('tally-sheet', 'Tally sheets', 'For each district, in the order of the ballot.'),
  paperPart('list-of-candidates', 'List of candidates', 'As it stands, with residences.'),
  paperPart('absentee-voter-instructions', 'Instructions to absentee voters', 'For whoever asks at the last moment.'),
  paperPart('early-mail-voter-instructions', 'Instructions to early mail voters', 'The same, for early mail.'),
];

export function* boxParts(asked: BoxAsked): InTurns<MadePart[]> {
  const all: MadePart[] = [];
  for (const part of parts) {
    all.push(part(asked));
    yield;
  }
  return all;
}
