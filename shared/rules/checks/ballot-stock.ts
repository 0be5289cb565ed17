// What about the ballots' way does not fit together: a count that is off, a check nobody made (§7-106(3)), a list that was
// printed anew after the proof was signed. Warnings; none of them stops anything.
import type { DeepReadonly } from '../../deep-readonly.ts';
import type { BallotStep, BallotStepKind, BallotStock } from '../../domain/ballot-desk.ts';
import type { PlainDate } from '../../domain/plain-date.ts';
import { citationText, electionLaw } from '../../law/citation.ts';
import { longDay } from '../../words/days.ts';
import type { CheckWarning } from './warning.ts';

type Step = DeepReadonly<BallotStep>;
export interface StockFacts {
  readonly method: 'paper' | 'machine' | null;
  /** In the order in which they were written down. */
  readonly steps: readonly Step[];
  /** When the newest edition of the list of candidates was printed; null where none was. */
  readonly listPrintedOn: PlainDate | null;
}

const note = (code: string, message: string, ...citations: ReturnType<typeof electionLaw>[]): CheckWarning => ({
  ...{ checkId: 'ballot-stock', checkVersion: 1, code, message },
  citations: citations.map(citationText),
});
const sameBallots = electionLaw('7-106', '3');

export const ballotStockNotes = (facts: StockFacts): CheckWarning[] => [
  ...proofNotes(facts),
  ...countNotes(facts.steps),
  ...compareNotes(facts),
  ...machineNotes(facts),
];

const days = (steps: readonly Step[], kind: BallotStepKind): PlainDate[] =>
  steps
    .filter((step) => step.kind === kind)
    .map(({ on }) => on)
    .sort();

function proofNotes({ steps, listPrintedOn }: StockFacts): CheckWarning[] {
  const signed = days(steps, 'proof-signed').at(-1);
  const ordered = days(steps, 'ordered')[0];
  return [
    ...(ordered !== undefined && (days(steps, 'proof-signed')[0] ?? '9') > ordered
      ? [
          note(
            'ordered-unsigned',
            `Ballots were ordered on ${longDay(ordered)}, and no proof is on record as signed by then.`,
          ),
        ]
      : []),
    ...(signed !== undefined && listPrintedOn !== null && listPrintedOn > signed
      ? [
          note(
            'list-after-proof',
            `The proof was signed on ${longDay(signed)}; the newest list of candidates is of ${longDay(listPrintedOn)}. Compare the two, and tell the printer at once where they differ.`,
          ),
        ]
      : []),
  ];
}

const stock: Readonly<Record<BallotStock, string>> = {
  'election-day': 'election-day',
  absentee: 'absentee',
  'early-mail': 'early mail',
  sample: 'sample',
};

function countNotes(steps: readonly Step[]): CheckWarning[] {
  const sum = (of: 'ordered' | 'delivered' | 'used', kind: BallotStock, district: string): number | null => {
    const counts = steps.flatMap((step) => (step.kind === of ? step.counts : []));
    const mine = counts.filter((one) => one.kind === kind && one.district === district);
    return mine.length === 0 ? null : mine.reduce((all, { count }) => all + count, 0);
  };
  const lines = new Map(
    steps
      .flatMap((step) => ('counts' in step ? step.counts : []))
      .map(({ kind, district }) => [`${kind} ${district}`, { kind, district }]),
  );
  return [...lines.values()].flatMap(({ kind, district }) => {
    const of = `${stock[kind]} ballots${district === '' ? '' : ` of district ${district}`}`;
    const [ordered, delivered, used] = (['ordered', 'delivered', 'used'] as const).map((s) => sum(s, kind, district));
    return [
      ...(typeof ordered === 'number' && typeof delivered === 'number' && delivered < ordered
        ? [
            note(
              'fewer-delivered',
              `${delivered} ${of} came of ${ordered} ordered. Ask the printer for the other ${ordered - delivered}.`,
            ),
          ]
        : []),
      ...(typeof used === 'number' && used > (delivered ?? 0)
        ? [
            note(
              'more-used',
              `${used} ${of} are counted as used, and ${delivered ?? 0} as delivered. Count again, both.`,
            ),
          ]
        : []),
    ];
  });
}

function compareNotes({ steps }: StockFacts): CheckWarning[] {
  const compared = steps.findLast((step) => step.kind === 'identical');
  if (compared?.kind === 'identical' && !compared.identical)
    return [
      note(
        'not-identical',
        'The ballots of one kind are not identical. All paper ballots of a kind for one polling place must be; call the printer and the village attorney.',
        sameBallots,
      ),
    ];
  const delivered = days(steps, 'delivered').at(-1);
  if (delivered === undefined || (compared && compared.on >= delivered)) return [];
  return [
    note(
      'not-compared',
      `Ballots came on ${longDay(delivered)}. Compare some of each kind: all paper ballots of a kind for one polling place must be identical.`,
      sameBallots,
    ),
  ];
}

const machineNotes = ({ method, steps }: StockFacts): CheckWarning[] =>
  method === 'machine' && days(steps, 'delivered').length > 0 && days(steps, 'machine-tested').length === 0
    ? [note('machine-not-tested', 'No test of the voting machine is on record.')]
    : [];
