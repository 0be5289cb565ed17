// What the steps and the kinds of ballots are called on the order desk.
import type { BallotStep, BallotStepKind, BallotStock } from '../../../shared/domain/ballot-desk.ts';
import type { ViewOutput } from '../../../shared/ipc/contract.ts';
import { longDay } from '../../../shared/words/days.ts';

export type DeskView = ViewOutput<'ballot.desk'>;
type Step = DeskView['steps'][number]['step'];

export const stockWords: Readonly<Record<BallotStock, string>> = {
  'election-day': 'Election day',
  absentee: 'Absentee',
  'early-mail': 'Early mail',
  sample: 'Sample',
};

export const stepQuestions: Readonly<Record<BallotStepKind, string>> = {
  'list-settled': 'When was the list settled?',
  'printers-ballot': 'Which ballot did the printer make?',
  'proof-signed': 'Who signed the proof, and when?',
  ordered: 'What was ordered?',
  delivered: 'What was delivered?',
  identical: 'Are the ballots of each kind identical?',
  'machine-tested': 'When was the machine tested?',
  used: 'How many ballots were used?',
};

/** The steps in the order in which they come, as the list names them before they happened. */
export const stepsToCome: readonly (readonly [BallotStepKind, string])[] = [
  ['list-settled', 'List of candidates settled'],
  ['printers-ballot', 'The printer’s own ballot kept, instead of a proof of ours'],
  ['proof-signed', 'Proof signed'],
  ['ordered', 'Ordered'],
  ['delivered', 'Delivered and counted'],
  ['identical', 'Compared: identical'],
  ['machine-tested', 'Machine tested'],
  ['used', 'Used, counted by hand'],
];

const counts = (step: Extract<BallotStep, { counts: unknown }> | Step): string =>
  'counts' in step
    ? step.counts
        .map(
          ({ kind, district, count }) =>
            `${stockWords[kind].toLowerCase()}${district === '' ? '' : `, district ${district}`}: ${count}`,
        )
        .join('; ')
    : '';

/** “Ordered from Example Press, Tuesday, February 23, 2027: election day: 900” */
export function stepInWords(step: Step): string {
  const on = longDay(step.on);
  switch (step.kind) {
    case 'list-settled':
      return `List of candidates settled, ${on}`;
    case 'printers-ballot':
      return `The printer’s ${stockWords[step.ballot].toLowerCase()} ballot kept, ${on}: ${step.file.name}`;
    case 'proof-signed':
      return `Proof signed by ${step.by}, ${on}`;
    case 'ordered':
      return `Ordered${step.printer === '' ? '' : ` from ${step.printer}`}, ${on}: ${counts(step)}`;
    case 'delivered':
      return `Delivered, ${on}: ${counts(step)}`;
    case 'identical':
      return `Compared, ${on}: ${step.identical ? 'identical' : 'not identical'}`;
    case 'machine-tested':
      return `Machine tested by ${step.by}, ${on}`;
    case 'used':
      return `Used, ${on}: ${counts(step)}`;
  }
}
