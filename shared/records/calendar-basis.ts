// The part of the office's state on which the dates of every election hang: meetings, closed days, resolutions.
import { emptyMeetings, type MeetingsState } from './board-meetings.ts';
import { emptyResolutions, type ResolutionsState } from './board-resolutions.ts';
import { type ClosedDaysState, emptyClosedDays } from './closed-days.ts';

export interface CalendarBasis extends MeetingsState, ClosedDaysState, ResolutionsState {}
export const emptyCalendarBasis = (): CalendarBasis => ({
  ...emptyMeetings(),
  ...emptyClosedDays(),
  ...emptyResolutions(),
});
