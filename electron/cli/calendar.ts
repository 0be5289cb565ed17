// `desk calendar` and `desk run-off`: dates without an office.
import { ElectionKind, type ElectionRule, thirdTuesdayOfMarch } from '../../shared/domain/election.ts';
import { addDays, type PlainDate, parseIsoDay } from '../../shared/domain/plain-date.ts';
import { wallTime } from '../../shared/domain/wall-time.ts';
import { calendarDocument } from '../../shared/rules/calendar.ts';
import { calendarAnchorFor, parseElectionRuleText, pollDayFor } from '../../shared/rules/election-day.ts';
import type { ElectionFacts } from '../../shared/rules/election-facts.ts';
import { runOffDate } from '../../shared/rules/run-off-date.ts';
import { longDay } from '../../shared/words/days.ts';
import { calendarInWords } from './calendar-in-words.ts';
import { type CommandLine, commandLine } from './command-line.ts';
import { type Io, plainSpaces, printJson, Sentence } from './say.ts';

function dayFrom(text: string): PlainDate {
  const day = parseIsoDay(text);
  if (!day.ok) throw new Sentence(day.error.message);
  return day.value;
}

function ruleFrom(line: CommandLine): ElectionRule {
  const text = line.text('rule');
  if (text === undefined) return thirdTuesdayOfMarch;
  const rule = parseElectionRuleText(text);
  if (!rule.ok) throw new Sentence(rule.error.message);
  return rule.value;
}

/**
 * The day the calendar counts from. `--date` is the day people vote: March 18 after a third Tuesday on March 17 goes back
 * to that Tuesday (§15-104(1)(b)), and naming the Tuesday itself means the same election.
 */
function anchorFrom(line: CommandLine, kind: ElectionKind): PlainDate {
  const [general, date] = [line.text('general'), line.text('date')];
  if ((general === undefined) === (date === undefined))
    throw new Sentence('Give either --general YEAR or --date YYYY-MM-DD with --kind.');
  if (date !== undefined) {
    if (line.text('rule') !== undefined) throw new Sentence('--rule goes with --general YEAR; --date names the day.');
    const day = dayFrom(date);
    const before = addDays(day, -1);
    return pollDayFor(kind, before) === day ? before : day;
  }
  if (kind !== 'general') throw new Sentence(`--general YEAR is a general election. Give a ${kind} one its --date.`);
  if (!/^\d{4}$/.test(general ?? '')) throw new Sentence(`“${general}” is not a year. Write it like --general 2027.`);
  const anchor = calendarAnchorFor(ruleFrom(line), Number(general));
  if (!anchor.ok) throw new Sentence(anchor.error.message);
  return anchor.value;
}

function conductedBy(line: CommandLine): ElectionFacts['conductedBy'] {
  const by = line.text('conducted-by') ?? 'clerk';
  if (by !== 'clerk' && by !== 'board') throw new Sentence('--conducted-by takes clerk or board.');
  return by === 'clerk' ? 'village-clerk' : 'county-board';
}

function closedDays(line: CommandLine): ElectionFacts['closedDays'] {
  return line.texts('holiday').map((text) => {
    const [day = '', ...reason] = text.split('=');
    if (reason.join('=').trim() === '')
      throw new Sentence(`--holiday is written YYYY-MM-DD=REASON; “${text}” has no reason.`);
    return { day: dayFrom(day), reason: reason.join('=') };
  });
}

export async function calendarCommand(args: readonly string[], io: Io): Promise<number> {
  const line = commandLine(args, {
    general: { type: 'string' },
    date: { type: 'string' },
    kind: { type: 'string' },
    rule: { type: 'string' },
    'conducted-by': { type: 'string' },
    population: { type: 'string' },
    holiday: { type: 'string', multiple: true },
  });
  const kind = ElectionKind.safeParse(line.text('kind') ?? 'general');
  if (!kind.success) throw new Sentence(`--kind takes ${ElectionKind.options.join(', ')}.`);
  const population = line.text('population');
  if (population !== undefined && !/^\d{1,9}$/.test(population))
    throw new Sentence('--population takes a whole number.');
  const calendarAnchor = anchorFrom(line, kind.data);
  const pollDay = pollDayFor(kind.data, calendarAnchor);
  const document = calendarDocument({
    kind: kind.data,
    conductedBy: conductedBy(line),
    calendarAnchor,
    pollDay,
    pollDayStatus: calendarAnchor === pollDay ? null : 'to-be-resolved',
    hours: [{ open: wallTime('12:00'), close: wallTime('21:00') }],
    districtCount: 1,
    closedDays: closedDays(line),
  });
  if (line.flag('json')) printJson(io, document);
  else io.out(calendarInWords(document));
  return 0;
}

export async function runOffCommand(args: readonly string[], io: Io): Promise<number> {
  const line = commandLine(args, { certified: { type: 'string' } });
  const certified = line.text('certified');
  if (certified === undefined) throw new Sentence('Say when the tie was finally certified: --certified YYYY-MM-DD.');
  const found = runOffDate(dayFrom(certified));
  if (line.flag('json')) printJson(io, found);
  else io.out(plainSpaces(`${longDay(found.date)} (${found.date})\n${found.why}\n${found.citation}\n`));
  return 0;
}
