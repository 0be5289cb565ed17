// A transmittal for the day on which no computer prints one: the envelopes that are here are named, those that come during the
// day are written in, and both sides sign for what they gave and got (Election Law §15-120(8), §15-119(10)).
import { type Block, blank, field, group, heading, italic, paragraph, type Run, words } from '../blocks.ts';
import {
  type DistrictPaperFacts,
  type EnvelopeRow,
  envelopeCells,
  ofDistrict,
} from '../mail-ballots/district-paper.ts';
import { bothSign } from '../mail-ballots/transmittal.ts';

export interface TransmittalByHandFacts extends DistrictPaperFacts {
  /** Envelopes that are back and on no transmittal. */
  readonly rows: readonly EnvelopeRow[];
  /** The chair of the district's board, where it is on record; '' otherwise. */
  readonly chair: string;
}

/** Lines for envelopes that come during the day. */
const spare = 6;

export const transmittalByHand = (facts: TransmittalByHandFacts): Block[] => [
  heading(1, words('Mail Ballots to the Inspectors, by Hand')),
  field('Run of the day, as first or second:', blank('run', 120)),
  paragraph(
    words('To the board of inspectors of election, '),
    ...ofDistrict(facts),
    words(
      ': with this sheet I deliver the return envelopes that are ticked or written in below, each sealed as it came back (Election Law §15-120(8), §15-119(10)). ',
    ),
    italic('Copy the sheet by hand or on a copier for each further run. An envelope goes on one sheet only.'),
  ),
  {
    kind: 'table',
    name: 'Envelopes',
    columns: [
      { title: 'No.', share: 9, joint: ': ' },
      { title: 'Name', share: 49, joint: ', ' },
      { title: 'Kind', share: 17, joint: ', ' },
      { title: 'Came at', share: 14, joint: ', ' },
      { title: 'Goes', share: 11, joint: '' },
    ],
    rows: [
      ...facts.rows.map((row, i): Run[][] => [
        ...envelopeCells(row, `rows.${i}`),
        [],
        [{ kind: 'tick', field: `rows.${i}.goes` }],
      ]),
      ...Array.from({ length: spare }, (_, i): Run[][] => [
        ...['number', 'name', 'kind', 'came'].map((part) => [blank(`spare.${i}.${part}`, part === 'name' ? 180 : 40)]),
        [{ kind: 'tick', field: `spare.${i}.goes` }],
      ]),
    ],
  },
  group(
    field('Envelopes delivered with this sheet, together:', blank('together', 60)),
    field('Outer containers:', blank('containers', 60)),
    field('Seals on them:', blank('seals', 260)),
  ),
  group(...bothSign(facts)),
];
