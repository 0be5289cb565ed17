// A notice on its way through a newspaper: copy sent, proof read back, printed or not, affidavit. Each order of an
// edition to a newspaper has a number; one that did not run is followed by another order, never rewritten.
import { z } from 'zod';
import { Serial } from '../domain/ids.ts';
import { PlainDate } from '../domain/plain-date.ts';
import { Line, OptionalLine } from '../domain/text.ts';
import { longDay } from '../words/days.ts';
import { listInWords } from '../words/lists.ts';
import { paperInWords } from '../words/records.ts';
import { sentence } from '../words/sentence.ts';
import { defineEvent } from './define-event.ts';

/** `issues`: the issues it is to stand in, one or two; `words`: what was said with it, '' for nothing. */
const CopySent = z.strictObject({
  order: Serial,
  paper: Line,
  edition: Serial,
  newspaper: Line,
  to: OptionalLine,
  sentOn: PlainDate,
  issues: z.array(PlainDate).min(1).max(2),
  words: OptionalLine,
});
type CopySent = z.infer<typeof CopySent>;

export const NewspaperStep = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('proof'), on: PlainDate, correct: z.boolean(), note: OptionalLine }),
  z.strictObject({ kind: z.literal('printed'), issueDay: PlainDate }),
  z.strictObject({ kind: z.literal('not-run'), issueDay: PlainDate, note: OptionalLine }),
  z.strictObject({ kind: z.literal('affidavit'), on: PlainDate }),
]);
export type NewspaperStep = z.infer<typeof NewspaperStep>;
const StepTaken = z.strictObject({ order: Serial, paper: Line, newspaper: Line, step: NewspaperStep });
type StepTaken = z.infer<typeof StepTaken>;

export interface NewspaperOrder extends CopySent {
  act: string;
  steps: (NewspaperStep & { act: string })[];
}

/** The part of the election's file that these events change. */
export interface NewspaperDeskState {
  newspaperOrders: NewspaperOrder[];
  nextNewspaperOrder: number;
}
export const emptyNewspaperDesk = (): NewspaperDeskState => ({ newspaperOrders: [], nextNewspaperOrder: 1 });

const subject = (p: { readonly order: number }): string => `newspaper-order:${p.order}`;

export const copySent = defineEvent<NewspaperDeskState, CopySent>({
  type: 'copy-sent',
  version: 1,
  group: 'election-file',
  schema: CopySent,
  subjects: (p) => [subject(p)],
  apply: (s, p, { act }) => {
    s.newspaperOrders.push({ ...p, act, steps: [] });
    s.nextNewspaperOrder = p.order + 1;
  },
  applyUndone: (s, p) => {
    s.nextNewspaperOrder = Math.max(s.nextNewspaperOrder, p.order + 1);
  },
  say: (_, p) =>
    sentence(
      `The copy of the ${paperInWords(p.paper)}, edition ${p.edition}, was sent to ${p.newspaper}${p.to === '' ? '' : ` (${p.to})`} on ${longDay(p.sentOn)}, to be printed in the issue of ${listInWords(p.issues.map(longDay))}${p.words === '' ? '' : `: ${p.words}`}`,
    ),
  happened: (p) => ({ day: p.sentOn, time: null }),
});

const stepDay = (step: NewspaperStep): PlainDate => ('issueDay' in step ? step.issueDay : step.on);

/** What a step says about the notice of that name. */
export function stepInWords(step: NewspaperStep, newspaper: string): string {
  const note = 'note' in step && step.note !== '' ? `: ${step.note}` : '';
  switch (step.kind) {
    case 'proof':
      return sentence(
        step.correct
          ? `The proof of ${newspaper} was read on ${longDay(step.on)} and is right${note}`
          : `The proof of ${newspaper} was read on ${longDay(step.on)} and is not right${note}`,
      );
    case 'printed':
      return `Printed in ${newspaper}, issue of ${longDay(step.issueDay)}.`;
    case 'not-run':
      return sentence(`${newspaper} did not run it in the issue of ${longDay(step.issueDay)}${note}`);
    case 'affidavit':
      return `The affidavit of ${newspaper} came on ${longDay(step.on)}.`;
  }
}

export const newspaperStepTaken = defineEvent<NewspaperDeskState, StepTaken>({
  type: 'newspaper-step-taken',
  version: 1,
  group: 'election-file',
  schema: StepTaken,
  subjects: (p) => [subject(p)],
  apply: (s, p, { act }) => {
    s.newspaperOrders.find(({ order }) => order === p.order)?.steps.push({ ...p.step, act });
  },
  say: (_, p) => `${paperInWords(p.paper).replace(/^./, (c) => c.toUpperCase())}: ${stepInWords(p.step, p.newspaper)}`,
  happened: (p) => ({ day: stepDay(p.step), time: null }),
});
