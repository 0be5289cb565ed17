// What the dates of every election hang on, as Settings shows it: the meetings of the board, holidays, closed days,
// registration days.
import { z } from 'zod';
import { BoardMeeting } from '../domain/board-meeting.ts';
import { RegistrationDays } from '../domain/election.ts';
import { ClosedDay } from '../law/business-day.ts';
import { ok } from '../result.ts';
import { defineView } from './define-view.ts';

export const officeTimes = defineView({
  name: 'office.times',
  title: 'Board meetings, holidays and closed days',
  input: z.strictObject({}),
  output: z.strictObject({
    /** `cancelled`: why it is not held; null for one that is. */
    meetings: z.array(z.strictObject({ ...BoardMeeting.shape, cancelled: z.string().nullable(), past: z.boolean() })),
    holidays: z.array(ClosedDay),
    closedDays: z.array(ClosedDay),
    registration: RegistrationDays.nullable(),
  }),
  refusals: [],
  answer: ({ office: { meetings, holidays, officeClosed, registration } }, _, { today }) =>
    ok({
      meetings: meetings.map((meeting) => ({ ...meeting, past: meeting.day < today })),
      holidays,
      closedDays: officeClosed,
      registration,
    }),
});
