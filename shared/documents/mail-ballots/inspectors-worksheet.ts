// The sheet on which the inspectors of a district write what they determine of each envelope, and what the chair did after the
// close of the polls (§15-120(9)). The clerk's notes inform; they decide nothing.
import { capital } from '../../words/sentence.ts';
import {
  type Block,
  blank,
  type FlowDocument,
  field,
  group,
  heading,
  italic,
  paragraph,
  type Run,
  space,
  tick,
  words,
} from '../blocks.ts';
import { ballotKind } from './ballot-kind.ts';
import {
  type DistrictPaperFacts,
  districtPaper,
  type EnvelopeRow,
  envelopeCells,
  ofDistrict,
  signedTable,
} from './district-paper.ts';

/** `notes`: what the clerk saw, such as “unsigned” or “address differs from the list”. */
export interface WorksheetRow extends EnvelopeRow {
  readonly notes: readonly string[];
}

export interface InspectorsWorksheetFacts extends DistrictPaperFacts {
  /** Lines with nothing on them, for envelopes that come when no computer prints. */
  readonly toWriteIn?: number;
  readonly rows: readonly WorksheetRow[];
  /** The district's inspectors, the chair first; empty where none is on record. */
  readonly inspectors: readonly { readonly name: string; readonly chair: boolean }[];
}

export const inspectorsWorksheet = (facts: InspectorsWorksheetFacts): FlowDocument =>
  districtPaper(facts, { paper: 'inspectors-worksheet', templateVersion: 1, name: 'Worksheet of the Inspectors' }, [
    paragraph(words('Mail ballots of the '), ...ofDistrict(facts), words('.')),
    paragraph(
      words(
        'The board may determine an envelope at any time after it was delivered. No envelope is opened before the close of the polls (Election Law §15-120(9)). Section 15-120 names no step in which a voter could cure an envelope; if somebody asks for one, call the village attorney.',
      ),
    ),
    paragraph(
      words(
        'Who is a qualified elector of the district is for the board alone. The notes are what the clerk saw; they decide nothing. An envelope that is not counted is kept sealed.',
      ),
    ),
    ...list(facts.rows, facts.toWriteIn ?? 0),
    afterTheClose(facts),
    // It has a head of its own, so it may begin a sheet: the rows before it need not go over with it.
    space(0),
  ]);

function list(rows: readonly WorksheetRow[], toWriteIn: number): Block[] {
  const none = 'No envelope delivered so far is still to be determined.';
  if (rows.length + toWriteIn === 0) return [paragraph(italic(none))];
  const table: Block = {
    kind: 'table',
    name: 'Envelopes',
    columns: [
      { title: 'No.', share: 8, joint: ': ' },
      { title: 'Envelope of, and notes', share: 34, joint: '\n' },
      { title: 'What the board determines', share: 58, joint: '' },
    ],
    rows: [
      ...rows.map((row, i) => [...whose(row, `rows.${i}`), determined(ballotKind[row.kind].section, `rows.${i}`)]),
      ...Array.from({ length: toWriteIn }, (_, i) => writtenIn(`written.${i}`)),
    ],
  };
  const ask = 'Write in each envelope that comes: its number, the name, and absentee or early mail.';
  return toWriteIn === 0 ? [table] : [paragraph(italic(rows.length === 0 ? `${none} ${ask}` : ask)), table];
}

const writtenIn = (at: string): Run[][] => [
  [blank(`${at}.number`, 34)],
  [blank(`${at}.name`, 150), words('\n'), blank(`${at}.kind`, 80)],
  determined(`${ballotKind.absentee.section} or ${ballotKind['early-mail'].section}`, at),
];

function whose(row: WorksheetRow, at: string): Run[][] {
  const [number = [], name = [], kind = []] = envelopeCells(row, at);
  return [
    number,
    [
      ...name,
      words('\n'),
      ...kind,
      ...row.notes.flatMap((note, i) => [words('\n'), italic(capital(note), `${at}.notes.${i}`)]),
    ],
  ];
}

const determined = (section: string, at: string): Run[] => [
  ...tick(at, 'cast   '),
  ...tick(at, 'wrong district\nNot counted:\n'),
  ...tick(at, 'not a qualified elector of this district\n'),
  ...tick(at, 'not lawfully cast   '),
  ...tick(at, `not qualified under\u00a0${section}\n`),
  ...tick(at, 'other:\u00a0'),
  blank(at, 200),
];

const afterTheClose = ({ inspectors }: InspectorsWorksheetFacts): Block =>
  group(
    heading(2, words('After the close of the polls (Election Law §15-120(9))')),
    paragraph(
      words(
        'The chair opened the envelopes of the ballots determined to be lawfully cast and put each ballot, without unfolding it or letting anyone see its face, into the box furnished for them.',
      ),
    ),
    field('Opened at (hour and minute):', blank('opened', 90)),
    field('Envelopes opened:', blank('envelopes', 60), words('  Ballots put into the box: '), blank('ballots', 60)),
    field('Empty envelopes:', blank('empty', 60), words('  Not counted, kept sealed: '), blank('sealed', 60)),
    signedTable(
      'Signatures of the inspectors',
      [
        ['Inspector', 44],
        ['Signature', 40],
        ['Hour', 16],
      ],
      inspectors.map(({ name, chair }) => (chair ? `${name}, chair` : name)),
      4,
    ),
  );
