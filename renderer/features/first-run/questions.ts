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

/** After the last question: a passphrase, and then the election is called. */
export const PASSPHRASE_STEP = 'passphrase';
export const LAST_STEP = 'election';
export type Step = AnswerId | typeof PASSPHRASE_STEP | typeof LAST_STEP;

const order: readonly Step[] = [...questions.map(({ id }) => id), PASSPHRASE_STEP, LAST_STEP];
const namesAfter = { [PASSPHRASE_STEP]: 'A passphrase', [LAST_STEP]: 'The election' } as const;

/** The step of that name; the first where it is none, or where there is no office to answer for yet. */
export const stepNamed = (name: string | undefined, office: Office | null): Step => {
  if (office === null) return 'conduct';
  return order.find((step) => step === name) ?? 'conduct';
};

/** The step after this one; stays on the last. */
export const stepAfter = (step: Step): Step => order[order.indexOf(step) + 1] ?? LAST_STEP;

/** The step before this one, or null before the first. */
export const stepBefore = (step: Step): Step | null => order[order.indexOf(step) - 1] ?? null;

export const pathOfStep = (step: Step): string => `/first-run/${step}`;
/** “your county”, for the button that leads there. */
export const nameOfStep = (step: Step): string => {
  const name =
    step === PASSPHRASE_STEP || step === LAST_STEP
      ? namesAfter[step]
      : (questions.find(({ id }) => id === step)?.name ?? '');
  return name.charAt(0).toLowerCase() + name.slice(1);
};
