// A drawing by lot: between whom, for what, when and where. The notice and the record are made from the same facts.
import { z } from 'zod';
import type { DeepReadonly } from '../../deep-readonly.ts';
import { PlainDate } from '../../domain/plain-date.ts';
import { Line, NameLine } from '../../domain/text.ts';
import { WallTime } from '../../domain/wall-time.ts';
import { dayWithoutWeekday, longDay } from '../../words/days.ts';
import { hourInWords } from '../../words/hours.ts';
import { bold, missing, type Run, words } from '../blocks.ts';
import { ElectionOfPaper } from '../election-of-paper.ts';
import { PaperFrame } from '../paper-frame.ts';

/** `ballot-order`: demanded in writing under §7-116(2). `run-off-order`: of the tied candidates on the ballot of a run-off. */
export const DrawingPurpose = z.discriminatedUnion('for', [
  z.strictObject({
    for: z.literal('ballot-order'),
    demandedBy: NameLine.nullable(),
    demandedOn: PlainDate.nullable(),
  }),
  z.strictObject({ for: z.literal('run-off-order') }),
]);

export const DrawingFacts = z.strictObject({
  ...PaperFrame.shape,
  ...ElectionOfPaper.shape,
  office: NameLine,
  candidates: z.array(NameLine).min(2),
  purpose: DrawingPurpose,
  drawing: z.strictObject({ day: PlainDate, at: WallTime }).nullable(),
  place: Line.nullable(),
});
export type DrawingFacts = DeepReadonly<z.infer<typeof DrawingFacts>>;

/** “the order in which the candidates for Trustee are printed on the ballot of the election of March 16, 2027” */
export const whatIsDrawn = ({ office, pollDay }: DrawingFacts): Run[] => [
  words('the order in which the candidates named below for '),
  words(office, 'office'),
  words(' are printed on the ballot of the election of '),
  words(dayWithoutWeekday(pollDay), 'pollDay'),
];

export function whyDrawn({ purpose }: DrawingFacts): Run[] {
  if (purpose.for === 'run-off-order') return [words('The election is a run-off between them. ')];
  return [
    purpose.demandedBy
      ? words(purpose.demandedBy, 'purpose.demandedBy')
      : missing('purpose.demandedBy', 'Who demanded the drawing', 'candidates', 160),
    words(' demanded this in writing on '),
    purpose.demandedOn
      ? words(dayWithoutWeekday(purpose.demandedOn), 'purpose.demandedOn')
      : missing('purpose.demandedOn', 'The day the drawing was demanded', 'candidates', 130),
    words(` under section\u00a07-116(2) of the Election Law. `),
  ];
}

export const drawingWhen = ({ drawing }: DrawingFacts): Run =>
  drawing
    ? bold(`${longDay(drawing.day)}, ${hourInWords(drawing.at)}`, 'drawing')
    : missing('drawing', 'The day and hour of the drawing', 'paper', 240);
export const drawingWhere = ({ place }: DrawingFacts): Run =>
  place ? bold(place, 'place') : missing('place', 'The place of the drawing', 'paper', 240);
