// Days from which a changed section is law, where that was looked up. An election whose calendar counts from such a day or
// a later one goes by the new words.
import { plainDate } from '../domain/plain-date.ts';

/** Chapter 481 of 2023: §15-119, and early-mail applicants on the list of §15-118(8). */
export const earlyMailVoterAct = plainDate('2024-01-01');

/** Chapter 164 of 2022 put village papers into §16-102(2); from which day of that year was not looked up. */
export const villageCourtWindow = plainDate('2022-01-01');
