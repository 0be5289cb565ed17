// One application: the paper as it was taken in, what was found, what was decided; and what would be found before it is saved.
import { z } from 'zod';
import { assessApplication } from '../commands/assess-application.ts';
import { refuse } from '../commands/define-command.ts';
import { electionOf, noSuchRecord } from '../commands/no-such-record.ts';
import { qualifiedNeedsReason } from '../commands/qualified-needs-reason.ts';
import type { Register } from '../commands/register-line.ts';
import type { DeepReadonly } from '../deep-readonly.ts';
import { AbsenteeApplication, CameBy, ItemStands } from '../domain/application.ts';
import { HappenedOn, TimingFinding } from '../domain/finding.ts';
import { ActId, ElectionId, Serial } from '../domain/ids.ts';
import { nameInList } from '../domain/person-name.ts';
import { isAfter } from '../domain/plain-date.ts';
import { RecordedAt } from '../domain/recorded-at.ts';
import { OptionalLine } from '../domain/text.ts';
import { VoterSnapshot } from '../domain/voter.ts';
import { citationText } from '../law/citation.ts';
import { ballotsOf } from '../records/mail-ballot-standing.ts';
import type { Application, ItemReading } from '../records/mail-ballots.ts';
import { ok } from '../result.ts';
import { completenessInWords, missingInWords } from '../rules/checks/application-complete.ts';
import { applicationItems } from '../rules/checks/application-items.ts';
import { defineView } from './define-view.ts';
import { RegisterState, registerState } from './register-state.ts';

const Item = z.strictObject({
  id: z.string(),
  label: z.string(),
  /** The statute's own words. */
  words: z.string(),
  citation: z.string(),
  stands: ItemStands,
});

/** The items with their labels and the statute's words, in the order of the state's form. */
const withWords = (readings: readonly Readonly<ItemReading>[]): z.infer<typeof Item>[] =>
  readings.flatMap(({ item, stands }) => {
    const known = applicationItems.find((i) => i.id === item);
    return known
      ? [{ id: item, label: known.label, words: known.words, citation: citationText(known.citation), stands }]
      : [];
  });

/** Every printing of every envelope of the line, in order. */
const printingsOf = (register: Register, a: DeepReadonly<Application>) =>
  ballotsOf(register, a).flatMap(({ printings }) => printings);

/** One of hers, newest last. Only the newest can be taken back; the ones before it stand under it. */
const Step = z.strictObject({
  kind: z.enum(['recorded', 'determined']),
  at: RecordedAt,
  act: ActId,
});

function stepsOf(a: DeepReadonly<Application>): z.infer<typeof Step>[] {
  const { determination } = a;
  // The log holds no act under any other kind of name: it was read when the act was sent.
  const step = (kind: z.infer<typeof Step>['kind'], at: RecordedAt, act: string) => ({ kind, at, act: act as ActId });
  return [
    step('recorded', a.recordedAt, a.act),
    ...(determination ? [step('determined', determination.decidedAt, determination.act)] : []),
  ];
}

/** No ballot can come of a paper that was too late, whatever it lacks. */
function whatNow({ finding, items }: DeepReadonly<Application>): string {
  const missing = missingInWords(items);
  if (missing === null || finding.outcome === 'too-late') return finding.whatNow;
  return `Tell the voter today what is missing: ${missing}. ${finding.whatNow}`;
}

export const mailBallotApplication = defineView({
  name: 'mail-ballots.application',
  title: 'One application',
  input: z.strictObject({ election: ElectionId, number: Serial }),
  output: z.strictObject({
    number: Serial,
    name: z.string(),
    application: AbsenteeApplication,
    finding: TimingFinding,
    items: z.array(Item),
    /** “8 of 9 things the law asks for are there. Missing: …” */
    sentence: z.string(),
    /** What the clerk does now: first about what is missing, then what the day of receipt asks for. */
    whatNow: z.string(),
    state: RegisterState,
    /** Incomplete or not in time: whoever finds it qualified all the same says why. */
    qualifiedNeedsReason: z.boolean(),
    recordedAt: RecordedAt,
    determination: z
      .strictObject({ qualified: z.boolean(), reason: z.string().nullable(), decidedAt: RecordedAt })
      .nullable(),
    envelope: Serial.nullable(),
    printings: z.array(z.strictObject({ stock: z.enum(['#10', '6x9']), sha256: z.string(), printedAt: RecordedAt })),
    steps: z.array(Step),
    /** What the county's list said when the application was recorded; null where the voter was typed by hand. */
    voter: VoterSnapshot.nullable(),
  }),
  refusals: ['no-such-election', 'no-such-record'],
  answer: (state, input) => {
    const election = electionOf(state, input.election);
    if (!election.ok) return election;
    const a = election.value.mailBallots.applications.get(input.number);
    if (!a) return noSuchRecord('application', input.number, 'number');
    const { mailBallots: register } = election.value;
    const { number, application, finding, recordedAt, determination: decided } = a;
    return ok({
      ...{ number, application, finding, recordedAt },
      envelope: a.ballots.at(-1) ?? null,
      determination: decided && { qualified: decided.qualified, reason: decided.reason, decidedAt: decided.decidedAt },
      printings: printingsOf(register, a).map(({ stock, sha256, printedAt }) => ({ stock, sha256, printedAt })),
      name: nameInList(application.name),
      items: withWords(a.items),
      sentence: completenessInWords(a.items),
      whatNow: whatNow(a),
      state: registerState(election.value, a),
      qualifiedNeedsReason: qualifiedNeedsReason(a),
      steps: stepsOf(a),
      voter: a.voter && { ...a.voter, mail: [...a.voter.mail] },
    });
  },
});

const NameSoFar = z.strictObject({
  surname: OptionalLine,
  given: OptionalLine,
  middle: OptionalLine,
  suffix: OptionalLine,
});
/** What is typed so far: the name may still be empty, and the day and the way it came may still be unknown. */
const ApplicationSoFar = z.strictObject({
  ...AbsenteeApplication.shape,
  name: NameSoFar,
  received: HappenedOn.nullable(),
  cameBy: CameBy.nullable(),
});

export const wouldFind = defineView({
  name: 'mail-ballots.would-find',
  title: 'What would be found about an application before it is recorded',
  input: z.strictObject({ election: ElectionId, application: ApplicationSoFar }),
  output: z.strictObject({
    /** The number it would get, if nobody records another one meanwhile. */
    number: Serial,
    /** Null until the day, which has come, and the way it came are known. */
    finding: TimingFinding.nullable(),
    items: z.array(Item),
    complete: z.boolean(),
    /** “8 of 9 things the law asks for are there. Missing: …” */
    sentence: z.string(),
  }),
  refusals: ['no-such-election', 'register-closed'],
  answer: (state, { election: id, application }, { today }) => {
    const election = electionOf(state, id);
    if (!election.ok) return election;
    const { received, cameBy } = application;
    const known = received !== null && cameBy !== null && !isAfter(received.day, today); // of a day to come nothing is true yet
    // The items do not depend on when and how it came: anything will do in place of what is not known yet.
    const whole = { ...application, received: received ?? { day: today, time: null }, cameBy: cameBy ?? 'mail' };
    const found = assessApplication(state.office, election.value, whole, today);
    if (!found.ok) return refuse('register-closed', found.error, 'election');
    const { finding, items, complete, sentence } = found.value;
    return ok({
      ...{ complete, sentence, items: withWords(items) },
      finding: known ? finding : null,
      number: election.value.mailBallots.nextApplication,
    });
  },
});
