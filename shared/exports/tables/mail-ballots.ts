// The mail-ballot register: a row for each line and each of its ballots. Nothing here can say how anybody voted.
import { pieceInWords } from '../../words/envelopes.ts';
import { envelopeNoteInWords, outInWords, whyNotCountedInWords } from '../../words/mail-ballots.ts';
import { countCell, momentColumns } from '../cells.ts';
import { column, defineTable, officeColumn } from '../export-table.ts';
import { lineColumns } from './register-line-columns.ts';
import { type RegisterRow, registerRows } from './register-rows.ts';

type Row = RegisterRow;
type Outcome = NonNullable<NonNullable<Row['ballot']>['outcome']>;

/** Without the board's own words, which may name anything. */
function whyOf(outcome: Outcome | null | undefined): string {
  if (outcome?.what === 'not-counted') return whyNotCountedInWords[outcome.why];
  return outcome?.what === 'wrong-district' ? `belongs to district ${outcome.district}` : '';
}

/** “return envelope 2; envelope to the voter 1”: every sheet that came out of a printer under this number. */
function piecesOf(printings: NonNullable<Row['ballot']>['printings']): string {
  const counts = new Map<string, number>();
  for (const { piece } of printings) counts.set(pieceInWords[piece], (counts.get(pieceInWords[piece]) ?? 0) + 1);
  return [...counts].map(([words, count]) => `${words} ${count}`).join('; ');
}

const ballotColumns = [
  column<Row>('printings', 'Envelopes printed', ({ ballot }) => countCell(ballot?.printings.length)),
  column<Row>('printed_pieces', 'Envelopes printed: which', ({ ballot }) => piecesOf(ballot?.printings ?? [])),
  column<Row>('left', 'Left the office', ({ ballot }) => (ballot?.out ? outInWords[ballot.out.how] : '')),
  ...momentColumns<Row>('left', 'Left', ({ ballot }) => ballot?.out?.at),
  officeColumn<Row>('left_to', 'Handed to', ({ ballot }) => ballot?.out?.to ?? ''),
  officeColumn<Row>('post_office', 'Post office', ({ ballot }) => ballot?.out?.postOffice ?? ''),
  column<Row>('ended', 'Ended', ({ ballot }) => ballot?.ended?.how ?? ''),
  ...momentColumns<Row>('ended', 'Ended', ({ ballot }) => ballot?.ended?.at),
  officeColumn<Row>('ended_reason', 'Ended, because', ({ ballot }) => ballot?.ended?.reason ?? ''),
  column<Row>('came_back', 'Came back by', ({ ballot }) => ballot?.returned?.how ?? ''),
  ...momentColumns<Row>('came_back', 'Came back', ({ ballot }) => ballot?.returned?.at),
  officeColumn<Row>('brought_by', 'Brought by', ({ ballot }) => ballot?.returned?.broughtBy ?? ''),
  officeColumn<Row>('given_to', 'Given to', ({ ballot }) => ballot?.returned?.givenTo ?? ''),
  column<Row>('came_back_in_time', 'Came back in time', ({ ballot }) => ballot?.returned?.finding.outcome ?? ''),
  column<Row>('seen', 'Seen on the envelope', ({ ballot }) =>
    (ballot?.returned?.notes ?? []).map((note) => envelopeNoteInWords[note]).join('; '),
  ),
  officeColumn<Row>('remark', 'Remark', ({ ballot }) => ballot?.returned?.remark ?? ''),
  ...momentColumns<Row>('set_aside', 'Set aside', ({ ballot }) => ballot?.setAside?.at),
  officeColumn<Row>('set_aside_reason', 'Set aside, because', ({ ballot }) => ballot?.setAside?.reason ?? ''),
  column<Row>('transmittal', 'Transmittal', ({ ballot }) => (ballot?.transmittal ? String(ballot.transmittal) : '')),
  column<Row>('outcome', 'Inspectors’ determination', ({ ballot }) => ballot?.outcome?.what ?? ''),
  column<Row>('outcome_why', 'Inspectors’ determination: why', ({ ballot }) => whyOf(ballot?.outcome)),
  officeColumn<Row>('outcome_words', 'Inspectors’ own words', ({ ballot }) =>
    ballot?.outcome?.what === 'not-counted' ? ballot.outcome.words : '',
  ),
  column<Row>('ballot_stands', 'Where the ballot stands', ({ ballotStands }) => ballotStands ?? ''),
];

export const mailBallots = defineTable<Row>({
  name: 'mail-ballots',
  title: 'Mail-ballot register',
  about: 'One row for each line of the register and each ballot made for it; a line without a ballot has one row.',
  part: 'mail-ballots',
  audience: 'everybody',
  columns: [...lineColumns, ...ballotColumns],
  rows: registerRows,
});
