// The columns of a line of the mail-ballot register: whose it is, what was asked for, what was found and decided. Inspectors
// get who, where and which ballot; birth dates, reasons, places, telephone numbers and addresses for mail stay in the office.
import { dayRecorded } from '../../domain/recorded-at.ts';
import { basisInWords, lineKindInWords } from '../../words/line-basis.ts';
import { envelopeNumber, mailBallotKindInWords } from '../../words/mail-ballots.ts';
import { addressColumns, countCell, dayCell, momentColumns, weekdayCell, yesNo } from '../cells.ts';
import { column, officeColumn } from '../export-table.ts';
import type { RegisterRow } from './register-rows.ts';

type Row = RegisterRow;

export const lineColumns = [
  column<Row>('line', 'Line', ({ line }) => String(line.number)),
  column<Row>('kind', 'Kind of ballot', ({ line }) => mailBallotKindInWords[line.application.kind]),
  officeColumn<Row>('line_kind', 'Kind of line', ({ line }) => lineKindInWords[line.kind]),
  officeColumn<Row>('basis', 'Rests on', ({ line }) => basisInWords(line.basis)),
  ...momentColumns<Row>('received', 'Received', ({ line }) => line.application.received),
  officeColumn<Row>('came_by', 'Came by', ({ line }) => line.application.cameBy),
  officeColumn<Row>('came_otherwise', 'Came by: in words', ({ line }) => line.application.otherWay),
  officeColumn<Row>('form', 'Form', ({ line }) => line.application.form),
  column<Row>('surname', 'Surname', ({ line }) => line.application.name.surname),
  column<Row>('given', 'Given name', ({ line }) => line.application.name.given),
  column<Row>('middle', 'Middle name', ({ line }) => line.application.name.middle),
  column<Row>('suffix', 'Suffix', ({ line }) => line.application.name.suffix),
  officeColumn<Row>('birth_date', 'Birth date', ({ line }) => dayCell(line.application.birthDate)),
  ...addressColumns<Row>(({ line }) => line.application.residence),
  column<Row>('district', 'District', ({ district }) => district),
  officeColumn<Row>('mailing', 'Mailing address', ({ line }) => line.application.mailing?.lines.join(', ') ?? ''),
  officeColumn<Row>('wants', 'Ballot wanted', ({ line }) => (line.again ?? line.application).wants),
  officeColumn<Row>(
    'send_to',
    'Send to',
    ({ line }) => ((line.again ?? line.application).sendTo ?? line.application.sendTo)?.lines.join(', ') ?? '',
  ),
  officeColumn<Row>('agent', 'Agent', ({ line }) => (line.again ?? line.application).agent),
  officeColumn<Row>('category', 'Reason of absence', ({ line }) => line.application.category ?? ''),
  officeColumn<Row>('absent_from', 'Absent from', ({ line }) => dayCell(line.application.absence?.from)),
  officeColumn<Row>('absent_to', 'Absent until', ({ line }) => dayCell(line.application.absence?.to)),
  officeColumn<Row>('several_elections', 'For several elections', ({ line }) =>
    yesNo(line.application.severalElections),
  ),
  officeColumn<Row>('rest_of_year', 'For the rest of the year', ({ line }) => yesNo(line.application.restOfYear)),
  officeColumn<Row>('place_of_detention', 'Place of detention', ({ line }) => line.application.placeOfDetention),
  officeColumn<Row>('statement', 'Statement of qualification', ({ line }) => line.application.statementQualified),
  officeColumn<Row>('signature', 'Signature', ({ line }) => line.application.signature),
  officeColumn<Row>('witness', 'Witness', ({ line }) => line.application.witness?.name ?? ''),
  officeColumn<Row>('witness_address', 'Address of the witness', ({ line }) => line.application.witness?.address ?? ''),
  officeColumn<Row>('certificate', 'Certificate', ({ line }) => line.application.certificate),
  officeColumn<Row>('missing', 'Missing on the paper', ({ line }) =>
    line.items.flatMap(({ item, stands }) => (stands === 'missing' ? [item] : [])).join('; '),
  ),
  column<Row>('in_time', 'In time', ({ line }) => line.finding.outcome),
  /** “In time, on one reading.”: unsettled law is never exported as settled. */
  column<Row>('in_time_words', 'In time, in words', ({ line }) => line.finding.headline),
  officeColumn<Row>('finding', 'What was found', ({ line }) => `${line.finding.headline} ${line.finding.sentence}`),
  officeColumn<Row>('notes', 'Noted', ({ line }) => line.notes.map(({ sentence }) => sentence).join(' ')),
  officeColumn<Row>('same_voter_as', 'Same voter as line', ({ line }) => countCell(line.sameVoterAs)),
  officeColumn<Row>('voter', 'Number on the county’s list', ({ line }) => line.voter?.id ?? ''),
  column<Row>('decision', 'Decision', ({ line: { determination } }) =>
    determination === null ? '' : determination.qualified ? 'qualified to receive a ballot' : 'not qualified',
  ),
  column<Row>('decided_day', 'Decided: day', ({ line: { determination } }) => dayCell(decidedOn(determination))),
  column<Row>('decided_weekday', 'Decided: weekday', ({ line: { determination } }) =>
    weekdayCell(decidedOn(determination)),
  ),
  officeColumn<Row>('decision_reason', 'Reason of the decision', ({ line }) => line.determination?.reason ?? ''),
  officeColumn<Row>('list_found', 'On the county’s list', ({ line }) => line.determination?.list ?? ''),
  column<Row>('stands', 'Where the line stands', ({ lineStands }) => lineStands),
  officeColumn<Row>('another_wanted', 'Another ballot wanted, because', ({ line }) => line.again?.reason ?? ''),
  officeColumn<Row>('recorded_at', 'Recorded at', ({ line }) => line.recordedAt),
  column<Row>('envelope', 'Envelope', ({ ballot }) => (ballot ? envelopeNumber(ballot.envelope) : '')),
  column<Row>('issue', 'Ballot of this line', ({ issue }) => (issue === 0 ? '' : String(issue))),
];

/** The day of the decision as told, else of its recording. */
const decidedOn = (determination: Row['line']['determination']) =>
  determination === null ? null : (determination.on?.day ?? dayRecorded(determination.decidedAt));
