// The season of the board of trustees: its meetings, entered once, and those that were called off.
import { z } from 'zod';
import { BoardMeeting } from '../domain/board-meeting.ts';
import { PlainDate } from '../domain/plain-date.ts';
import { Remark } from '../domain/text.ts';
import { longDay } from '../words/days.ts';
import { sentence } from '../words/sentence.ts';
import { changesOf, type Fact } from './change.ts';
import { defineEvent } from './define-event.ts';

export interface KnownMeeting extends BoardMeeting {
  /** Why it is not held; null for one that is. */
  cancelled: string | null;
}

/** The part of the office's state that these events change. */
export interface MeetingsState {
  /** In the order of their days. */
  meetings: KnownMeeting[];
}
export const emptyMeetings = (): MeetingsState => ({ meetings: [] });

const group = 'office' as const;
const keyOf = ({ day, time }: Pick<BoardMeeting, 'day' | 'time'>): string => `${day} ${time ?? ''}`;

export const meetingsSet = defineEvent<MeetingsState, { meetings: BoardMeeting[] }>({
  type: 'meetings-set',
  version: 1,
  group,
  schema: z.strictObject({ meetings: z.array(BoardMeeting).max(120) }),
  subjects: () => ['office:meetings-set'],
  apply: (s, p) => {
    // A meeting that was called off stays so while it stands in the list under the same day and hour.
    const off = new Map(s.meetings.map((meeting) => [keyOf(meeting), meeting.cancelled]));
    s.meetings = p.meetings
      .map((meeting) => ({ ...meeting, cancelled: off.get(keyOf(meeting)) ?? null }))
      .sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  },
  say: (_, p) =>
    p.meetings.length === 0
      ? 'No meeting of the board of trustees is on record any more.'
      : `The meetings of the board of trustees were written down, ${p.meetings.length} of them.`,
  change: (before, p) => {
    const now = new Set(p.meetings.map(({ day }) => day));
    const was = new Set(before.meetings.map(({ day }) => day));
    return changesOf([
      ...[...was].filter((day) => !now.has(day)).map((day): Fact => ['Board meeting', longDay(day), null]),
      ...[...now].filter((day) => !was.has(day)).map((day): Fact => ['Board meeting', null, longDay(day)]),
    ]);
  },
});

const Cancelled = z.strictObject({ day: PlainDate, reason: Remark });
export const meetingCancelled = defineEvent<MeetingsState, z.infer<typeof Cancelled>>({
  type: 'meeting-cancelled',
  version: 1,
  group,
  schema: Cancelled,
  subjects: (p) => [`board-meeting:${p.day}`],
  apply: (s, p) => {
    for (const meeting of s.meetings) if (meeting.day === p.day) meeting.cancelled = p.reason;
  },
  say: (_, p) => `The board does not meet on ${longDay(p.day)}. Reason: ${sentence(p.reason)}`,
  change: (_, p) => changesOf([[`Board meeting of ${longDay(p.day)}`, 'to be held', `called off: ${p.reason}`]]),
});
