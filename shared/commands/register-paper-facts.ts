// The facts of the lists and sheets about the register as a whole, out of the register as it stands.
import type { FlowDocument } from '../documents/blocks.ts';
import { applicantsList } from '../documents/mail-ballots/applicants-list.ts';
import { changedDayLetters } from '../documents/mail-ballots/changed-day-letters.ts';
import type { DistrictPaperFacts } from '../documents/mail-ballots/district-paper.ts';
import { inspectorsWorksheet } from '../documents/mail-ballots/inspectors-worksheet.ts';
import { lateEnvelopesSheet } from '../documents/mail-ballots/late-envelopes-sheet.ts';
import { reconciliationSheet } from '../documents/mail-ballots/reconciliation-sheet.ts';
import { setAsideSheet } from '../documents/mail-ballots/set-aside-sheet.ts';
import type { PaperFrame } from '../documents/paper-frame.ts';
import type { EnvelopeReturn } from '../domain/mail-ballot.ts';
import { inOrder, nameOrderKey } from '../domain/name-order.ts';
import { nameInList, nameInOrder } from '../domain/person-name.ts';
import type { PlainDate } from '../domain/plain-date.ts';
import type { RegisterPaperKind } from '../records/mail-ballot-papers.ts';
import { type BallotStands, ballotsOf } from '../records/mail-ballot-standing.ts';
import { deadlineOfElection } from '../rules/calendar.ts';
import { hourOf } from '../rules/count-deadline.ts';
import type { ViewContext } from '../views/define-view.ts';
import { dayNow, oldEnvelopes } from '../views/old-envelopes.ts';
import { kindOfLine } from '../views/register-state.ts';
import { instantInWords } from '../words/clock.ts';
import type { DeskState, ElectionState } from './define-command.ts';
import { mailedTo } from './envelope-facts.ts';
import { factsOfElection } from './facts-of-election.ts';
import { boardOf, districtOnPaper, listNotesOf, notesOf, piecesFor, rowOf } from './inspector-rows.ts';
import { districtOf } from './line-and-ballots.ts';
import { reconciliationEquations } from './reconciliation-equations.ts';

export interface PaperOfRegister {
  readonly document: FlowDocument;
  readonly facts: PaperFrame;
}
interface Asked {
  readonly state: DeskState;
  readonly election: ElectionState;
  /** '' for the whole village. */
  readonly district: string;
  readonly frame: PaperFrame;
  readonly context: ViewContext;
}

function districtFacts({ election, district, frame }: Asked): DistrictPaperFacts {
  const { kind, pollDay } = election.file;
  if (kind === null || pollDay === null) throw new Error('an election without a day');
  return { ...frame, election: kind, pollDay, district: districtOnPaper(election, district) };
}

/** The day on which the inspectors meet to register voters: the next one, or the last one that was; null where there is none. */
function registrationMeeting({ state: { office }, election, context: { today } }: Asked): PlainDate | null {
  const facts = factsOfElection(office, election);
  const days = ['registration-day', 'second-registration-day'].flatMap(
    (id) => deadlineOfElection(id, facts)?.date ?? [],
  );
  const inTurn = days.toSorted(inOrder);
  return inTurn.find((day) => day >= today) ?? inTurn.at(-1) ?? null;
}

/** §15-118(8): everybody who has applied, in the order of names; a ballot was issued where one has left. */
function applicants(asked: Asked): PaperOfRegister {
  const { election, district } = asked;
  const { mailBallots: register, file } = election;
  const everywhere = district === '' && file.districts.length > 0;
  const lines = [...register.applications.values()]
    .filter((line) => everywhere || districtOf(election, line, null) === district)
    .map((line) => ({ line, key: nameOrderKey(line.application.name) }))
    .sort((a, b) => inOrder(a.key, b.key))
    .map(({ line }) => line);
  const facts = {
    ...{ ...districtFacts(asked), asOf: instantInWords(asked.context.now), meeting: registrationMeeting(asked) },
    rows: lines.map((line) => ({
      ...{ name: nameInList(line.application.name), residence: line.application.residence, kind: kindOfLine(line) },
      issued: ballotsOf(register, line).some(({ out }) => out !== null),
    })),
  };
  return { facts, document: applicantsList(facts) };
}

