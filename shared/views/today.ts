// What needs doing, most urgent first. Built from the calendar and the register; nothing here is kept.
import { z } from 'zod';
import { changesSince } from '../commands/adopted-calendar.ts';
import type { ElectionState, OfficeView } from '../commands/define-command.ts';
import { toTakeOver } from '../commands/standing-lines.ts';
import { ElectionId } from '../domain/ids.ts';
import { daysBetween, isAfter, type PlainDate } from '../domain/plain-date.ts';
import { dayRecorded } from '../domain/recorded-at.ts';
import type { PaperContext } from '../papers/define-desk-paper.ts';
import { noticeOnRecord } from '../papers/notice-on-record.ts';
import { isSealed } from '../records/people.ts';
import { ok } from '../result.ts';
import { electionWarnings } from '../rules/checks/election-warnings.ts';
import { pollDayStatusWords } from '../rules/checks/poll-day-status.ts';
import { requiredNotice } from '../rules/checks/required-notice.ts';
import { CheckWarning } from '../rules/checks/warning.ts';
import { instantInWords, movedBackInWords } from '../words/clock.ts';
import { dayWithoutYear } from '../words/days.ts';
import { whoCanRead } from '../words/who-can-read.ts';
import { BackupWords, backupWords } from './backup-status.ts';
import { BoxOnToday, boxOnToday } from './box-on-record.ts';
import { PollDayWords } from './calendar.ts';
import { datedElection } from './dated-election.ts';
import { type ClockAtWork, defineView } from './define-view.ts';
import { oldEnvelopes } from './old-envelopes.ts';
import { outOfDate } from './papers-of-candidates.ts';
import { RequiredNoticeWords, withCitations } from './required-notice-words.ts';
import { countsOf, To, TodayCount } from './today-counts.ts';
import { CatchUpWords, Duty, dutiesOf, Waiting } from './today-duties.ts';
import { StripDay, stripOf } from './today-strip.ts';

