// An absentee application is taken in as the paper stands. A “no” of the law is a finding, never a refusal.
import { z } from 'zod';
import { AbsenteeApplication } from '../domain/application.ts';
import { TimingFinding } from '../domain/finding.ts';
import { ElectionId, Serial } from '../domain/ids.ts';
import { nameInList, nameInOrder, sameNameKey } from '../domain/person-name.ts';
import { isAfter } from '../domain/plain-date.ts';
import { timeRecorded } from '../domain/recorded-at.ts';
import { VoterId } from '../domain/voter.ts';
import { applicationRecorded, ItemReading } from '../records/mail-ballots.ts';
import { err, ok } from '../result.ts';
import { longDay } from '../words/days.ts';
import { hourInWords } from '../words/hours.ts';
import { assessApplication } from './assess-application.ts';
import { pickedVoter, voterLookups } from './county-desk.ts';
import { type CommandContext, defineCommand, type ElectionState, refuse } from './define-command.ts';
import { electionOf } from './no-such-record.ts';

const Input = z.strictObject({
  election: ElectionId,
  application: AbsenteeApplication,
  /** The earlier application of the same name that was shown and is known to be there; null when none was shown. */
  knownDuplicate: Serial.nullable(),
  /** The voter's id on the county's list, where she was picked from it; left out where she was typed by hand. */
  voter: VoterId.optional(),
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

/** The earlier application of the same name, shown before a second one is written down. */
function duplicateOf({ application, knownDuplicate }: Input, { mailBallots }: ElectionState) {
  const key = sameNameKey(application.name);
  const earlier = [...mailBallots.applications.values()].findLast((a) => a.nameKey === key);
  if (!earlier || earlier.number === knownDuplicate) return null;
  const shown = `Application ${earlier.number}: ${nameInList(earlier.application.name)}, received ${longDay(earlier.application.received.day)}`;
  return err({
    code: 'same-name',
    message: `${nameInOrder(application.name)} is in the register already. Look at that application first. If this is another paper or another person, record it all the same.`,
    fields: [{ path: 'application.name', message: 'This name is in the register already.' }],
    related: [{ kind: 'application', number: earlier.number, text: shown }],
  });
}

export const recordApplication = defineCommand({
  name: 'mail-ballot.record-application',
  title: 'Record an absentee application',
  input: Input,
  value: z.strictObject({ number: Serial, finding: TimingFinding, items: z.array(ItemReading), complete: z.boolean() }),
  refusals: ['no-such-election', 'register-closed', 'in-the-future', 'same-name', 'no-such-voter'],
  lookups: ({ voter }) => voterLookups(voter ?? null),
  decide: (state, input, context) => {
    const election = electionOf(state, input.election);
    if (!election.ok) return election;
    const assessed = assessApplication(state.office, election.value, input.application, context.today);
    if (!assessed.ok) return refuse('register-closed', assessed.error, 'election');
    const no = fromTheFuture(input.application, context) ?? duplicateOf(input, election.value);
    if (no) return no;
    const voter = pickedVoter(input.voter ?? null, context);
    if (!voter.ok) return voter;
    const number = election.value.mailBallots.nextApplication;
    const { finding, items, complete } = assessed.value;
    const { application, knownDuplicate } = input;
    return ok({
      events: [
        applicationRecorded.of(input.election, {
          ...{ number, application, finding, items, knownDuplicate, voter: voter.value },
        }),
      ],
      value: { number, finding, items, complete },
    });
  },
});
