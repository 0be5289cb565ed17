// The order desk of the ballots: what was settled, signed, ordered, delivered, checked and used, each with its day.
import { z } from 'zod';
import { BallotStep, type BallotStock, type StockCount } from '../domain/ballot-desk.ts';
import { Serial } from '../domain/ids.ts';
import { longDay } from '../words/days.ts';
import { listInWords } from '../words/lists.ts';
import { sentence } from '../words/sentence.ts';
import { defineEvent } from './define-event.ts';

const Numbered = z.strictObject({ number: Serial, step: BallotStep });

/** The part of the election's file that this event changes. `act` stands beside each, so that it can be taken back. */
export interface BallotDeskState {
  ballotSteps: (z.infer<typeof Numbered> & { act: string })[];
  nextBallotStep: number;
}
export const emptyBallotDesk = (): BallotDeskState => ({ ballotSteps: [], nextBallotStep: 1 });

const stock: Readonly<Record<BallotStock, string>> = {
  'election-day': 'election-day ballots',
  absentee: 'absentee ballots',
  'early-mail': 'early mail ballots',
  sample: 'sample ballots',
};
const countsInWords = (counts: readonly StockCount[]): string =>
  listInWords(
    counts.map(
      ({ kind, district, count }) => `${count} ${stock[kind]}${district === '' ? '' : ` for district ${district}`}`,
    ),
  );

function happened(step: BallotStep): string {
  switch (step.kind) {
    case 'list-settled':
      return 'the list of candidates was settled for the ballot';
    case 'printers-ballot':
      return `the printer’s own ballot was kept: ${step.file.name}, for ${stock[step.ballot]}`;
    case 'proof-signed':
      return `the proof of the ballot was signed by ${step.by}`;
    case 'ordered':
      return `${countsInWords(step.counts)} were ordered${step.printer === '' ? '' : ` from ${step.printer}`}`;
    case 'delivered':
      return `${countsInWords(step.counts)} were delivered and counted`;
    case 'identical':
      return step.identical
        ? 'the paper ballots of each kind were compared and are identical'
        : 'the paper ballots of one kind were compared and are not identical';
    case 'machine-tested':
      return `the voting machine was tested by ${step.by}`;
    case 'used':
      return `ballots used were counted by hand: ${countsInWords(step.counts)}`;
  }
}

const used = (s: BallotDeskState, { number }: { readonly number: number }): void => {
  s.nextBallotStep = Math.max(s.nextBallotStep, number + 1);
};

export const ballotStepNoted = defineEvent<BallotDeskState, z.infer<typeof Numbered>>({
  type: 'ballot-step-noted',
  version: 1,
  group: 'election-file',
  schema: Numbered,
  subjects: (p) => [`ballot-step:${p.number}`],
  apply: (s, p, { act }) => {
    s.ballotSteps.push({ ...p, act });
    used(s, p);
  },
  applyUndone: used,
  say: (_, { step }) =>
    `${sentence(`On ${longDay(step.on)} ${happened(step)}`)}${step.note === '' ? '' : ` ${sentence(step.note)}`}`,
  happened: ({ step }) => ({ day: step.on, time: null }),
});
