// Questions that come up with every paper that is filed by a last day: where it is filed late by the clock and early by the post.
import type { OpenQuestion } from './define-deadline.ts';

/** §1-106(1) takes a postmark for papers not filed with a board of elections; bills to end that for villages did not pass. */
export const mailedByTheLastDay: OpenQuestion = {
  arises: () => true,
  question: 'The paper is mailed by the last day and arrives later. Is it in time?',
  safer:
    'Record it as timely if the postmark holds (§1-106(1)), keep the question open on the ballot, and ask before the ballot is printed.',
  other: 'No: it had to arrive by the last day.',
  ask: 'Ask the village attorney.',
};

/** §1-106 keeps “such board of elections office” open; whether that reaches a village clerk is not clear. */
export const westchesterMidnight: OpenQuestion = {
  arises: () => true,
  question:
    'In Westchester County offices of the board of elections stay open until midnight of the last day. Does that reach a village clerk?',
  safer: 'No: tell everybody five o’clock, and record what is handed in later with its hour.',
  other: 'Yes: until midnight.',
  ask: 'Ask the village attorney.',
};

/** When the first signature counts, where the last day to file moved. */
export const sixWeeksFromWhichDay: OpenQuestion = {
  arises: () => true,
  whereDatesDiffer: true,
  question: 'When the last day to file moved off a closed day, do the six weeks count from the day it moved to?',
  safer: 'Yes: tell candidates the later first day, so that no signature is too early.',
  other: 'No: from the day before it moved, which allows earlier signatures.',
  ask: 'Ask the village attorney.',
};
