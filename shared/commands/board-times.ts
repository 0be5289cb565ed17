// Entered once for every election: when the board meets, which days are proclaimed holidays, when the village office is
// closed, how many registration days there are.
import { z } from 'zod';
import { BoardMeeting } from '../domain/board-meeting.ts';
import { RegistrationDays } from '../domain/election.ts';
import { PlainDate } from '../domain/plain-date.ts';
import { Remark } from '../domain/text.ts';
import { ClosedDay, closedBecause } from '../law/business-day.ts';
import { meetingCancelled, meetingsSet } from '../records/board-meetings.ts';
import { registrationSet } from '../records/board-resolutions.ts';
import { closedDaysSet, holidayProclaimed, holidayWithdrawn } from '../records/closed-days.ts';
import { officeStream } from '../records/define-event.ts';
import { ok } from '../result.ts';
import { longDay } from '../words/days.ts';
import { defineCommand, refuse } from './define-command.ts';

const Nothing = z.strictObject({});

/** The whole list; a meeting that was called off stays so while its day and hour stay in the list. */
export const setMeetings = defineCommand({
  name: 'office.set-meetings',
  title: 'Write down when the board of trustees meets',
  input: z.strictObject({ meetings: z.array(BoardMeeting).max(120) }),
  value: Nothing,
  refusals: ['two-meetings-of-one-day'],
  decide: (_, { meetings }) => {
    const twice = meetings.findIndex(({ day }, at) => meetings.findIndex((other) => other.day === day) < at);
    const day = meetings[twice]?.day;
    return day === undefined
      ? ok({ events: [meetingsSet.of(officeStream, { meetings })], value: {} })
      : refuse(
          'two-meetings-of-one-day',
          `${longDay(day)} is in the list twice. Keep one of the two.`,
          `meetings.${twice}.day`,
        );
  },
});

export const cancelMeeting = defineCommand({
  name: 'office.cancel-meeting',
  title: 'Write down that the board does not meet on a day',
  input: z.strictObject({ day: PlainDate, reason: Remark }),
  value: Nothing,
  refusals: ['no-such-meeting'],
  decide: ({ office }, { day, reason }) =>
    office.meetings.some((meeting) => meeting.day === day && meeting.cancelled === null)
      ? ok({ events: [meetingCancelled.of(officeStream, { day, reason })], value: {} })
      : refuse('no-such-meeting', `No meeting of the board on ${longDay(day)} is on record as to be held.`, 'day'),
});

/** A day the President or the Governor has proclaimed. It moves dates; the calendar then says which. */
export const proclaimHoliday = defineCommand({
  name: 'office.proclaim-holiday',
  title: 'Put a proclaimed public holiday on record',
  input: ClosedDay,
  value: Nothing,
  refusals: ['closed-anyway'],
  decide: (_, { day, reason }) => {
    const [why] = closedBecause(day, []);
    return why === undefined
      ? ok({ events: [holidayProclaimed.of(officeStream, { day, reason })], value: {} })
      : refuse(
          'closed-anyway',
          `${longDay(day)} is no business day anyway: ${why}. There is nothing to put on record.`,
          'day',
        );
  },
});

export const withdrawHoliday = defineCommand({
  name: 'office.withdraw-holiday',
  title: 'Take a proclaimed holiday off the list',
  input: z.strictObject({ day: PlainDate, reason: Remark }),
  value: Nothing,
  refusals: ['no-such-holiday'],
  decide: ({ office }, { day, reason }) =>
    office.holidays.some((holiday) => holiday.day === day)
      ? ok({ events: [holidayWithdrawn.of(officeStream, { day, reason })], value: {} })
      : refuse('no-such-holiday', `No proclaimed holiday on ${longDay(day)} is on record.`, 'day'),
});

/** The whole list. No date moves for these days; a date that falls on one says so. */
export const setClosedDays = defineCommand({
  name: 'office.set-closed-days',
  title: 'Write down when the village office is closed',
  input: z.strictObject({ days: z.array(ClosedDay).max(120) }),
  value: Nothing,
  refusals: [],
  decide: (_, { days }) => ok({ events: [closedDaysSet.of(officeStream, { days })], value: {} }),
});

/** §15-118(3), (5). Null: nobody has said; then every date of a village with one registration day is shown. */
export const setRegistration = defineCommand({
  name: 'office.set-registration',
  title: 'Say whether the village holds registration days',
  input: z.strictObject({ registration: RegistrationDays.nullable() }),
  value: Nothing,
  refusals: [],
  decide: (_, { registration }) => ok({ events: [registrationSet.of(officeStream, { registration })], value: {} }),
});
