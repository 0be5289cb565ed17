// What came later for an application that lacked something, such as the applicant's completion sheet: the paper as it stands
// with it, and when it came. The day the application itself was received never changes.
import { z } from 'zod';
import { CameBy, MailApplication } from '../domain/application.ts';
import { HappenedOn, KeptFinding } from '../domain/finding.ts';
import { Serial } from '../domain/ids.ts';
import { longDay } from '../words/days.ts';
import { listInWords } from '../words/lists.ts';
import { ItemReading } from './application-shape.ts';
import { defineEvent } from './define-event.ts';
import type { MailBallots } from './mail-ballots.ts';
import { lineInWords } from './register-line.ts';

const Completed = z.strictObject({
  number: Serial,
  received: HappenedOn,
  cameBy: CameBy,
  application: MailApplication,
  items: z.array(ItemReading),
  notes: z.array(KeptFinding),
  /** The items that were missing and are there now, as screens name them. */
  came: z.array(z.string()).min(1),
});

/** These would tell why somebody votes by mail; the history is read by more people than the page of the application. */
const ofTheReason = ['Place of detention', 'First and last day of the absence'];
const inPassing = (came: readonly string[]): string[] => [
  ...new Set(came.map((label) => (ofTheReason.includes(label) ? 'What belongs to the reason' : label))),
];

export const applicationCompleted = defineEvent<MailBallots, z.infer<typeof Completed>>({
  type: 'application-completed',
  version: 1,
  group: 'mail-ballots',
  schema: Completed,
  subjects: (p) => [`application:${p.number}`],
  apply: (s, p) => {
    const line = s.applications.get(p.number);
    if (!line) return;
    const { application, items, notes } = p;
    Object.assign(line, { application, items, notes });
  },
  say: (before, p) =>
    `Completed: ${lineInWords(before, p.number)}. On ${longDay(p.received.day)} came: ${listInWords(inPassing(p.came))}.`,
  happened: (p) => p.received,
});
