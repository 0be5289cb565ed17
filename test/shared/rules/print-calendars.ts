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
];
console.log(
  JSON.stringify({
    calendars: calendars.map((facts) => electionCalendar(facts)),
    typed: [parseTypedDay('2026-03-17', plainDate('2026-03-01')), parseTypedDay('03/17/2026', plainDate('2026-03-01'))],
    left: daysLeft(plainDate('2026-03-07'), plainDate('2026-03-17')),
    words: longDay(plainDate('2026-03-17')),
  }),
);
