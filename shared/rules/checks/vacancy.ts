// An office falls vacant: until when somebody is appointed to it (Village Law §3-312(3)), and on which Tuesdays the board
// can call a special election (§15-106(1)(a)).
import { addDays, isAfter, nthWeekdayOfMonth, type PlainDate, weekdayOf, yearOf } from '../../domain/plain-date.ts';
import { citationText, electionLaw, villageLaw } from '../../law/citation.ts';
import { daysAfter, daysBefore } from '../../law/counting.ts';
import { longDay } from '../../words/days.ts';
import { officialYearBegins } from '../official-year.ts';
import { type LawFinding, lawFinding } from './law-finding.ts';

const tuesday = 2;

/** The third Tuesday of the last month of the official year in which `vacantOn` lies: the month of the general election. */
export function thirdTuesdayOfLastMonth(vacantOn: PlainDate, electionMonth: number): PlainDate {
  const around = yearOf(vacantOn);
  const year =
    [around - 1, around].find((one) => isAfter(officialYearBegins(one, electionMonth), vacantOn)) ?? around + 1;
  const day = nthWeekdayOfMonth(year, electionMonth, tuesday, 3);
  if (day === null) throw new Error('Every month has a third Tuesday.');
  return day;
}

/**
 * Until when the person appointed serves. `electionMonth` 1–12 is the month of the general village election, the last of
 * the official year. Seventy-five days before the third Tuesday are still “seventy-five days or more”.
 */
export function vacancyAppointment(vacantOn: PlainDate, electionMonth: number): LawFinding {
  const third = thirdTuesdayOfLastMonth(vacantOn, electionMonth);
  const limit = daysBefore(third, 75);
  const early = !isAfter(vacantOn, limit);
  const asked = `${longDay(vacantOn)} is ${early ? '75 days or more' : 'less than 75 days'} before ${longDay(third)}, the third Tuesday of the last month of the official year`;
  return lawFinding({
    checkId: 'vacancy-appointment',
    outcome: early ? 'balance-of-this-year' : 'this-year-and-the-next',
    sentence: early
      ? `${asked}: somebody is appointed for the rest of this official year, and the rest of the term is filled at the next general village election.`
      : `${asked}: somebody is appointed for the rest of this official year and, if the term goes on, the whole next one. The mayor appoints; the board of trustees fills the mayor’s own office.`,
    happenedOn: vacantOn,
    limit,
    citations: [citationText(villageLaw('3-312', '3')), citationText(electionLaw('15-106'))],
    openQuestions: [caucusVillages, primaryVillages],
  });
}

const primaryVillages = {
  question:
    'Must a party of the village nominate by a primary? Then §15-106 has thresholds of 75 and 105 days before the special election’s Tuesday.',
  safer: 'Ask before the appointment is made or the election is called.',
  other: 'No party must: those thresholds do not come up.',
  ask: 'Ask the village attorney.',
} as const;

/** §15-106(1)(a) gives the 61 to 95 days for three grounds; that they hold for every vacancy was not read. */
const whichGround = {
  question:
    'Is it because a primary was waived, an election was missed, or an office was left off the ballot? For these §15-106(1)(a) gives the 61 to 95 days.',
  safer: 'Choose one of these Tuesdays: the sixty days of the notice and of the resolution fit before it.',
  other: 'For another vacancy another day may do.',
  ask: 'Ask the village attorney before the board calls it.',
} as const;

const caucusVillages = {
  question:
    'Does §15-106 say something else for a village whose parties nominate by caucus? That part was not at hand.',
  safer: 'Go by this, and ask before the appointment is made or the election is called.',
  other: 'Other numbers of days, should that part give them.',
  ask: 'Ask the village attorney.',
} as const;

/** The Tuesdays on which a special election called on `calledOn` can be held: 61 to 95 days after the board's call. */
export function specialElectionTuesdays(calledOn: PlainDate): readonly PlainDate[] {
  const [first, last] = [daysAfter(calledOn, 61), daysAfter(calledOn, 95)];
  const days: PlainDate[] = [];
  for (let day = first; !isAfter(day, last); day = addDays(day, 1)) if (weekdayOf(day) === tuesday) days.push(day);
  return days;
}

/** Whether the board's call and the day of the special election are 61 to 95 days apart, and the day a Tuesday. */
export function specialElectionCalled(calledOn: PlainDate, heldOn: PlainDate): LawFinding {
  const days = specialElectionTuesdays(calledOn);
  const fits = days.includes(heldOn);
  const choice = days.map((day) => longDay(day)).join('; ');
  return lawFinding({
    checkId: 'special-election-called',
    outcome: fits ? 'in-time' : 'not-one-of-the-tuesdays',
    sentence: `${longDay(heldOn)} is ${fits ? 'a' : 'not a'} Tuesday 61 to 95 days after the board’s call of ${longDay(calledOn)}, as §15-106(1)(a) may ask for. They are: ${choice}.`,
    happenedOn: heldOn,
    limit: days.at(-1) ?? null,
    citations: [citationText(electionLaw('15-106', '1', 'a'))],
    openQuestions: [whichGround, caucusVillages],
  });
}
