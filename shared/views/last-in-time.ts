// The last issue of the newspaper and the last meeting of the board that are in time for a date, in sentences.
import type { z } from 'zod';
import { actBy } from '../commands/adopted-calendar.ts';
import type { OfficeView } from '../commands/define-command.ts';
import { addDays, isAfter, isBefore, later, type PlainDate, weekdayOf } from '../domain/plain-date.ts';
import { copyDeadline, lastIssueInTime } from '../rules/checks/last-issue-in-time.ts';
import { lastMeetingInTime } from '../rules/checks/last-meeting-in-time.ts';
import type { Deadline } from '../rules/deadline.ts';
import type { ElectionFacts } from '../rules/election-facts.ts';
import { proofKindsOf } from '../rules/proof-kinds.ts';
import { agendaLine } from '../words/agenda.ts';
import { dayWithoutYear, longDay } from '../words/days.ts';
import { hourInWords } from '../words/hours.ts';
import { listInWords } from '../words/lists.ts';
import { sentence } from '../words/sentence.ts';
import type { LastIssue, LastMeeting } from './calendar-shapes.ts';

type IssueWords = z.infer<typeof LastIssue>;
type MeetingWords = z.infer<typeof LastMeeting>;
const shownIssues = 8;

/** For a date that is shown by a page of the newspaper; null for any other. */
export function lastIssueFor(date: Deadline, office: OfficeView, today: PlainDate): IssueWords | null {
  if (!proofKindsOf(date.id).includes('published')) return null;
  const { newspaper, holidays } = office;
  const none = { issue: null, copyBy: null, copyHour: '', others: [] };
  if (!newspaper)
    return {
      ...none,
      newspaper: '',
      sentence: 'No newspaper is on record. Name it in Settings with the days on which it appears.',
    };
  const { name, copyHour } = newspaper;
  const last = copyDeadline({ ...newspaper, issueDays: [...newspaper.issueDays] }, actBy(date), holidays);
  if (!last || (date.edge === 'between' && isBefore(last.issue, date.date)))
    return { ...none, newspaper: name, sentence: `No issue of ${name} is in time. Ask another newspaper.` };
  const { issue, copyBy } = last;
  return {
    newspaper: name,
    issue,
    copyBy,
    copyHour,
    sentence: issueInWords(last, name, today),
    others: issuesInTime(office, later(today, date.edge === 'between' ? date.date : today), issue),
  };
}

function issueInWords(last: NonNullable<ReturnType<typeof copyDeadline>>, name: string, today: PlainDate): string {
  const { issue, copyBy, copyHour, passedOver, closedBefore } = last;
  const why = [
    ...passedOver.map(({ day, reason }) => `${name} does not appear on ${dayWithoutYear(day)} (${reason}).`),
    ...closedBefore.map(
      ({ day, reason }) => `${dayWithoutYear(day)} is ${reason}, so the copy is due a working day earlier.`,
    ),
  ];
  if (isAfter(today, issue))
    return [`The last issue in time was ${longDay(issue)}.`, ...(passedOver.length ? why : [])].join(' ');
  const hour = copyHour === '' ? '' : `, ${copyHour}`;
  const copy = isAfter(today, copyBy)
    ? `Their copy was due ${dayWithoutYear(copyBy)}${hour}: call them now.`
    : sentence(`They need your copy by ${dayWithoutYear(copyBy)}${hour}`);
  return [`The last issue in time is ${longDay(issue)}.`, copy, ...why].join(' ');
}

/** Issues from `from` through the last one in time, the nearest first; those that fall on a holiday do not appear. */
function issuesInTime({ newspaper, holidays }: OfficeView, from: PlainDate, last: PlainDate): PlainDate[] {
  const days: PlainDate[] = [];
  const issueDays = newspaper?.issueDays ?? [];
  for (let day = from; !isAfter(day, last) && days.length < shownIssues; day = addDays(day, 1))
    if (issueDays.includes(weekdayOf(day)) && lastIssueInTime(issueDays, day, holidays)?.issue === day) days.push(day);
  return days;
}

/** For a date that is shown by the minutes of the board; null for any other. */
export function lastMeetingFor(
  date: Deadline,
  facts: ElectionFacts,
  { meetings }: OfficeView,
  today: PlainDate,
): MeetingWords | null {
  if (!proofKindsOf(date.id).includes('adopted') && date.id !== 'trustees-canvass') return null;
  const held = meetings.filter(({ cancelled }) => cancelled === null);
  const by = actBy(date);
  const last = lastMeetingInTime(
    held.map(({ day }) => day),
    by,
  );
  const agenda = agendaLine(date.id, date.title, facts);
  const meeting = held.find(({ day }) => day === last.meeting);
  if (!meeting) return { day: null, time: null, sentence: last.sentence, agenda };
  const { day, time, kind } = meeting;
  const when = [longDay(day), time && `at ${hourInWords(time)}`].filter((part) => part).join(' ');
  const what = kind === '' ? '' : ` (${kind})`;
  return {
    day,
    time,
    agenda,
    sentence: `${meetingInWords(`${when}${what}`, day, by, today)}${calledOff(meetings, day, by)}`,
  };
}

function meetingInWords(when: string, day: PlainDate, by: PlainDate, today: PlainDate): string {
  if (isAfter(today, by)) return sentence(`The board’s last meeting in time was ${when}`);
  if (isAfter(today, day))
    return `${sentence(`The board’s last meeting in time was ${when}`)} If it was not adopted there, ask the mayor to call a special meeting by ${longDay(by)}.`;
  return sentence(`The board’s last meeting in time is ${when}`);
}

/** A meeting that was called off and would have been in time is named, so that nobody counts on it. */
function calledOff(meetings: OfficeView['meetings'], last: PlainDate, by: PlainDate): string {
  const off = meetings.filter(({ day, cancelled }) => cancelled !== null && isAfter(day, last) && !isAfter(day, by));
  return off.length === 0
    ? ''
    : ` The meeting of ${listInWords(off.map(({ day }) => dayWithoutYear(day)))} is called off.`;
}
