// Which election a paper belongs to, as its facts say it and as its sentences name it.
import { z } from 'zod';
import type { DeepReadonly } from '../deep-readonly.ts';
import { ElectionKind } from '../domain/election.ts';
import { PlainDate } from '../domain/plain-date.ts';
import { longDay } from '../words/days.ts';
import { type Run, words } from './blocks.ts';
import { electionInSentence } from './election-name.ts';

/** `pollDay` is the day people vote, never the calendar anchor. */
export const ElectionOfPaper = z.strictObject({ kind: ElectionKind, pollDay: PlainDate });
export type ElectionOfPaper = DeepReadonly<z.infer<typeof ElectionOfPaper>>;

/** “general village election of the Village of Example Falls, New York, to be held on Tuesday, March 16, 2027” */
export const electionToBeHeld = ({ kind, pollDay }: ElectionOfPaper, village: { readonly name: string }): Run[] => [
  words(`${electionInSentence[kind]} of the Village of `),
  words(village.name, 'village.name'),
  words(', New York, to be held on '),
  words(longDay(pollDay), 'pollDay'),
];
