// What was done, in plain words, newest first.
import { z } from 'zod';
import { ok } from '../result.ts';
import { defineView, ToldAct } from './define-view.ts';

export const history = defineView({
  name: 'history',
  title: 'Who did what and when',
  input: z.strictObject({ limit: z.number().int().min(1).max(5000) }),
  output: z.strictObject({ acts: z.array(ToldAct) }),
  refusals: [],
  answer: (_, { limit }, { told }) => ok({ acts: told(limit) }),
});

export const lastAct = defineView({
  name: 'history.last',
  title: 'The newest act that was not taken back',
  input: z.strictObject({}),
  output: z.strictObject({ act: ToldAct.nullable() }),
  refusals: [],
  answer: (_, __, { told }) =>
    ok({ act: told(50).find((act) => act.takenBack === null && !isTakingBack(act)) ?? null }),
});

const isTakingBack = (act: ToldAct): boolean => act.sentences.every((sentence) => sentence.startsWith('Taken back:'));
