// What went to the boards of inspectors and what is still here, district by district, with lines for the runs of the day.
import { districtInWords } from '../../words/inspectors.ts';
import { type Block, blank, bold, heading, paragraph, type Run, words } from '../blocks.ts';

export interface RunsSheetFacts {
  readonly made: readonly {
    readonly number: number;
    readonly district: string;
    readonly envelopes: number;
    /** “signed for by Ann Lee”, “not signed yet” */
    readonly stands: string;
  }[];
  /** Envelopes back and on no transmittal yet. */
  readonly here: readonly { readonly district: string; readonly envelopes: number }[];
}

/** Lines for runs that are made by hand. */
const spare = 8;

export const runsSheet = ({ made, here }: RunsSheetFacts): Block[] => [
  heading(1, words('Runs to the Boards of Inspectors')),
  paragraph(
    words('Still here, sealed, on no transmittal: '),
    ...(here.length === 0 ? [words('none')] : here.flatMap(stillHere)),
    words(
      '. They go on the day of the election to the board of their district (Election Law §15-120(8), §15-119(10)).',
    ),
  ),
  {
    kind: 'table',
    name: 'Runs',
    columns: [
      { title: 'Number', share: 12, joint: ': ' },
      { title: 'District', share: 18, joint: ', ' },
      { title: 'Envelopes', share: 16, joint: ', ' },
      { title: 'Handed over at', share: 22, joint: ', ' },
      { title: 'Signed by', share: 32, joint: '' },
    ],
    rows: [
      ...made.map(({ number, district, envelopes, stands }, i): Run[][] => [
        [bold(String(number), `made.${i}.number`)],
        [words(districtInWords(district), `made.${i}.district`)],
        [words(String(envelopes), `made.${i}.envelopes`)],
        [blank(`made.${i}.at`, 80)],
        [words(stands, `made.${i}.stands`)],
      ]),
      ...Array.from({ length: spare }, (_, i): Run[][] =>
        ['number', 'district', 'envelopes', 'at', 'by'].map((part) => [
          blank(`spare.${i}.${part}`, part === 'by' ? 120 : 50),
        ]),
      ),
    ],
  },
];

const stillHere = ({ district, envelopes }: RunsSheetFacts['here'][number], i: number): Run[] => [
  words(i === 0 ? '' : ', '),
  bold(`${envelopes} ${envelopes === 1 ? 'envelope' : 'envelopes'}`, `here.${i}.envelopes`),
  ...(district === '' ? [] : [words(` for ${districtInWords(district)}`, `here.${i}.district`)]),
];
