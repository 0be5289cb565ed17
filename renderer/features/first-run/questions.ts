// The seven questions in their order, and what is left to answer.
import type { Answer, AnswerId, Office } from '../settings/answers/answer.ts';
import { clerk } from '../settings/answers/clerk.tsx';
import { conduct } from '../settings/answers/conduct.tsx';
import { electionDay } from '../settings/answers/election-day.tsx';
import { newspaper } from '../settings/answers/newspaper.tsx';
import { polling } from '../settings/answers/polling.tsx';
import { posting } from '../settings/answers/posting.tsx';
import { village } from '../settings/answers/village.tsx';

type Question = Pick<Answer<never>, 'id' | 'name' | 'isAnswered'>;

export const questions: readonly Question[] = [conduct, village, electionDay, polling, posting, newspaper, clerk];

/** After the last question: call the election. */
export const LAST_STEP = 'election';
export type Step = AnswerId | typeof LAST_STEP;

/** The step of that name; the first where it is none, or where there is no office to answer for yet. */
export const stepNamed = (name: string | undefined, office: Office | null): Step => {
  if (office === null) return 'conduct';
  if (name === LAST_STEP) return LAST_STEP;
  return questions.find(({ id }) => id === name)?.id ?? 'conduct';
};

/** The step after this one; stays on the last. */
export function stepAfter(step: Step): Step {
  const at = questions.findIndex(({ id }) => id === step);
  return at < 0 ? LAST_STEP : (questions[at + 1]?.id ?? LAST_STEP);
}

/** The step before this one, or null before the first. */
export function stepBefore(step: Step): Step | null {
  const at = step === LAST_STEP ? questions.length : questions.findIndex(({ id }) => id === step);
  return questions[at - 1]?.id ?? null;
}

export const pathOfStep = (step: Step): string => `/first-run/${step}`;
/** “your county”, for the button that leads there. */
export const nameOfStep = (step: Step): string => {
  const name = questions.find(({ id }) => id === step)?.name ?? 'The election';
  return name.charAt(0).toLowerCase() + name.slice(1);
};
