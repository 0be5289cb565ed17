// “The hours during which the polls shall be open” (§15-104(3)(b)(2), (c)(2)), wherever a paper says them.
import type { DeepReadonly } from '../deep-readonly.ts';
import type { PollHours } from '../domain/election.ts';
import { pollHoursInWords } from '../words/hours.ts';
import { missing, type Run, words } from './blocks.ts';

export const hoursRun = (hours: DeepReadonly<PollHours> | null): Run =>
  hours
    ? words(pollHoursInWords(hours), 'hours')
    : missing('hours', 'The hours during which the polls are open', 'hours', 160);
