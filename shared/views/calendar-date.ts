// One date with everything its rule card shows: the rule, how it stands and what shows it, the last issue and meeting in
// time, and what a form needs to ask whether it was done.
import { z } from 'zod';
import { changesSince } from '../commands/adopted-calendar.ts';
import { refuse } from '../commands/define-command.ts';
import { ProofKind } from '../domain/duty.ts';
import type { ElectionKind } from '../domain/election.ts';
import { ElectionId } from '../domain/ids.ts';
import { daysBetween, PlainDate } from '../domain/plain-date.ts';
import { RecordedAt } from '../domain/recorded-at.ts';
import { isForInspectors, paperOfDate } from '../papers/duties-of-paper.ts';
import { deskPaper } from '../papers/index.ts';
import { ok } from '../result.ts';
import { sixPostingPlaces } from '../rules/checks/six-posting-places.ts';
import { Deadline } from '../rules/deadline.ts';
import { proofKindsOf } from '../rules/proof-kinds.ts';
import { longDay } from '../words/days.ts';
import { AsOf } from './calendar.ts';
import { DateChange, DateStatus, Evidence, GivenAnswer, LastIssue, LastMeeting } from './calendar-shapes.ts';
import { dateHours } from './date-hours.ts';
import {
  answerAsOf,
  answerWithFinding,
  givenAnswer,
  isAsked,
  keptWithMarch18,
  printedInWords,
} from './date-standing.ts';
import { type DatedElection, datedElection } from './dated-election.ts';
import { defineView } from './define-view.ts';
import { lastIssueFor, lastMeetingFor } from './last-in-time.ts';

/** A date that an order has set: what was recorded, so that it can be shown and taken back. */
const Override = z.strictObject({
  date: PlainDate,
  /** The day of the rule itself. */
  computed: PlainDate,
  reason: z.string(),
  authority: z.string(),
  recordedAt: RecordedAt,
  by: z.string(),
  act: z.string(),
});

export const calendarDate = defineView({
  name: 'calendar.date',
  title: 'One date and its rule',
  input: z.strictObject({ election: ElectionId, id: z.string().max(100), asOf: AsOf }),
  output: z.strictObject({
    deadline: Deadline,
    hours: z.string().nullable(),
    daysLeft: z.number().int(),
    status: DateStatus,
    /** “Done Monday, January 11”, “In 4 days”, “Not on record” */
    says: z.string(),
    /** Whether the village has to do it, so that a passed day asks “Did you do this?”. */
    asks: z.boolean(),
    /** What to ask as proof, in the order of the form. */
    kinds: z.array(ProofKind),
    given: GivenAnswer.nullable(),
    evidence: z.array(Evidence),
    changed: DateChange.nullable(),
    override: Override.nullable(),
    issue: LastIssue.nullable(),
    meeting: LastMeeting.nullable(),
    /** The paper the program makes for it; null where it makes none. */
    paper: z.strictObject({ id: z.string(), title: z.string() }).nullable(),
    /** What the office knows, to begin the form with: newspaper ('' for none), posting and polling places, who acts. */
    known: z.strictObject({ newspaper: z.string(), places: z.array(z.string()), by: z.string() }),
  }),
  refusals: ['no-such-election', 'no-such-date'],
  answer: (state, input, { today, actor }) => {
    const asked = datedElection(state, input.election, input.asOf ?? today);
    if (!asked.ok) return asked;
    const { election, facts, dates, asOf, standing } = asked.value;
    const found = dates.find((d) => d.id === input.id);
    if (!found) return refuse('no-such-date', `This election has no date called “${input.id}”.`, 'id');
    const answer = answerAsOf(election.file, found.id, asOf);
    const { office } = state;
    const { places } = sixPostingPlaces(
      office.postingPlaces,
      election.file.districts.map((district) => ({ ...district })),
    );
    return ok({
      deadline: found,
      hours: dateHours(found, facts),
      daysLeft: daysBetween(asOf, found.date),
      ...standing(found),
      asks: isAsked(found),
      kinds: [...proofKindsOf(found.id)],
      given: answer && givenAnswer(answer, asOf),
      evidence: evidenceOf(asked.value, found),
      changed: changesSince(election.file.adopted, dates).find(({ id }) => id === found.id) ?? null,
      override: overrideOf(asked.value, found),
      paper: paperFor(found, election.file.kind ?? 'general'),
      issue: lastIssueFor(found, office, asOf),
      meeting: lastMeetingFor(found, facts, office, asOf),
      known: { newspaper: office.newspaper?.name ?? '', places: places.map(({ name }) => name), by: actor.name },
    });
  },
});

function overrideOf({ election }: DatedElection, { id, overridden }: Deadline): z.infer<typeof Override> | null {
  const found = election.file.overrides.get(id);
  return found && overridden ? { ...found, computed: overridden.computed } : null;
}

/** What shows it, in sentences; `act` null where it is not one that is taken back from here. */
function evidenceOf({ election, asOf }: DatedElection, date: Deadline): z.infer<typeof Evidence>[] {
  const { file } = election;
  const found = answerAsOf(file, date.id, asOf);
  const unsigned = { recordedAt: null, by: '', act: null };
  const march18 = found ? null : keptWithMarch18(file, date);
  const printed = printedInWords(date, file);
  return [
    ...(found
      ? [
          {
            says: answerWithFinding(found),
            recordedAt: found.recordedAt,
            by: found.by,
            act: found.act,
          },
        ]
      : []),
    ...(march18
      ? [
          {
            says:
              date.id === 'polling-resolution'
                ? `The board’s resolution for March 18 was adopted on ${longDay(march18)}.`
                : `The move to March 18 was specifically published on ${longDay(march18)}.`,
            ...unsigned,
          },
        ]
      : []),
    ...(printed ? [{ says: printed, ...unsigned }] : []),
  ];
}

function paperFor({ id, paper }: Deadline, kind: ElectionKind) {
  const made = deskPaper(paperOfDate(id, kind) ?? '');
  if (made) return { id: made.id, title: made.title };
  if (isForInspectors(id)) return { id: 'to-the-inspectors', title: 'Lists and sheets for the inspectors' };
  return paper === 'return-envelope' ? { id: paper, title: 'Return envelope' } : null;
}
