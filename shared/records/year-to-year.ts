// What goes from one election to the next: what the clerk would do differently, and that an election was started from an
// earlier one.
import { z } from 'zod';
import { ElectionId, Serial } from '../domain/ids.ts';
import { Line, Remark } from '../domain/text.ts';
import { sentence } from '../words/sentence.ts';
import { defineEvent } from './define-event.ts';

const Lesson = z.strictObject({ number: Serial, text: Remark });
/** `title`: what the earlier election was called, such as “General election of March 16, 2027”. */
const StartedFrom = z.strictObject({ from: ElectionId, title: Line });

/** The part of the election's file that these events change. */
export interface YearToYearState {
  lessons: (z.infer<typeof Lesson> & { act: string })[];
  startedFrom: z.infer<typeof StartedFrom> | null;
  nextLesson: number;
}
export const emptyYearToYear = (): YearToYearState => ({ lessons: [], startedFrom: null, nextLesson: 1 });

const group = 'election-file' as const;
const used = (s: YearToYearState, { number }: { readonly number: number }): void => {
  s.nextLesson = Math.max(s.nextLesson, number + 1);
};

export const lessonNoted = defineEvent<YearToYearState, z.infer<typeof Lesson>>({
  type: 'lesson-noted',
  version: 1,
  group,
  schema: Lesson,
  subjects: (p) => [`lesson:${p.number}`],
  apply: (s, p, { act }) => {
    s.lessons.push({ ...p, act });
    used(s, p);
  },
  applyUndone: used,
  say: (_, p) => `For next year: ${sentence(p.text)}`,
});

export const electionStartedFrom = defineEvent<YearToYearState, z.infer<typeof StartedFrom>>({
  type: 'election-started-from',
  version: 1,
  group,
  schema: StartedFrom,
  subjects: () => ['started-from'],
  apply: (s, p) => {
    s.startedFrom = p;
  },
  say: (_, p) => `This election was started from an earlier one: ${p.title}.`,
});
