// The calendar of an election as a list for the binder: every date with who acts, the rule it is counted by, where the law
// says so, and how it stands. A working list: true as of the minute it was printed, and not kept.
import type { CalendarLine } from '../../domain/calendar-line.ts';
import { shortDay } from '../../words/days.ts';
import { type Block, bold, type FlowDocument, heading, lead, paragraph, type Run, small, words } from '../blocks.ts';
import type { CalendarListFacts } from './calendar-list-facts.ts';

export function calendarList(facts: CalendarListFacts): FlowDocument {
  const { village, title, asOf } = facts;
  const where = village === '' ? 'Village' : `Village of ${village}`;
  return {
    kind: 'flow',
    paper: 'calendar',
    templateVersion: 1,
    title: `Calendar, ${title}`,
    author: where,
    lang: 'en-US',
    size: facts.size,
    type: 'filed',
    practice: facts.practice,
    footer: `Calendar of the ${title.charAt(0).toLowerCase()}${title.slice(1)}\n${where}, as of ${asOf}`,
    blocks: [
      small(words(`${where}, New York`)),
      heading(1, words('Calendar')),
      lead(words(title)),
      small(words(`As of ${asOf}. This list is made from the records of the village clerk; it is no legal advice.`)),
      ...facts.notes.map((note) => paragraph(words(note))),
      ...facts.stages.filter(({ lines }) => lines.length > 0).flatMap(stageBlocks),
    ],
  };
}

const columns = [
  { title: 'Day', share: 17, joint: ': ' },
  { title: 'What', share: 37, joint: '. ' },
  { title: 'Who acts', share: 16, joint: '. ' },
  { title: 'Counted', share: 30, joint: '' },
] as const;

const stageBlocks = ({ title, lines }: CalendarListFacts['stages'][number]): Block[] => [
  heading(2, words(title)),
  { kind: 'table', name: title, columns, rows: lines.map(rowOf) },
];

function rowOf(line: CalendarLine): (readonly Run[])[] {
  const at = `lines.${line.id}`;
  const through = line.lastDay === null ? '' : ` through ${shortDay(line.lastDay)}`;
  // What was done says so in its evidence, with the day; “(Done Thursday, November 12)” before it would only repeat it.
  const says = line.status.startsWith('Done') && line.evidence !== '' ? '' : ` (${line.says})`;
  const more = `${line.hours === '' ? '' : `, ${line.hours}`}${says}`;
  const below = [line.evidence, line.order, line.otherReading].filter((part) => part !== '');
  return [
    [bold(`${shortDay(line.day)}${through}`, `${at}.day`), words(` ${line.day.slice(0, 4)}`, `${at}.day`)],
    [
      bold(line.title, `${at}.title`),
      words(says === '' ? `${more}.` : more, `${at}.says`),
      ...(below.length > 0 ? [words(` ${below.join(' ')}`, `${at}.evidence`)] : []),
    ],
    [words(line.who, `${at}.who`)],
    [words(`${line.rule} ${line.citations}`, `${at}.rule`)],
  ];
}
