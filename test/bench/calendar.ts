// The calendar of one election, counted anew as every screen does.
import { plainDate } from '../../shared/domain/plain-date.ts';
import { wallTime } from '../../shared/domain/wall-time.ts';
import { electionCalendar } from '../../shared/rules/calendar.ts';
import { median, report, timesOf } from './measure.ts';

const count = () =>
  electionCalendar({
    kind: 'general',
    conductedBy: 'village-clerk',
    calendarAnchor: plainDate('2026-03-17'),
    pollDay: plainDate('2026-03-18'),
    pollDayStatus: 'to-be-resolved',
    hours: [{ open: wallTime('12:00'), close: wallTime('21:00') }],
    districtCount: 1,
    closedDays: [],
  });
const value = median(await timesOf(200, count, 50));
report([{ name: 'calendar of one election', value, unit: 'ms', budget: 2 }]);
