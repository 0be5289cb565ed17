// The last days for mail ballots, for the sign at the door and the text for the website: one set of facts, two papers.
import { z } from 'zod';
import type { DeepReadonly } from '../../deep-readonly.ts';
import { PollHours } from '../../domain/election.ts';
import { PlainDate } from '../../domain/plain-date.ts';
import { WallTime } from '../../domain/wall-time.ts';
import { hourInWords, pollHoursInWords } from '../../words/hours.ts';
import { missing, type Run, words } from '../blocks.ts';
import { ElectionOfPaper } from '../election-of-paper.ts';
import { PaperFrame } from '../paper-frame.ts';

/** `open` are the office's hours on that day; null where they are not on record. */
const LastDay = z.strictObject({ day: PlainDate, open: PollHours.nullable() });

/**
 * The days are the law's, counted from the calendar anchor; where the law has two readings, the earlier is advertised.
 * `closes` is when the polls close and the last ballot can be received.
 */
export const OfficeHoursFacts = z.strictObject({
  ...PaperFrame.shape,
  ...ElectionOfPaper.shape,
  byMail: LastDay,
  inPerson: LastDay,
  closes: WallTime.nullable(),
  dated: PlainDate.nullable(),
});
export type OfficeHoursFacts = DeepReadonly<z.infer<typeof OfficeHoursFacts>>;

export const openRun = (open: OfficeHoursFacts['byMail']['open'], field: string, day: string): Run =>
  open ? words(pollHoursInWords(open), field) : missing(field, `The hours of the office on ${day}`, 'paper', 130);

export const closesRun = (closes: WallTime | null): Run =>
  closes ? words(hourInWords(closes), 'closes') : missing('closes', 'When the polls close', 'hours', 80);
