// The filing clock: the day and the minute as the record would bear them now, New York time.
import { z } from 'zod';
import { PlainDate } from '../domain/plain-date.ts';
import { timeRecorded } from '../domain/recorded-at.ts';
import { WallTime } from '../domain/wall-time.ts';
import { ok } from '../result.ts';
import { defineView } from './define-view.ts';

export const filingClock = defineView({
  name: 'nominations.clock',
  title: 'The filing clock',
  input: z.strictObject({}),
  output: z.strictObject({ day: PlainDate, time: WallTime }),
  refusals: [],
  answer: (_, _input, { today, now }) => ok({ day: today, time: timeRecorded(now) }),
});
