// An application, absentee or early mail, is taken in as the paper stands. A “no” of the law is a finding, never a refusal.
import { z } from 'zod';
import { ListFound, MailApplication } from '../domain/application.ts';
import { HappenedOn, KeptFinding, TimingFinding } from '../domain/finding.ts';
import { ElectionId, Serial } from '../domain/ids.ts';
import { isAfter, PlainDate } from '../domain/plain-date.ts';
import { timeRecorded } from '../domain/recorded-at.ts';
import { Remark } from '../domain/text.ts';
import { VoterId } from '../domain/voter.ts';
import { ItemReading } from '../records/application-shape.ts';
import { applicationDetermined, applicationRecorded } from '../records/mail-ballots.ts';
import { ok } from '../result.ts';
import { longDay } from '../words/days.ts';
import { hourInWords } from '../words/hours.ts';
import { assessApplication } from './assess-application.ts';
import { pickedVoter } from './county-desk.ts';
import { type CommandContext, defineCommand, refuse, type VoterLookup } from './define-command.ts';
import { type EarlierLine, earlierOfVoter, firstLineOf, showEarlier } from './earlier-of-voter.ts';
import { electionOf, noSuchRecord } from './no-such-record.ts';

/** Null: not decided yet, or not known. `on` is the day and hour it was decided, where that was noted. */
const Before = z.strictObject({
  decided: z
    .strictObject({
      qualified: z.boolean(),
      reason: Remark.nullable(),
      list: ListFound.nullable(),
      on: HappenedOn.nullable(),
    })
    .nullable(),
  sentOn: PlainDate.nullable(),
});
const Input = z.strictObject({
  election: ElectionId,
  application: MailApplication,
  /** The earlier application of the same name that was shown and is known to be there; null when none was shown. */
  knownDuplicate: Serial.nullable(),
  /** The voter's id on the county's list, where she was picked from it; left out where she was typed by hand. */
  voter: VoterId.optional(),
  /** The earlier line of the same voter, as the clerk says; left out where she says nothing. */
  sameVoterAs: Serial.optional(),
  /** A paper taken in before the program was here: what was done with it since, as far as is known. */
  before: Before.optional(),
});
type Input = z.infer<typeof Input>;

/** A day or hour that has not come yet cannot have been stamped on a paper. */
function fromTheFuture({ received, birthDate }: Input['application'], { today, now }: CommandContext) {
  if (
    isAfter(received.day, today) ||
    (received.day === today && received.time !== null && received.time > timeRecorded(now))
  ) {
    return refuse(
      'in-the-future',
      `It cannot have been received on ${longDay(received.day)}${received.time ? ` at ${hourInWords(received.time)}` : ''}: that has not come yet. Look at the stamp again.`,
      'application.received',
    );
  }
  return birthDate !== null && isAfter(birthDate, today)
    ? refuse(
        'in-the-future',
        `The birth date ${longDay(birthDate)} has not come yet. Look at the paper again.`,
        'application.birthDate',
      )
    : null;
}

/** Refused until she has seen the newest of them, or has said whose it is. */
function unseen({ application, knownDuplicate, sameVoterAs }: Input, earlier: readonly EarlierLine[]) {
  const newest = earlier.at(-1)?.line.number;
  const seen = newest === undefined || newest === knownDuplicate || sameVoterAs !== undefined;
  return seen ? null : showEarlier(application, earlier);
}

/** What was done before the program was here has a day that has come, not before the paper came. */
function beforeIsLate({ before, application }: Input, today: PlainDate) {
  const days = [before?.sentOn ?? null, before?.decided?.on?.day ?? null].filter((day) => day !== null);
  const wrong = days.find((day) => isAfter(day, today) || isAfter(application.received.day, day));
  return wrong === undefined
    ? null
    : refuse(
        'wrong-order',
        `${longDay(wrong)} does not go together with the day the paper came, ${longDay(application.received.day)}, and with today. Look at the papers again.`,
        'before',
      );
}

/** The county's list is asked about the one who was picked, and about everybody of the same name. */
const asked = ({ voter, application: { name } }: Input): VoterLookup[] => [
  ...(voter === undefined ? [] : [{ by: 'id' as const, id: voter }]),
  { by: 'name', surname: name.surname, given: name.given },
];

export const recordApplication = defineCommand({
  name: 'mail-ballot.record-application',
  title: 'Record an application for a mail ballot',
  input: Input,
  value: z.strictObject({
    ...{ number: Serial, finding: TimingFinding, items: z.array(ItemReading), notes: z.array(KeptFinding) },
    complete: z.boolean(),
  }),
  refusals: [
    ...['no-such-election', 'register-closed', 'in-the-future', 'wrong-order', 'same-name', 'likely-same-voter'],
    ...['no-such-voter', 'no-such-record', 'needs-a-reason'],
  ],
  lookups: asked,
  decide: (state, input, context) => {
    const election = electionOf(state, input.election);
    if (!election.ok) return election;
    const { application, knownDuplicate, before } = input;
    const voter = input.voter === undefined ? ok(null) : pickedVoter(input.voter, context);
    if (!voter.ok) return voter;
    const listDate = state.office.voterList?.listDate ?? null;
    const assessed = assessApplication(state.office, election.value, application, {
      seen: context.today,
      beside: { listDate, picked: voter.value, namesakes: context.lookedUp.at(-1) ?? [] },
      before: before !== undefined,
    });
    if (!assessed.ok) return refuse('register-closed', assessed.error, 'election');
    const same = input.sameVoterAs;
    const said = same === undefined ? null : election.value.mailBallots.applications.get(same);
    if (said === undefined) return noSuchRecord('application', same ?? 0, 'sameVoterAs');
    const earlier = earlierOfVoter(election.value, application, input.voter ?? null);
    const no =
      fromTheFuture(input.application, context) ?? beforeIsLate(input, context.today) ?? unseen(input, earlier);
    if (no) return no;
    if (before?.decided && !before.decided.qualified && before.decided.reason === null)
      return refuse('needs-a-reason', 'Write down why it was refused, as it was told to the applicant.', 'before');
    const first = said ?? earlier.find(({ why }) => why === 'same-voter')?.line ?? null;
    const number = election.value.mailBallots.nextApplication;
    const { finding, items, notes, complete } = assessed.value;
    const recorded = applicationRecorded.of(input.election, {
      ...{ number, application, finding, items, notes, knownDuplicate, voter: voter.value },
      sameVoterAs: first && firstLineOf(first),
      before: before === undefined ? null : { sentOn: before.sentOn },
    });
    const decided = before?.decided ? [applicationDetermined.of(input.election, { number, ...before.decided })] : [];
    return ok({ events: [recorded, ...decided], value: { number, finding, items, notes, complete } });
  },
});
