// A meeting of the board of trustees. The season is entered once; what must be adopted hangs on its days.
import { z } from 'zod';
import { PlainDate } from './plain-date.ts';
import { OptionalLine } from './text.ts';
import { WallTime } from './wall-time.ts';

/** `kind`: the village's own words, such as “organizational meeting”; '' for a regular one. */
export const BoardMeeting = z.strictObject({ day: PlainDate, time: WallTime.nullable(), kind: OptionalLine });
export type BoardMeeting = z.infer<typeof BoardMeeting>;
