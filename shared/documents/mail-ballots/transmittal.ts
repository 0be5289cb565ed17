// The sheet that goes with the returned envelopes to the inspectors of one district, once for each run on polling day. Both
// sides sign for what they gave and got: sealed envelopes, by number and by count (§15-120(8), §15-119(10)).
import { ordinalInWords } from '../../words/numbers.ts';
import { capital } from '../../words/sentence.ts';
import {
  type Block,
  blank,
  bold,
  type FlowDocument,
  field,
  group,
  italic,
  paragraph,
  signature,
  small,
  words,
} from '../blocks.ts';
import {
  bothKinds,
  type DistrictPaperFacts,
  districtPaper,
  type EnvelopeRow,
  envelopesInWords,
  envelopeTable,
  ofDistrict,
} from './district-paper.ts';

/** `note`: what the inspectors must see at once, such as “Applied in person on March 17”; '' where there is nothing. */
export interface TransmittalRow extends EnvelopeRow {
  readonly note: string;
}

/** `run`: 1 for the first delivery of the day. `containers` and `seals` null: written in by hand. */
export interface TransmittalFacts extends DistrictPaperFacts {
  readonly run: number;
  readonly rows: readonly TransmittalRow[];
  readonly containers: number | null;
  /** Their numbers, as they stand on them. */
  readonly seals: readonly string[] | null;
  /** The chair of the district's board, where it is on record; '' otherwise. */
  readonly chair: string;
}

export const transmittal = (facts: TransmittalFacts): FlowDocument =>
  districtPaper(
    facts,
    { paper: 'transmittal', templateVersion: 1, name: `Mail Ballots to the Inspectors, Run ${facts.run}` },
    [
      paragraph(
        words('To the board of inspectors of election, '),
        ...ofDistrict(facts),
        words(
          `: with this sheet I deliver the return envelopes named below, each sealed as it came back to me (${bothKinds('toInspectors')}). This is the ${ordinalInWords(facts.run)} delivery of the day.`,
        ),
      ),
      list(facts),
      group(
        field('Together:', bold(envelopesInWords(facts.rows), 'rows')),
        field(
          'Outer containers:',
          facts.containers === null ? blank('containers', 60) : bold(String(facts.containers), 'containers'),
        ),
        field('Seals on them:', facts.seals === null ? blank('seals', 260) : words(sealsInWords(facts.seals), 'seals')),
      ),
      small(
        words(
          'None of these envelopes has been opened. A ballot is voted when it has been delivered to the board of the district in which the voter lives and the chair has deposited it in the box.',
        ),
      ),
      group(...bothSign(facts)),
    ],
  );

const sealsInWords = (seals: readonly string[]): string =>
  seals.length === 0 ? 'none' : `${seals.length} (${seals.join(', ')})`;

function list({ rows }: TransmittalFacts): Block {
  if (rows.length === 0) return paragraph(italic('No envelope has come back for this run.'));
  const noted = rows.some(({ note }) => note !== '');
  const notes = {
    title: 'Note',
    share: 28,
    cell: ({ note }: TransmittalRow, at: string) => (note === '' ? [] : [words(capital(note), `${at}.note`)]),
  };
  return envelopeTable('Envelopes', rows, noted ? [notes] : []);
}

/** Who gave and who got, each with the hour. */
export const bothSign = ({ clerk, chair }: Pick<TransmittalFacts, 'clerk' | 'chair'>): Block[] => [
  signature(300, [
    words('Delivered: '),
    words(clerk.name, 'clerk.name'),
    words(', '),
    words(clerk.title, 'clerk.title'),
  ]),
  field('At (hour and minute):', blank('delivered', 110)),
  signature(300, [
    words('Received sealed, and counted: '),
    ...(chair === '' ? [] : [words(chair, 'chair'), words(', ')]),
    words('chair of the board of inspectors'),
  ]),
  field('At (hour and minute):', blank('signed', 110)),
];
