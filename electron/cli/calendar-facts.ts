// The facts of an election from the options of `desk calendar`, without an office. Whatever cannot be is answered with a sentence.
import { ElectionKind, type ElectionRule, thirdTuesdayOfMarch } from '../../shared/domain/election.ts';
import { type PlainDate, parseIsoDay } from '../../shared/domain/plain-date.ts';
import { wallTime } from '../../shared/domain/wall-time.ts';
import { deadlines } from '../../shared/rules/deadlines/index.ts';
import {
  anchorOfElectionHeldOn,
  calendarAnchorFor,
  parseElectionRuleText,
  pollDayFor,
} from '../../shared/rules/election-day.ts';
import type { ElectionFacts } from '../../shared/rules/election-facts.ts';
import type { CommandLine } from './command-line.ts';
import { Sentence } from './say.ts';

/** Throws Sentence where `text` is no day of the calendar. */
export function dayFrom(text: string): PlainDate {
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
    return anchorOfElectionHeldOn(kind, dayFrom(date));
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

/** `--holiday 2027-02-17=REASON`, as often as there are such days. */
function daysWithReasons(line: CommandLine, option: 'holiday' | 'office-closed'): ElectionFacts['closedDays'] {
  return line.texts(option).map((text) => {
    const [day = '', ...reason] = text.split('=');
    if (reason.join('=').trim() === '')
      throw new Sentence(`--${option} is written YYYY-MM-DD=REASON; “${text}” has no reason.`);
    return { day: dayFrom(day), reason: reason.join('=') };
  });
}

/** `--override ID=YYYY-MM-DD=REASON`: a date set by an order, such as the executive orders of 2020. */
function overrides(line: CommandLine): NonNullable<ElectionFacts['overrides']> {
  return line.texts('override').map((text) => {
    const [id = '', day = '', ...reason] = text.split('=');
    if (reason.join('=').trim() === '')
      throw new Sentence(`--override is written ID=YYYY-MM-DD=REASON; “${text}” has no reason.`);
    if (!deadlines.some((rule) => rule.id === id))
      throw new Sentence(`No date is called “${id}”. The calendar with --json has their names.`);
    return { id, date: dayFrom(day), reason: reason.join('='), by: 'as told on the command line' };
  });
}

/** Without an office nobody has said how many districts there are: two, so that no date of several districts is left out. */
function districts(line: CommandLine): number {
  const text = line.text('districts') ?? '2';
  if (!/^[1-9]\d{0,2}$/.test(text)) throw new Sentence('--districts takes a whole number from 1 on.');
  return Number(text);
}

const registrationDays = { 'one-day': true, 'two-days': true, 'opted-out': true } as const;

function registration(line: CommandLine): Pick<ElectionFacts, 'registration'> {
  const text = line.text('registration');
  if (text === undefined) return {};
  if (!Object.hasOwn(registrationDays, text))
    throw new Sentence(`--registration takes ${Object.keys(registrationDays).join(', ')}.`);
  return { registration: text as keyof typeof registrationDays };
}

/** Throws Sentence for an option that cannot be meant. */
export function factsFrom(line: CommandLine): ElectionFacts {
  const kind = ElectionKind.safeParse(line.text('kind') ?? 'general');
  if (!kind.success) throw new Sentence(`--kind takes ${ElectionKind.options.join(', ')}.`);
  const calendarAnchor = anchorFrom(line, kind.data);
  const pollDay = pollDayFor(kind.data, calendarAnchor);
  return {
    kind: kind.data,
    conductedBy: conductedBy(line),
    calendarAnchor,
    pollDay,
    pollDayStatus: calendarAnchor === pollDay ? null : 'to-be-resolved',
    hours: [{ open: wallTime('12:00'), close: wallTime('21:00') }],
    districtCount: districts(line),
    closedDays: daysWithReasons(line, 'holiday'),
    officeClosed: daysWithReasons(line, 'office-closed'),
    overrides: overrides(line),
    ...registration(line),
  };
}
