// How one date of the calendar stands on a day: from what is on record about it, and from the day alone where nothing is.
import { actBy } from '../commands/adopted-calendar.ts';
import type { ElectionState } from '../commands/define-command.ts';
import { isAfter, type PlainDate } from '../domain/plain-date.ts';
import { dayRecorded } from '../domain/recorded-at.ts';
import { paperOfDate } from '../papers/duties-of-paper.ts';
import type { DutyOnRecord } from '../records/duties.ts';
import { dutyFinding } from '../rules/checks/duty-finding.ts';
import type { Deadline } from '../rules/deadline.ts';
import { dayWithoutYear, longDay, whenInWords } from '../words/days.ts';
import { answerInWords } from '../words/duties.ts';
import { capital } from '../words/sentence.ts';
import type { DateStatus } from './calendar-shapes.ts';

type File = ElectionState['file'];
type OnRecord = NonNullable<ReturnType<File['duties']['get']>>;

export interface Standing {
  readonly status: DateStatus;
  /** “Done Monday, January 11”, “In 4 days”, “Not on record” */
  readonly says: string;
}

export const isDone = ({ status }: Pick<Standing, 'status'>): boolean => status === 'done' || status === 'done-late';

/** What the village itself must do; the days of voters and candidates only have to be known. */
export const isOurs = ({ actor }: { readonly actor: string }): boolean =>
  actor === 'village-clerk' || actor === 'board-of-trustees';

/** Whether “Did you do this?” is asked once the date has passed. A date that may pass unused is not asked about. */
export const isAsked = (date: Deadline): boolean =>
  isOurs(date) && date.edge !== 'on-or-after' && (date.onlyIf === null || date.id === 'trustees-canvass');

/** The answer that holds on `asOf`: one about a day after it does not count yet. */
export function answerAsOf(file: File, id: string, asOf: PlainDate): OnRecord | null {
  const found = file.duties.get(id);
  if (!found) return null;
  return isAfter(found.on ?? dayRecorded(found.recordedAt), asOf) ? null : found;
}

/** The answer and what was found of its day, in sentences. */
export const answerWithFinding = (found: OnRecord): string =>
  [answerInWords(found), found.finding?.sentence].filter((part) => part).join(' ');

/** The answer as a form shows it again. */
export const givenAnswer = (found: OnRecord, asOf: PlainDate) => ({
  ...{ answer: found.answer, on: found.on, proof: found.proof, finding: found.finding },
  askAgain: isAskedAgain(found, asOf),
});

/**
 * The day on which what is on record about the move to March 18 shows that a date was kept: its words are part of the
 * resolution on places and hours, and are specifically published (§15-104(1)(b)).
 */
export const keptWithMarch18 = ({ march18 }: File, { id }: Deadline): PlainDate | null =>
  id === 'polling-resolution' ? march18.resolvedOn : id === 'march-18-published' ? march18.publishedOn : null;

const doneOn = (on: PlainDate | null, late: boolean): string =>
  on === null ? 'Done, the day is not known' : `Done ${late ? 'late, ' : ''}${dayWithoutYear(on)}`;

function answered(date: Deadline, found: OnRecord, asOf: PlainDate): Standing | null {
  if (found.answer === 'done') {
    const late = found.finding?.outcome === 'late';
    return { status: late ? 'done-late' : 'done', says: doneOn(found.on, late) };
  }
  if (found.answer === 'looking') return { status: 'looking', says: 'You will look it up' };
  return isAfter(asOf, actBy(date)) ? { status: 'missed', says: 'Not done' } : null;
}

/** How `date` stands on `asOf` (today, unless somebody looks at another day). */
export function standingOf(date: Deadline, file: File, asOf: PlainDate): Standing {
  const found = answerAsOf(file, date.id, asOf);
  const told = found && answered(date, found, asOf);
  if (told) return told;
  const march18 = keptWithMarch18(file, date);
  if (march18 !== null && !isAfter(march18, asOf)) {
    const late = dutyFinding(date, march18).outcome === 'late';
    return { status: late ? 'done-late' : 'done', says: doneOn(march18, late) };
  }
  return unanswered(date, file, asOf);
}

function unanswered(date: Deadline, file: File, asOf: PlainDate): Standing {
  const by = actBy(date);
  if (isAfter(asOf, by)) {
    if (isAsked(date)) return { status: 'passed-not-on-record', says: printedOnly(date, file) ?? 'Not on record' };
    return { status: 'passed', says: date.edge === 'on-or-after' ? 'Has begun' : 'Passed' };
  }
  const condition = date.onlyIf === null ? '' : `, only if ${date.onlyIf}`;
  const until = date.lastDate === null ? '' : `, through ${dayWithoutYear(date.lastDate)}`;
  if (by === asOf)
    return { status: 'due-today', says: `${date.edge === 'on-or-after' ? 'From today' : 'Today'}${condition}` };
  return {
    status: 'to-do',
    says: `${capital(whenInWords(asOf, date.date > asOf ? date.date : by))}${until}${condition}`,
  };
}

/** The newest edition of the paper with which this date is kept; undefined where none was printed. */
function newestPrinted({ id }: Deadline, { editions, kind }: File) {
  const paper = paperOfDate(id, kind ?? 'general');
  return editions.findLast((edition) => edition.paper === paper);
}

/** A paper that was printed and of which no publication, posting or adoption is on record. */
function printedOnly(date: Deadline, file: File): string | null {
  const last = newestPrinted(date, file);
  return last ? `Printed ${dayWithoutYear(last.printedOn)}, not on record as done` : null;
}

/** The sentence for the card of a date whose paper was printed; null where none was. */
export function printedInWords(date: Deadline, file: File): string | null {
  const last = newestPrinted(date, file);
  return last ? `The paper was printed on ${longDay(last.printedOn)}, edition ${last.edition}.` : null;
}

/** “I will look it up” is asked again from the next day on. */
export const isAskedAgain = (found: Pick<DutyOnRecord, 'answer' | 'recordedAt'>, asOf: PlainDate): boolean =>
  found.answer === 'looking' && isAfter(asOf, dayRecorded(found.recordedAt));
