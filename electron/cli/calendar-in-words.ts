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

/**
 * The whole calendar; every date with its rule, its citations, why it moved, the other reading where there is one, and
 * what the law leaves open about it. `notes` come before the dates, such as that the election has passed.
 */
export function calendarInWords(document: ReturnType<typeof calendarDocument>, notes: readonly string[] = []): string {
  const { kind, calendarAnchor, pollDay, pollDayStatus, deadlines, warnings, rest } = document;
  const head = [`${electionKindInWords[kind]}, ${longDay(pollDay)}`];
  if (pollDayStatus) head.push(`The calendar counts from ${longDay(calendarAnchor)}. ${pollDayStands[pollDayStatus]}`);
  head.push(...warnings.map(({ message, citations }) => `Look: ${message} (${citations.join(', ')})`));
  head.push(...notes, ...(rest === null ? [] : [rest]));
  const groups = stages.flatMap(({ id, title }) => {
    const dates = deadlines.filter((d) => d.stage === id);
    return dates.length > 0 ? ['', title, ...dates.flatMap(dateInWords)] : [];
  });
  return plainSpaces(`${[...head, ...groups].join('\n')}\n`);
}

function dateInWords(d: Deadline): string[] {
  const hours = d.time && d.until ? `${hourInWords(d.time)} to ${hourInWords(d.until)}` : d.time && hourInWords(d.time);
  const through = d.lastDate && d.lastDate !== d.date ? ` through ${longDay(d.lastDate)}` : '';
  const moved = d.movedBecause && !d.overridden ? `; moved because: ${d.movedBecause}` : '';
  return [
    `  ${longDay(d.date)}${through}${hours ? `, ${hours}` : ''}: ${d.title}`,
    `      ${d.rule}; ${d.citations.join(', ') || 'no section found'}${moved}`,
    ...(d.overridden
      ? [
          `      set by order: ${d.overridden.reason} (${d.overridden.by}); by the rule ${longDay(d.overridden.computed)}`,
        ]
      : []),
    ...(d.onlyIf ? [`      only if ${d.onlyIf}`] : []),
    ...d.alternatives.map((a) => `      other reading: ${longDay(a.date)}. ${a.reading}`),
    ...d.openQuestions.flatMap(({ question, safer, other }) => [
      `      open: ${question}`,
      `        safer: ${safer}`,
      `        other: ${other}`,
    ]),
  ];
}
