// Run as a program of its own under different time zones: prints every calendar the next test compares.
import { parseTypedDay, plainDate } from '../../../shared/domain/plain-date.ts';
import { electionCalendar } from '../../../shared/rules/calendar.ts';
import { daysLeft, longDay } from '../../../shared/words/days.ts';
import { electionOn, marchElection } from './an-election.ts';

const years = [2009, 2020, 2024, 2026, 2027, 2028, 2037];
const calendars = [
  ...years.map((year) => marchElection(year)),
  electionOn('2027-06-30'),
  electionOn('2027-05-18', 'special'),
  electionOn('2027-03-30', 'run-off', { districtCount: 2 }),
  electionOn('2027-05-19', 'referendum'),
  electionOn('2027-12-31'),
  marchElection(2027, { conductedBy: 'county-board' }),
  marchElection(2026, {
    closedDays: [{ day: plainDate('2026-02-17'), reason: 'Proclaimed' }],
    overrides: [{ id: 'caucus-last', date: plainDate('2026-01-29'), reason: 'Order', by: 'Clerk' }],
  }),
];
console.log(
  JSON.stringify({
    calendars: calendars.map((facts) => electionCalendar(facts)),
    typed: [parseTypedDay('2026-03-17', plainDate('2026-03-01')), parseTypedDay('03/17/2026', plainDate('2026-03-01'))],
    left: daysLeft(plainDate('2026-03-07'), plainDate('2026-03-17')),
    words: longDay(plainDate('2026-03-17')),
  }),
);