export const today = defineView({
  name: 'today',
  title: 'What needs doing',
  input: z.strictObject({ election: ElectionId }),
  output: z.strictObject({
    headline: z.string(),
    pollDay: PollDayWords,
    /** What is odd about the day people vote, until it is over. */
    warnings: z.array(CheckWarning),
    /** §15-104(5): what is to be said of the notice of election; null where nothing is. */
    notice: RequiredNoticeWords,
    /** Dates of the village that have passed and of which nothing is on record: asked about, and not called missed. */
    past: z.array(Duty),
    /** Dates answered with “no”, with what the law says. */
    missed: z.array(Duty),
    /** The question that leads to the catch-up page; `count` 0 where nothing is asked. */
    catchUp: CatchUpWords,
    /** What somebody else owes: the newspaper’s affidavit, the county’s list. */
    waiting: z.array(Waiting),
    /** How many dates are not where they were when the calendar was last adopted. */
    changes: z.number().int(),
    dueToday: z.array(Duty),
    week: z.array(Duty),
    later: z.array(Duty),
    strip: z.array(StripDay),
    /** The take-along box, in the days before the polls; null on others. */
    box: BoxOnToday.nullable(),
    counts: z.array(TodayCount),
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
    const asked = datedElection(state, input.election, day);
    if (!asked.ok) return asked;
    const { election, facts, dates } = asked.value;
    const { past, missed, dueToday, week, later, catchUp, waiting } = dutiesOf(asked.value);
    return ok({
      headline: headlineOf(dueToday, nextOf([...week, ...later]), daysBetween(day, facts.pollDay)),
      pollDay: pollDayStatusWords(facts, day),
      warnings: isAfter(day, facts.pollDay) ? [] : electionWarnings(facts),
      notice: noticeLately({ office: state.office, election, dates, today: day }),
      ...{ past, missed, dueToday, week, later, catchUp, waiting },
      changes: changesSince(election.file.adopted, dates).length,
      strip: stripOf(dates, facts, day),
      box: boxOnToday(state, input.election, context),
      counts: [
        ...toTakeOverOf(toTakeOver(state, election).length),
        ...countsOf(election, facts, day),
        ...oldEnvelopesOf(oldEnvelopes(state.office, election).length),
        ...oldPapers(outOfDate({ office: state.office, election, dates, today: day })),
      ],
      setup: setupOf(state.office, election),
      clock: clockLately(clock.movedBack, day),
      whoCanRead: whoCanRead(isSealed(state.office), state.office.recoveryCode),
      backup: backupWords(state.office, context),
    });
  },
});

/** Today stays short: the notice is spoken of from four weeks before it is due, and as long as something is missing. */
function noticeLately(context: PaperContext) {
  const record = noticeOnRecord(context);
  const first = record.duties.map(({ lastDay }) => lastDay).sort()[0];
  if (first === undefined || daysBetween(context.today, first) > 28) return null;
  return withCitations(requiredNotice(record));
}

/** The next date of the village itself; where only others have dates ahead, theirs. */
const nextOf = (coming: readonly z.infer<typeof Duty>[]): z.infer<typeof Duty> | undefined =>
  coming.find(({ ours, onlyIf }) => ours && onlyIf === null) ?? coming[0];

/** Told for a week: the order of the history is safe, but times written down meanwhile may be wrong. */
function clockLately(steps: ClockAtWork['movedBack'], day: PlainDate): string | null {
  const last = steps.findLast(({ recordedAt }) => Math.abs(daysBetween(dayRecorded(recordedAt), day)) <= 7);
  return last === undefined
    ? null
    : `The ${movedBackInWords(last.minutes)}; what was recorded next says ${instantInWords(last.recordedAt)}. Nothing is lost and the order of the history is right, but look whether the hours written down are.`;
}

const small = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'] as const;
const thingsAreDue = (count: number, word: string): string =>
  `${count === 1 ? 'One thing is' : `${small[count] ?? count} things are`} due ${word}.`;

function headlineOf(
  dueToday: readonly z.infer<typeof Duty>[],
  next: z.infer<typeof Duty> | undefined,
  daysToPolls: number,
): string {
  const ours = dueToday.filter(({ ours }) => ours).length;
  if (daysToPolls === 0) return `People vote today. ${ours > 0 ? thingsAreDue(ours, 'from you') : ''}`.trim();
  if (ours > 0) return `${thingsAreDue(ours, 'today')} Everything else can wait.`;
  if (dueToday.length > 0) return 'Nothing is due from you today; for others it is a last day.';
  if (daysToPolls === 1) return 'Nothing is due today. People vote tomorrow.';
  return next
    ? `Nothing is due today. The next date is ${dayWithoutYear(next.date)}.`
    : 'Every date of this election has passed.';
}

/** Until each is on the register, or left off with a reason (§15-120(4)(d), §15-122(4)). */
const toTakeOverOf = (count: number) =>
  count === 0
    ? []
    : [
        {
          ...{ count, to: 'mail-ballots' as const, list: null, urgent: false },
          what:
            count === 1
              ? 'voter gets a ballot without a new application: put on the register'
              : 'voters get a ballot without a new application: put on the register',
        },
      ];

/** The day or hour was changed after they were printed: said until each is back or printed again. */
const oldEnvelopesOf = (count: number) =>
  count === 0
    ? []
    : [
        {
          ...{ count, to: 'mail-ballots/envelopes' as const, list: null, urgent: true },
          what:
            count === 1
              ? 'envelope with another day or hour on it: tell the voter'
              : 'envelopes with another day or hour on them: tell the voters',
        },
      ];

/** Said only where there is one. */
const oldPapers = (count: number) =>
  count === 0
    ? []
    : [
        {
          ...{ count, to: 'papers' as const, list: null, urgent: false },
          what:
            count === 1
              ? 'printed paper no longer says what is on record'
              : 'printed papers no longer say what is on record',
        },
      ];

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
