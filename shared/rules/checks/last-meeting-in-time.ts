// A resolution needs a meeting: the last one of the board of trustees on or before the day it must be adopted by.
import { isAfter, type PlainDate } from '../../domain/plain-date.ts';
import { longDay } from '../../words/days.ts';

export interface LastMeeting {
  readonly meeting: PlainDate | null;
  readonly sentence: string;
}

/** `meetings` in any order. Null with a sentence that asks for a special meeting where none is in time. */
export function lastMeetingInTime(meetings: readonly PlainDate[], deadline: PlainDate): LastMeeting {
  const inTime = [...meetings].sort().filter((day) => !isAfter(day, deadline));
  const meeting = inTime.at(-1) ?? null;
  if (meeting === null)
    return {
      meeting,
      sentence: `No meeting on record is on or before ${longDay(deadline)}. Ask the mayor to call a special one.`,
    };
  const spare = inTime.length > 1 ? '' : ' It is the only one in time.';
  return { meeting, sentence: `Put it on the agenda of ${longDay(meeting)}, the last meeting in time.${spare}` };
}
