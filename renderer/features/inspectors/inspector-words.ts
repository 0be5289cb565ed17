// How inspectors and their steps are spoken of on the screen.
import type { InspectorStepKind } from '../../../shared/domain/inspector.ts';
import type { ViewOutput } from '../../../shared/ipc/contract.ts';
import { shortDay } from '../../../shared/words/days.ts';
import { hourInWords } from '../../../shared/words/hours.ts';

export type Inspectors = ViewOutput<'inspectors.list'>;
export type InspectorRow = Inspectors['rows'][number];

interface StepWords {
  /** In the list: “Appointed Mon Jan 11”. */
  readonly done: string;
  /** The button. */
  readonly button: string;
  readonly question: string;
  readonly day: string;
}
export const stepWords: Readonly<Record<InspectorStepKind, StepWords>> = {
  appointed: {
    done: 'Appointed',
    button: 'Appointed…',
    question: 'Whom did the board appoint, and on which day?',
    day: 'Adopted on',
  },
  'letter-sent': {
    done: 'Letter',
    button: 'Letters sent…',
    question: 'Whose letter went out, and on which day?',
    day: 'Sent on',
  },
  training: { done: 'Trained', button: 'Trained…', question: 'Who was trained, and on which day?', day: 'Trained on' },
  oath: { done: 'Oath', button: 'Oath taken…', question: 'Who took the oath, and on which day?', day: 'Taken on' },
  served: { done: 'Served', button: 'Served…', question: 'Who served, and during which hours?', day: 'Served on' },
};

type Step = InspectorRow['steps'][number];
/** “Served Tue Mar 16, 11:00 a.m. to 9:45 p.m.” */
export function stepInWords({ step, on, from, until, note }: Step): string {
  const hours = [from && hourInWords(from), until && hourInWords(until)].filter((part) => part).join(' to ');
  return [`${stepWords[step].done} ${shortDay(on)}`, hours, note].filter((part) => part !== '').join(', ');
}
