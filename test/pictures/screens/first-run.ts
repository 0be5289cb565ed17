// The first questions, taken up again: each page with the practice village's answers.
import type { Picture } from '../picture.ts';

const steps = ['conduct', 'village', 'election-day', 'polling', 'posting', 'newspaper', 'clerk', 'election'] as const;

export const pictures: readonly Picture[] = steps.map((step, at) => ({
  name: `first-run-${at + 1}-${step}`,
  hash: `#/first-run/${step}`,
}));
