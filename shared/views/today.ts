// What needs doing, most urgent first. Built from the calendar and the register; nothing here is kept.
import { z } from 'zod';
import type { ElectionState, OfficeView } from '../commands/define-command.ts';
import { factsOfElection } from '../commands/facts-of-election.ts';
import { electionOf } from '../commands/no-such-record.ts';
import { ElectionId } from '../domain/ids.ts';
import { daysBetween, PlainDate } from '../domain/plain-date.ts';
import { dayRecorded } from '../domain/recorded-at.ts';
import { WallTime } from '../domain/wall-time.ts';
import { isSealed } from '../records/people.ts';
import { ok } from '../result.ts';
import { electionCalendar } from '../rules/calendar.ts';
import { pollDayStatusWords } from '../rules/checks/poll-day-status.ts';
import type { Deadline } from '../rules/deadline.ts';
import { instantInWords, movedBackInWords } from '../words/clock.ts';
import { dayWithoutYear } from '../words/days.ts';
import { whoCanRead } from '../words/who-can-read.ts';
import { BackupWords, backupWords } from './backup-status.ts';
import { PollDayWords } from './calendar.ts';
import { type ClockAtWork, defineView } from './define-view.ts';
import { registerState } from './mail-ballots.ts';
import { StripDay, stripOf } from './today-strip.ts';

/** A page of the program, as the renderer's routes name them. */
const To = z.enum(['settings', 'calendar', 'mail-ballots', 'papers', 'election']);

export const Duty = z.strictObject({
  id: z.string(),
  title: z.string(),
  date: PlainDate,
  time: WallTime.nullable(),
  daysLeft: z.number().int(),
  actor: z.string(),
  say: z.string(),
  proof: z.string(),
  /** The paper the program makes for it, by that paper's id. */
  paper: z.string().nullable(),
  citations: z.array(z.string()),
});
type Duty = z.infer<typeof Duty>;

export const today = defineView({
  name: 'today',
  title: 'What needs doing',
  input: z.strictObject({ election: ElectionId }),
  output: z.strictObject({
    headline: z.string(),
    pollDay: PollDayWords,
    /** Dates that have passed and of which this program holds no record. */
    past: z.array(Duty),
    dueToday: z.array(Duty),
    week: z.array(Duty),
    later: z.array(Duty),
    strip: z.array(StripDay),
    counts: z.array(z.strictObject({ count: z.number().int(), what: z.string(), to: To })),
    setup: z.array(z.strictObject({ what: z.string(), to: To, part: z.string().nullable() })),
    /** The clock moved back within the last seven days: when, and by how much; null where it did not. */
    clock: z.string().nullable(),
    /** Who can read the office’s file, in a sentence. */
    whoCanRead: z.string(),
    /** When the last backup was made, and why another one is wanted. */
    backup: BackupWords,
  }),
  refusals: ['no-such-election'],
  answer: (state, input, context) => {
    const { today: day, clock } = context;
    const election = electionOf(state, input.election);
    if (!election.ok) return election;
    const facts = factsOfElection(state.office, election.value);
    const dates = electionCalendar(facts).filter(concernsThisDesk);
    const duties = dates.filter((d) => d.edge !== 'on-or-after').map((d) => dutyOf(d, day));
    const dueToday = duties.filter((d) => d.daysLeft === 0);
    const coming = duties.filter((d) => d.daysLeft > 0);
    return ok({
      headline: headlineOf(dueToday, coming[0], daysBetween(day, facts.pollDay)),
      pollDay: pollDayStatusWords(facts, day),
      past: duties.filter((d) => d.daysLeft < 0 && d.id !== 'polls'),
      dueToday,
      week: coming.filter((d) => d.daysLeft <= 7),
      later: coming.filter((d) => d.daysLeft > 7),
      strip: stripOf(dates, facts, day),
      counts: countsOf(election.value),
      setup: setupOf(state.office, election.value),
      clock: clockLately(clock.movedBack, day),
      whoCanRead: whoCanRead(isSealed(state.office), state.office.recoveryCode),
      backup: backupWords(state.office, context),
    });
  },
});

/** Told for a week: the order of the history is safe, but times written down meanwhile may be wrong. */
function clockLately(steps: ClockAtWork['movedBack'], day: PlainDate): string | null {
  const last = steps.findLast(({ recordedAt }) => Math.abs(daysBetween(dayRecorded(recordedAt), day)) <= 7);
  return last === undefined
    ? null
    : `The ${movedBackInWords(last.minutes)}; what was recorded next says ${instantInWords(last.recordedAt)}. Nothing is lost and the order of the history is right, but look whether the hours written down are.`;
}

