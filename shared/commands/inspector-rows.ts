// Envelopes as the papers for the boards of inspectors list them: number, name, kind, what was seen on the outside. Nothing
// here tells why somebody votes by mail.
import type { EnvelopeRow } from '../documents/mail-ballots/district-paper.ts';
import { nameInList } from '../domain/person-name.ts';
import { districtOf as inspectorsDistrict, inspectorsOnRecord } from '../papers/inspectors-on-record.ts';
import type { BallotStands } from '../records/mail-ballot-standing.ts';
import { ok, type Result } from '../result.ts';
import { march17InPerson } from '../rules/checks/application-notes.ts';
import { type Piece, piecesOf } from '../views/mail-ballot-numbers.ts';
import { kindOfLine } from '../views/register-state.ts';
import { dayWithoutYear } from '../words/days.ts';
import { envelopeNoteInWords } from '../words/mail-ballots.ts';
import { type ElectionState, type Refusal, refuse } from './define-command.ts';
import { type Ballot, districtOf, type RegisterLine } from './register-line.ts';

/** What intake noted on the line that must go with the envelope: applied for in person on March 17; '' for nothing. */
export function noteOfLine({ notes }: RegisterLine): string {
  const late = notes.find(({ checkId }) => checkId === march17InPerson);
  return late?.happenedOn ? `applied in person on ${dayWithoutYear(late.happenedOn)}` : '';
}

/** What the county's list said, for the board that decides who is a qualified elector. Of early mail the clerk has decided it. */
const listInWords: Readonly<Record<string, string>> = {
  'not-on-list': 'no such name on the county’s list',
  'address-differs': 'the address differs from the county’s list',
};
export const listNotesOf = ({ kind, notes }: RegisterLine): string[] =>
  kind === 'early-mail' ? [] : notes.flatMap(({ checkId }) => listInWords[checkId] ?? []);

/** What the board must see at once: noted on the line, seen on the outside, and whether being in time is open. */
export function notesOf(line: RegisterLine, { returned }: Ballot): string[] {
  const open = returned?.finding.outcome === 'open-question' ? [openInWords(returned.givenTo)] : [];
  return [noteOfLine(line), ...(returned?.notes ?? []).map((note) => envelopeNoteInWords[note]), ...open].filter(
    (note) => note !== '',
  );
}

const openInWords = (givenTo: string): string =>
  givenTo === '' ? 'whether it came before the close is open' : `given to ${givenTo}; in time or not is open`;

export const rowOf = ({ line, ballot }: Piece): EnvelopeRow => ({
  envelope: ballot.envelope,
  name: nameInList(line.application.name),
  kind: kindOfLine(line),
});

/** The envelopes of that district that stand so, in the order of their numbers; '' asks for the whole village. */
export function piecesFor(election: ElectionState, district: string, ...stands: readonly BallotStands[]): Piece[] {
  const everywhere = district === '' && election.file.districts.length > 0;
  return piecesOf(election).filter(
    (piece) =>
      stands.includes(piece.stands) && (everywhere || districtOf(election, piece.line, piece.ballot) === district),
  );
}

/** The board of that district, the chair first; alternates and clerical help are not of it. */
export const boardOf = ({ file }: ElectionState, district: string) => {
  const names = file.districts.map(({ name }) => name);
  return inspectorsOnRecord(file).filter(
    (one) => one.role === 'inspector' && (district === '' || inspectorsDistrict(one, names) === district),
  );
};

/** The chair's name where it is on record; '' otherwise. */
export const chairOf = (election: ElectionState, district: string): string =>
  boardOf(election, district).find(({ chair }) => chair)?.name ?? '';

/** Its name on a paper: a village with one district names none. */
export const districtOnPaper = ({ file }: ElectionState, district: string): string =>
  file.districts.length <= 1 ? '' : district;

/** Refused where the election has districts and none of that name. */
export function districtKnown({ file }: ElectionState, district: string): Result<string, Refusal> {
  if (file.districts.some(({ name }) => name === district) || (file.districts.length === 0 && district === ''))
    return ok(district);
  return refuse(
    'no-such-record',
    district === ''
      ? 'Say to which district’s board. Where an envelope’s district is not on record, find it out first.'
      : `This election has no district “${district}”.`,
    'district',
  );
}
