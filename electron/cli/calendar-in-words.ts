// The dates of an election as text for a terminal or a plain file, stage by stage.
import type { PollDayStatus } from '../../shared/domain/election.ts';
import type { calendarDocument } from '../../shared/rules/calendar.ts';
import type { Deadline } from '../../shared/rules/deadline.ts';
import { stages } from '../../shared/rules/stages.ts';
import { longDay } from '../../shared/words/days.ts';
import { electionKindInWords } from '../../shared/words/elections.ts';
import { hourInWords } from '../../shared/words/hours.ts';
import { plainSpaces } from './say.ts';

const pollDayStands: Readonly<Record<PollDayStatus, string>> = {
  'to-be-resolved': 'The polling day is still to be resolved and published.',
  resolved: 'The polling day is resolved and still to be published.',
  'specifically-published': 'The polling day is resolved and published.',
};

/** The whole calendar; every date with its rule, its citations, why it moved, and the other reading where there is one. */
export function calendarInWords(document: ReturnType<typeof calendarDocument>): string {
  const { kind, calendarAnchor, pollDay, pollDayStatus, deadlines } = document;
  const head = [`${electionKindInWords[kind]}, ${longDay(pollDay)}`];
  if (pollDayStatus) head.push(`The calendar counts from ${longDay(calendarAnchor)}. ${pollDayStands[pollDayStatus]}`);
  const groups = stages.flatMap(({ id, title }) => {
    const dates = deadlines.filter((d) => d.stage === id);
    return dates.length > 0 ? ['', title, ...dates.flatMap(dateInWords)] : [];
  });
  return plainSpaces(`${[...head, ...groups].join('\n')}\n`);
}

function dateInWords(d: Deadline): string[] {
  const hours = d.time && d.until ? `${hourInWords(d.time)} to ${hourInWords(d.until)}` : d.time && hourInWords(d.time);
  const moved = d.movedBecause ? `; moved because: ${d.movedBecause}` : '';
  return [
    `  ${longDay(d.date)}${hours ? `, ${hours}` : ''}: ${d.title}`,
    `      ${d.rule}; ${d.citations.join(', ')}${moved}`,
    ...d.alternatives.map((a) => `      other reading: ${longDay(a.date)}. ${a.reading}`),
  ];
}
