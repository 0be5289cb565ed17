// The order of the ballot as it was settled: which bodies are parties and how they stand, how the clerk put the candidates
// of one body, and every drawing by lot from its demand to the names as they came (§7-116).
import { z } from 'zod';
import type { DeepReadonly } from '../deep-readonly.ts';
import { KeptFinding } from '../domain/finding.ts';
import { Serial } from '../domain/ids.ts';
import { PlainDate } from '../domain/plain-date.ts';
import { Line, NameLine, OptionalLine } from '../domain/text.ts';
import { WallTime } from '../domain/wall-time.ts';
import { longDay } from '../words/days.ts';
import { hourInWords } from '../words/hours.ts';
import { listInWords } from '../words/lists.ts';
import { sentence } from '../words/sentence.ts';
import { changesOf } from './change.ts';
import { defineEvent } from './define-event.ts';
import { put } from './numbered.ts';

/** `votedOn`: the election for governor whose votes give the order; `source`: who gave the figures. */
const BodiesOnBallot = z.strictObject({
  parties: z.array(NameLine).max(30),
  independents: z.array(NameLine).max(30),
  votedOn: PlainDate.nullable(),
  source: OptionalLine,
});
/** A candidate with the name of that day: this file knows candidates by their numbers only. */
const NamedCandidate = z.strictObject({ candidate: Serial, name: NameLine });
const OrderInOffice = z.strictObject({
  office: Serial,
  title: NameLine,
  order: z.array(NamedCandidate).min(1).max(60),
});
/** `demandedBy` is '' and `demandedOn` null where the law asks for a drawing without a demand, as at a run-off. */
const CalledFor = z.strictObject({
  number: Serial,
  office: Serial,
  title: NameLine,
  candidates: z.array(NamedCandidate).min(2).max(60),
  demandedBy: z.union([NameLine, z.literal('')]),
  demandedOn: PlainDate.nullable(),
  /** When the certificate or petition was filed, from which the time for a demand runs. */
  filedOn: PlainDate.nullable(),
  finding: KeptFinding.nullable(),
});
const NoticeMailed = z.strictObject({ number: Serial, on: PlainDate });
const Drawn = z.strictObject({
  number: Serial,
  on: PlainDate,
  at: WallTime,
  place: Line,
  drawnBy: NameLine,
  /** '' in `by`: in person. */
  present: z.array(z.strictObject({ candidate: Serial, by: OptionalLine })).max(60),
  order: z.array(NamedCandidate).min(2).max(60),
  finding: KeptFinding.nullable(),
});

/** One drawing from its demand on. `act` is the newest act about it, so that it can be taken back. */
export interface Drawing extends z.infer<typeof CalledFor> {
  act: string;
  noticeMailedOn: PlainDate | null;
  drawn: Omit<z.infer<typeof Drawn>, 'number'> | null;
}
/** The part of the election's file that these events change. */
export interface BallotOrderState {
  bodiesOnBallot: z.infer<typeof BodiesOnBallot> | null;
  /** By the number of the office. */
  candidateOrders: { number: number; order: number[] }[];
  drawings: Drawing[];
  nextDrawing: number;
}
export const emptyBallotOrder = (): BallotOrderState => ({
  bodiesOnBallot: null,
  candidateOrders: [],
  drawings: [],
  nextDrawing: 1,
});

const group = 'election-file' as const;
const inOrder = (names: readonly string[]): string => (names.length === 0 ? 'none' : names.join(', '));

export const bodiesOrdered = defineEvent<BallotOrderState, z.infer<typeof BodiesOnBallot>>({
  type: 'ballot-bodies-ordered',
  version: 1,
  group,
  schema: BodiesOnBallot,
  subjects: () => ['ballot-bodies'],
  apply: (s, p) => {
    s.bodiesOnBallot = p;
  },
  say: (_, p) =>
    `Order of the ballot: parties ${inOrder(p.parties)}; independent bodies ${inOrder(p.independents)}.${p.votedOn === null ? '' : ` Votes for governor of ${longDay(p.votedOn)}.`}${p.source === '' ? '' : ` Figures from: ${p.source}.`}`,
  change: ({ bodiesOnBallot: before }, p) =>
    changesOf([
      ['Parties, in order', before?.parties.join(', '), p.parties.join(', ')],
      ['Independent bodies, in order', before?.independents.join(', '), p.independents.join(', ')],
      ['Votes for governor of', before?.votedOn && longDay(before.votedOn), p.votedOn && longDay(p.votedOn)],
      ['Figures from', before?.source, p.source],
    ]),
});

