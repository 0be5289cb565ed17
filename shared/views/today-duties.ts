// What of the calendar Today has to say: asked about, missed, due today, this week, later; and what others owe.
import { z } from 'zod';
import { actBy } from '../commands/adopted-calendar.ts';
import { daysBetween, isAfter, PlainDate } from '../domain/plain-date.ts';
import { WallTime } from '../domain/wall-time.ts';
import { paperOfDate } from '../papers/duties-of-paper.ts';
import type { Deadline } from '../rules/deadline.ts';
import { catchUpHeadline, missedInWords } from '../words/catch-up.ts';
import { dayWithoutYear } from '../words/days.ts';
import { atStake } from './at-stake.ts';
import { DateStatus } from './calendar-shapes.ts';
import { answerAsOf, isAsked, isAskedAgain, isDone, isOurs } from './date-standing.ts';
import type { DatedElection } from './dated-election.ts';

export const Duty = z.strictObject({
  id: z.string(),
  title: z.string(),
  /** The day by which it is due. */
  date: PlainDate,
  time: WallTime.nullable(),
  daysLeft: z.number().int(),
  actor: z.string(),
  /** The clerk’s or the board’s; the days of others only have to be known. */
  ours: z.boolean(),
  /** “districts are to change”; null for a date that does not hang on anything. */
  onlyIf: z.string().nullable(),
  status: DateStatus,
  say: z.string(),
  proof: z.string(),
  /** The paper the program makes for it, by that paper's id. */
  paper: z.string().nullable(),
  citations: z.array(z.string()),
});
type Duty = z.infer<typeof Duty>;

export const CatchUpWords = z.strictObject({ count: z.number().int(), sentence: z.string() });
/** `id`: the date it belongs to. */
export const Waiting = z.strictObject({ id: z.string(), what: z.string(), since: PlainDate });

/** The lists of Today, as they stand on the day looked at. Nothing that is done stands in any of them. */
export function dutiesOf(dated: DatedElection) {
  const { dates, asOf, election } = dated;
  const open = dates.filter((d) => d.edge !== 'on-or-after').map((d) => dutyOf(d, dated));
  const is = (...wanted: DateStatus[]) => open.filter(({ status }) => wanted.includes(status));
  const coming = is('to-do').filter(({ daysLeft }) => daysLeft > 0);
  const asked = dates.filter((d) => isAsked(d) && isAfter(asOf, actBy(d)));
  const count = asked.filter((d) => isToAnswer(d, dated)).length;
  return {
    past: is('passed-not-on-record', 'looking').filter(({ daysLeft }) => daysLeft < 0),
    missed: is('missed'),
    dueToday: open.filter(({ daysLeft, status }) => daysLeft === 0 && (status === 'due-today' || status === 'looking')),
    week: coming.filter(({ daysLeft }) => daysLeft <= 7),
    later: coming.filter(({ daysLeft }) => daysLeft > 7),
    catchUp: { count, sentence: count === 0 ? '' : catchUpHeadline(count) },
    waiting: [...affidavits(dates, election.file, asOf), ...countyList(dated)],
  };
}

function isToAnswer(date: Deadline, { election, asOf, standing }: DatedElection): boolean {
  if (standing(date).status === 'passed-not-on-record') return true;
  const found = answerAsOf(election.file, date.id, asOf);
  return found !== null && isAskedAgain(found, asOf);
}

function dutyOf(d: Deadline, { asOf, standing, election }: DatedElection): Duty {
  const { id, title, time, actor, proof, citations, onlyIf } = d;
  const paper = paperOfDate(id, election.file.kind ?? 'general') ?? d.paper;
  const by = actBy(d);
  const daysLeft = daysBetween(asOf, by);
  const { status } = standing(d);
  return {
    ...{ id, title, date: by, time, daysLeft, actor, onlyIf, status, proof, paper, citations },
    ours: isOurs(d),
    say: status === 'missed' ? missedInWords(d, atStake(election.file)) : daysLeft < 0 ? passed(d, asOf) : d.plain,
  };
}

/** A day that has passed by one reading of the law may still be open by the other; then that is said first. */
function passed(d: Deadline, day: PlainDate): string {
  const open = d.alternatives.find((other) => other.date >= day);
  const otherwise = open ? ` By the other reading it is ${dayWithoutYear(open.date)}.` : '';
  return `Not on record here.${otherwise} If it was not done: ${afterColon(d.ifMissed)}`;
}

/** A sentence goes on in small letters after a colon. */
const afterColon = (sentence: string): string => `${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;

/** Published, and the newspaper’s affidavit has not come. */
function affidavits(dates: readonly Deadline[], file: DatedElection['election']['file'], asOf: PlainDate) {
  return dates.flatMap((date) => {
    const proofs = answerAsOf(file, date.id, asOf)?.proof ?? [];
    return proofs.flatMap((proof) =>
      proof.kind === 'published' && proof.affidavit === null
        ? [
            {
              id: date.id,
              what: `${proof.newspaper} owes the affidavit of publication for “${date.title}”, issue of ${dayWithoutYear(proof.issueDay)}.`,
              since: proof.issueDay,
            },
          ]
        : [],
    );
  });
}

/** From a week before it is due, until it is on record. */
function countyList({ dates, asOf, standing, facts }: DatedElection) {
  const list = dates.find(({ id }) => id === 'county-list-delivered');
  if (!list || isAfter(asOf, facts.pollDay) || daysBetween(asOf, list.date) > 7) return [];
  if (isDone(standing(list))) return [];
  const due = isAfter(asOf, list.date) ? 'was due' : 'is due';
  return [
    { id: list.id, what: `The county board’s voter list ${due} ${dayWithoutYear(list.date)}.`, since: list.date },
  ];
}