interface AlsoOnWorksheet {
  /** Envelopes that have yet to go to the board. */
  readonly also: readonly BallotStands[];
  readonly toWriteIn: number;
}

/** What the board has and has not determined, as far as is on record. */
export function worksheet(
  asked: Asked,
  { also, toWriteIn }: AlsoOnWorksheet = { also: [], toWriteIn: 0 },
): PaperOfRegister {
  const { election, district } = asked;
  const facts = {
    ...districtFacts(asked),
    toWriteIn,
    rows: piecesFor(election, district, 'on-transmittal', 'delivered', ...also).map((piece) => ({
      ...rowOf(piece),
      notes: [...notesOf(piece.line, piece.ballot), ...listNotesOf(piece.line)],
    })),
    inspectors: boardOf(election, district).map(({ name, chair }) => ({ name, chair })),
  };
  return { facts, document: inspectorsWorksheet(facts) };
}

function setAside(asked: Asked): PaperOfRegister {
  const facts = {
    ...districtFacts(asked),
    rows: piecesFor(asked.election, asked.district, 'set-aside').map((piece) => ({
      ...{ ...rowOf(piece), received: piece.ballot.returned?.at ?? null },
    })),
  };
  return { facts, document: setAsideSheet(facts) };
}

const cameInWords = ({ how, broughtBy }: Pick<EnvelopeReturn, 'how' | 'broughtBy'>): string =>
  how === 'mail'
    ? 'by mail'
    : how === 'voter'
      ? 'handed in by the voter'
      : `handed in by ${broughtBy === '' ? 'another person' : broughtBy}`;

function late(asked: Asked): PaperOfRegister {
  const { state, election, district } = asked;
  const facts = {
    ...{ ...districtFacts(asked), closes: hourOf('polls-close', factsOfElection(state.office, election)) },
    rows: piecesFor(election, district, 'late').flatMap((piece) => {
      const { returned } = piece.ballot;
      return returned ? [{ ...rowOf(piece), received: returned.at, how: cameInWords(returned) }] : [];
    }),
  };
  return { facts, document: lateEnvelopesSheet(facts) };
}

function reconciliation(asked: Asked): PaperOfRegister {
  const { context } = asked;
  const { district: _, ...frame } = districtFacts(asked);
  const facts = { ...frame, asOf: instantInWords(context.now), equations: reconciliationEquations(asked) };
  return { facts, document: reconciliationSheet(facts) };
}

/** To those who have such an envelope at home; what has not left yet is printed again instead. */
function changedDay(asked: Asked): PaperOfRegister {
  const { state, election, context } = asked;
  const now = dayNow(state.office, election);
  const facts = {
    ...{ ...districtFacts(asked), ...now, pollDay: now.day, dated: context.today },
    letters: oldEnvelopes(state.office, election)
      .filter(({ ballot }) => ballot.out !== null)
      .map(({ line, ballot, says }) => ({
        to: { name: nameInOrder(line.application.name), address: mailedTo(line) },
        ...{ kind: kindOfLine(line), envelope: ballot.envelope, says },
      })),
  };
  return { facts, document: changedDayLetters(facts) };
}

const make: Readonly<Record<RegisterPaperKind, (asked: Asked) => PaperOfRegister>> = {
  'applicants-list': applicants,
  'inspectors-worksheet': worksheet,
  'set-aside-sheet': setAside,
  'late-envelopes-sheet': late,
  'reconciliation-sheet': reconciliation,
  'changed-day-letters': changedDay,
};

export const registerPaper = (paper: RegisterPaperKind, asked: Asked): PaperOfRegister => make[paper](asked);