export const candidatesOrdered = defineEvent<BallotOrderState, z.infer<typeof OrderInOffice>>({
  type: 'candidates-ordered',
  version: 1,
  group,
  schema: OrderInOffice,
  subjects: (p) => [`order-for-office:${p.office}`],
  restsOn: (p) => [`office-on-ballot:${p.office}`],
  apply: (s, p) => {
    put(s.candidateOrders, { number: p.office, order: p.order.map(({ candidate }) => candidate) });
  },
  say: (_, p) => `The candidates for ${p.title} were put in order: ${listInWords(p.order.map(({ name }) => name))}.`,
});

const drawingOf = (s: DeepReadonly<BallotOrderState>, number: number) =>
  s.drawings.find((one) => one.number === number);
const changeDrawing = (s: BallotOrderState, number: number, to: Partial<Drawing>): void => {
  const known = s.drawings.find((one) => one.number === number);
  if (known) put(s.drawings, { ...known, ...to });
};
const used = (s: BallotOrderState, { number }: { readonly number: number }): void => {
  s.nextDrawing = Math.max(s.nextDrawing, number + 1);
};
const forOffice = (s: DeepReadonly<BallotOrderState>, number: number): string => {
  const known = drawingOf(s, number);
  return known ? ` for ${known.title}` : '';
};

export const drawingCalledFor = defineEvent<BallotOrderState, z.infer<typeof CalledFor>>({
  type: 'drawing-called-for',
  version: 1,
  group,
  schema: CalledFor,
  subjects: (p) => [`drawing:${p.number}`],
  restsOn: (p) => [`office-on-ballot:${p.office}`, ...p.candidates.map(({ candidate }) => `candidate:${candidate}`)],
  apply: (s, p, { act }) => {
    put(s.drawings, { ...p, act, noticeMailedOn: null, drawn: null });
    used(s, p);
  },
  applyUndone: used,
  say: (_, p) => {
    const names = listInWords(p.candidates.map(({ name }) => name));
    if (p.demandedBy === '') return `Lots are to be drawn for the order of ${names}, for ${p.title}.`;
    const on = p.demandedOn === null ? '' : ` on ${longDay(p.demandedOn)}`;
    return `${p.demandedBy} demanded in writing${on} that lots be drawn for the order of ${names}, for ${p.title}.`;
  },
  happened: ({ demandedOn }) => (demandedOn === null ? null : { day: demandedOn, time: null }),
});

export const drawingNoticeMailed = defineEvent<BallotOrderState, z.infer<typeof NoticeMailed>>({
  type: 'drawing-notice-mailed',
  version: 1,
  group,
  schema: NoticeMailed,
  subjects: (p) => [`drawing:${p.number}`],
  apply: (s, p, { act }) => changeDrawing(s, p.number, { noticeMailedOn: p.on, act }),
  say: (before, p) =>
    `The notice of the drawing by lot${forOffice(before, p.number)} was mailed to each candidate on ${longDay(p.on)}.`,
  change: (before, p) => {
    const was = drawingOf(before, p.number)?.noticeMailedOn;
    return changesOf([['Notice of the drawing mailed', was && longDay(was), longDay(p.on)]]);
  },
  happened: (p) => ({ day: p.on, time: null }),
});

export const lotsDrawn = defineEvent<BallotOrderState, z.infer<typeof Drawn>>({
  type: 'lots-drawn',
  version: 1,
  group,
  schema: Drawn,
  subjects: (p) => [`drawing:${p.number}`],
  apply: (s, p, { act }) => {
    const { number, ...drawn } = p;
    changeDrawing(s, number, { drawn, act });
  },
  say: (before, p) =>
    `At ${hourInWords(p.at)} on ${longDay(p.on)} ${p.drawnBy} drew lots${forOffice(before, p.number)} at ${sentence(p.place)} In order: ${listInWords(p.order.map(({ name }) => name))}.`,
  change: (before, p) =>
    changesOf([
      [
        'Order drawn',
        drawingOf(before, p.number)
          ?.drawn?.order.map(({ name }) => name)
          .join(', '),
        p.order.map(({ name }) => name).join(', '),
      ],
    ]),
  happened: (p) => ({ day: p.on, time: p.at }),
});