/** What the village itself must do; the days of voters and candidates only have to be known. */
const isOurs = ({ actor }: { readonly actor: string }): boolean =>
  actor === 'village-clerk' || actor === 'board-of-trustees';

/** Done by others, and the clerk waits for it or is asked about it. */
const watched: ReadonlySet<string> = new Set(['polls', 'registration-day', 'county-list-delivered']);

/** What this desk does, takes in or waits for. The days of candidates, parties and the county stand in the calendar. */
const concernsThisDesk = (d: Deadline): boolean =>
  !isChoice(d) && (isOurs(d) || d.actor === 'voter' || watched.has(d.id));

/** What nobody misses who does not want it, such as a second registration day; the clerk's own duties are never that. */
const isChoice = (d: Deadline): boolean =>
  d.onlyIf !== null && d.actor !== 'village-clerk' && d.id !== 'trustees-canvass';

const dutyOf = (d: Deadline, day: PlainDate): Duty => {
  const left = daysBetween(day, d.date);
  const { id, title, date, time, actor, proof, paper, citations } = d;
  return {
    id,
    title,
    date,
    time,
    daysLeft: left,
    actor,
    say: left < 0 ? passed(d, day) : d.plain,
    proof,
    paper,
    citations,
  };
};

/** A day that has passed by one reading of the law may still be open by the other; then that is said first. */
function passed(d: Deadline, day: PlainDate): string {
  const open = d.alternatives.find((other) => other.date >= day);
  const otherwise = open ? ` By the other reading it is ${dayWithoutYear(open.date)}.` : '';
  if (isOurs(d)) return `Not on record here.${otherwise} If it was not done: ${afterColon(d.ifMissed)}`;
  return `This day has passed.${otherwise} ${open && d.openQuestion ? d.openQuestion.safer : d.ifMissed}`;
}

/** A sentence goes on in small letters after a colon. */
const afterColon = (sentence: string): string => `${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;

const small = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'] as const;
const thingsAreDue = (count: number, word: string): string =>
  `${count === 1 ? 'One thing is' : `${small[count] ?? count} things are`} due ${word}.`;

function headlineOf(dueToday: readonly Duty[], next: Duty | undefined, daysToPolls: number): string {
  const ours = dueToday.filter(isOurs).length;
  if (daysToPolls === 0) return `People vote today. ${ours > 0 ? thingsAreDue(ours, 'from you') : ''}`.trim();
  if (ours > 0) return `${thingsAreDue(ours, 'today')} Everything else can wait.`;
  if (dueToday.length > 0) return 'Nothing is due from you today; for others it is a last day.';
  if (daysToPolls === 1) return 'Nothing is due today. People vote tomorrow.';
  return next
    ? `Nothing is due today. The next date is ${dayWithoutYear(next.date)}.`
    : 'Every date of this election has passed.';
}

function countsOf({ mailBallots, file }: ElectionState) {
  const states = [...mailBallots.applications.values()].map(registerState);
  const counted = (wanted: string, one: string, many: string) => {
    const count = states.filter((s) => s === wanted).length;
    return { count, what: count === 1 ? one : many, to: 'mail-ballots' as const };
  };
  const papers = file.editions.length;
  return [
    counted('to-decide', 'application to decide', 'applications to decide'),
    counted('incomplete', 'application with something missing', 'applications with something missing'),
    counted('to-print', 'envelope to print', 'envelopes to print'),
    { count: papers, what: papers === 1 ? 'paper printed' : 'papers printed', to: 'papers' as const },
  ];
}

/** What the wizard asked and nobody has answered yet; only what some paper or date needs. */
function setupOf(office: OfficeView, { file }: ElectionState) {
  const inSettings = (what: string, part: string) => ({ what, to: 'settings' as const, part });
  const missing = [
    office.village === null && inSettings('The village’s name', 'village'),
    office.clerk === null && inSettings('Your name, title and office address', 'clerk'),
    office.conductedBy === 'not-known' && inSettings('Who runs your village election', 'conduct'),
    file.districts.length === 0 && inSettings('Districts and polling places', 'polling'),
    file.hours === null && inSettings('The hours of the polls', 'polling'),
    office.postingPlaces.length < 6 && inSettings('Six public places where notices are posted', 'posting'),
    office.newspaper === null && inSettings('The newspaper for notices', 'newspaper'),
    file.offices.length === 0 && { what: 'The offices to be filled', to: 'election' as const, part: null },
  ];
  return missing.filter((m) => m !== false);
}
