// One line of the register: the paper as it was taken in, what was found and noted, what was decided, what else is of her.
import { z } from 'zod';
import { papersThatFit } from '../commands/application-paper-facts.ts';
import { firstLineOf } from '../commands/earlier-of-voter.ts';
import type { Register } from '../commands/line-and-ballots.ts';
import { electionOf, noSuchRecord } from '../commands/no-such-record.ts';
import { qualifiedNeedsReason } from '../commands/qualified-needs-reason.ts';
import type { DeepReadonly } from '../deep-readonly.ts';
import { ItemStands, ListFound, MailApplication } from '../domain/application.ts';
import { EnvelopePiece, EnvelopeStock } from '../domain/envelope.ts';
import { HappenedOn, KeptFinding, TimingFinding } from '../domain/finding.ts';
import { ActId, ElectionId, Serial } from '../domain/ids.ts';
import { LineKind } from '../domain/line-basis.ts';
import type { MailBallotKind } from '../domain/mail-ballot.ts';
import { nameInList } from '../domain/person-name.ts';
import { PlainDate } from '../domain/plain-date.ts';
import { RecordedAt } from '../domain/recorded-at.ts';
import { VoterSnapshot } from '../domain/voter.ts';
import { citationText } from '../law/citation.ts';
import { ApplicationPaperKind } from '../records/application-papers.ts';
import type { ItemReading } from '../records/application-shape.ts';
import { ballotsOf } from '../records/mail-ballot-standing.ts';
import type { Application } from '../records/mail-ballots.ts';
import { ok } from '../result.ts';
import { completenessInWords, missingInWords } from '../rules/checks/application-complete.ts';
import { applicationItems, citationOfItem, wordsOfItem } from '../rules/checks/application-items.ts';
import { refusalReasons } from '../rules/refusal-reasons.ts';
import { basisInWords } from '../words/line-basis.ts';
import { defineView } from './define-view.ts';
import { RegisterState, registerState } from './register-state.ts';

export const Item = z.strictObject({
  id: z.string(),
  label: z.string(),
  /** The statute's own words. */
  words: z.string(),
  citation: z.string(),
  stands: ItemStands,
});

/** The items with their labels and the law's words, in the order of the state's form. */
export const withWords = (readings: readonly Readonly<ItemReading>[], kind: MailBallotKind): z.infer<typeof Item>[] =>
  readings.flatMap(({ item, stands }) => {
    const known = applicationItems.find((i) => i.id === item);
    if (!known) return [];
    const citation = citationText(citationOfItem(known, kind));
    return [{ id: item, label: known.label, words: wordsOfItem(known, kind), citation, stands }];
  });

/** Every printing of every envelope of the line, in order. */
const printingsOf = (register: Register, a: DeepReadonly<Application>) =>
  ballotsOf(register, a).flatMap(({ printings }) => printings);

/** One of hers, newest last. Only the newest can be taken back; the ones before it stand under it. */
const Step = z.strictObject({
  kind: z.enum(['recorded', 'determined', 'paper-printed']),
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
    ...a.papers.map(({ printedAt, act }) => step('paper-printed', printedAt, act)),
  ].sort((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0));
}

/** No ballot can come of a paper that was too late, whatever it lacks. */
function whatNow({ finding, items }: DeepReadonly<Application>): string {
  const missing = missingInWords(items);
  if (missing === null || finding.outcome === 'too-late') return finding.whatNow;
  return `Tell the voter today what is missing: ${missing}. ${finding.whatNow}`;
}

const EnvelopePrinting = z.strictObject({
  ...{ piece: EnvelopePiece, stock: EnvelopeStock, sha256: z.string(), printedAt: RecordedAt },
});

export const mailBallotApplication = defineView({
  name: 'mail-ballots.application',
  title: 'One application',
  input: z.strictObject({ election: ElectionId, number: Serial }),
  output: z.strictObject({
    number: Serial,
    name: z.string(),
    application: MailApplication,
    kind: LineKind,
    /** What puts it on the register, where that is no application for this election; null where it is. */
    basis: z.string().nullable(),
    finding: TimingFinding,
    notes: z.array(KeptFinding),
    /** Other lines of the same voter, as the clerk said or as the county’s number says: one live ballot for all of them. */
    sameVoter: z.array(z.strictObject({ number: Serial, kind: LineKind, received: PlainDate })),
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
      .strictObject({
        ...{ qualified: z.boolean(), reason: z.string().nullable(), decidedAt: RecordedAt },
        ...{ list: ListFound.nullable(), on: HappenedOn.nullable() },
      })
      .nullable(),
    /** Reasons she may have to refuse, in words of hers to change; `onlyIf`: where that was found on the county’s list. */
    reasons: z.array(z.strictObject({ onlyIf: ListFound.nullable(), words: z.string(), citation: z.string() })),
    /** Taken in before the program was here; when its ballot was sent on, where that is known. */
    before: z.strictObject({ sentOn: PlainDate.nullable() }).nullable(),
    /** Papers that fit how it stands now, the most needed first. */
    fitting: z.array(ApplicationPaperKind),
    papers: z.array(z.strictObject({ number: Serial, paper: z.string(), sha256: z.string(), printedAt: RecordedAt })),
    envelope: Serial.nullable(),
    printings: z.array(EnvelopePrinting),
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
    const { number, application, finding, recordedAt, determination: decided, kind, basis, before } = a;
    const { mailBallots: register } = election.value;
    const lines = [...election.value.mailBallots.applications.values()];
    const voter = firstLineOf(a);
    return ok({
      ...{ number, application, finding, recordedAt, kind, before },
      envelope: a.ballots.at(-1) ?? null,
      basis: basis.by === 'application' ? null : basisInWords(basis),
      notes: a.notes.map((note) => ({ ...note, readings: [...note.readings], citations: [...note.citations] })),
      sameVoter: lines
        .filter((line) => line.number !== number && firstLineOf(line) === voter)
        .map((line) => ({ number: line.number, kind: line.kind, received: line.application.received.day })),
      determination: decided && withoutAct(decided),
      printings: printingsOf(register, a).map(({ piece, stock, sha256, printedAt }) => ({
        piece,
        stock,
        sha256,
        printedAt,
      })),
      fitting: papersThatFit(a),
      papers: a.papers.map(({ act: _, ...paper }) => paper),
      name: nameInList(application.name),
      items: withWords(a.items, application.kind),
      sentence: completenessInWords(a.items),
      whatNow: whatNow(a),
      state: registerState(election.value, a),
      qualifiedNeedsReason: qualifiedNeedsReason(a, null),
      reasons: refusalReasons(application, a),
      steps: stepsOf(a),
      voter: a.voter && { ...a.voter, mail: [...a.voter.mail] },
    });
  },
});

const withoutAct = ({ act: _, ...decided }: DeepReadonly<NonNullable<Application['determination']>>) => decided;
