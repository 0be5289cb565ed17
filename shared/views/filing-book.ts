// The filing book as a list, a line for each paper in the order in which they came, and what is needed to record the next one.
import { z } from 'zod';
import { factsOfElection } from '../commands/facts-of-election.ts';
import { electionOf } from '../commands/no-such-record.ts';
import { signaturesNeeded } from '../commands/signatures-needed.ts';
import type { DeepReadonly } from '../deep-readonly.ts';
import { FilingKind, PersonNamed } from '../domain/filing.ts';
import { ElectionId, Serial } from '../domain/ids.ts';
import { inOrder } from '../domain/name-order.ts';
import { PlainDate } from '../domain/plain-date.ts';
import { WallTime } from '../domain/wall-time.ts';
import { type FilingOnRecord, waitsForDecision } from '../records/filings.ts';
import { SignatureBase } from '../records/signature-base.ts';
import { ok } from '../result.ts';
import { nominates } from '../rules/applies-to.ts';
import { decisionWords, filingKindWords } from '../words/filings.ts';
import { listInWords } from '../words/lists.ts';
import { defineView } from './define-view.ts';
import { headlineOf, officeOfPerson, officeTitle, Weight, weightOf } from './filing-shapes.ts';

export const BookRow = z.strictObject({
  number: Serial,
  day: PlainDate,
  time: WallTime.nullable(),
  kind: FilingKind,
  what: z.string(),
  party: z.string(),
  by: z.string(),
  /** Whom it is for: “Ada Lovell (Trustee)”. */
  persons: z.string(),
  /** The same, to be taken over by a paper about this one. */
  named: z.array(PersonNamed),
  about: Serial.nullable(),
  /** The weightiest of what was found, and in how many words it is said on the list. */
  weight: Weight,
  finding: z.string(),
  /** “on the list of candidates”; null for a paper that puts nobody on it. */
  decision: z.string().nullable(),
  waits: z.boolean(),
});

const order = ['danger', 'warning', 'success', 'info'] as const;

/** The one thing about a paper that the list says: the gravest; where all is well, that it is in time. */
function gravest({ findings }: DeepReadonly<FilingOnRecord>): { weight: Weight; finding: string } {
  const [first] = findings.toSorted((a, b) => order.indexOf(weightOf(a)) - order.indexOf(weightOf(b)));
  return first ? { weight: weightOf(first), finding: headlineOf(first) } : { weight: 'info', finding: '' };
}

export const filingBook = defineView({
  name: 'nominations.book',
  title: 'The filing book',
  input: z.strictObject({ election: ElectionId }),
  output: z.strictObject({
    rows: z.array(BookRow),
    undecided: z.number().int(),
    /** The number of the next filing, unless another one is recorded meanwhile. */
    next: Serial,
    offices: z.array(z.strictObject({ number: Serial, title: z.string() })),
    /** Why no nominations are filed here for this election; null where they are. */
    closedBecause: z.string().nullable(),
    needed: z.strictObject({
      count: z.number().int().nullable(),
      sentence: z.string(),
      readings: z.array(z.strictObject({ count: z.number().int(), reading: z.string() })),
      citations: z.array(z.string()),
      base: SignatureBase.nullable(),
    }),
  }),
  refusals: ['no-such-election'],
  answer: (state, input) => {
    const election = electionOf(state, input.election);
    if (!election.ok) return election;
    const { nominations, file } = election.value;
    const filings = [...nominations.filings.values()].toSorted((a, b) => inOrder(whenOf(a), whenOf(b)));
    const needed = signaturesNeeded(election.value);
    return ok({
      rows: filings.map((one) => ({
        number: one.number,
        ...one.filing.received,
        kind: one.filing.kind,
        what: filingKindWords[one.filing.kind],
        party: one.filing.party,
        by: one.filing.filedBy,
        persons: listInWords(one.filing.persons.map((p) => `${p.name} (${officeOfPerson(p, election.value)})`)),
        named: one.filing.persons.map((p) => ({ ...p, residence: p.residence && { ...p.residence } })),
        about: one.filing.about,
        ...gravest(one),
        decision: decisionOf(one),
        waits: waitsForDecision(one),
      })),
      undecided: filings.filter(waitsForDecision).length,
      next: nominations.nextFiling,
      offices: file.offices.map((office) => ({ number: office.number, title: officeTitle(office) })),
      closedBecause: nominates(factsOfElection(state.office, election.value))
        ? null
        : 'Nobody is nominated here for this election: a run-off has its candidates, a vote on a proposition has none, and what the county board conducts is filed with the county board.',
      needed: {
        count: needed?.count ?? null,
        sentence:
          needed?.sentence ??
          'How many signatures an independent petition needs follows from the population of the village at the last federal census, which is not on record yet.',
        readings: (needed?.readings ?? []).map(({ count, reading }) => ({ count, reading })),
        citations: [...(needed?.citations ?? ['Election Law §15-108(6)'])],
        base: nominations.signatureBase,
      },
    });
  },
});

/** By the minute as told, and within one by number; a paper without an hour before the others of its day. */
const whenOf = ({ filing: { received }, number }: DeepReadonly<FilingOnRecord>): string =>
  `${received.day} ${received.time ?? ''} ${String(number).padStart(7, '0')}`;

const decisionOf = (one: DeepReadonly<FilingOnRecord>): string | null =>
  one.decision === null
    ? waitsForDecision(one)
      ? decisionWords.undecided
      : null
    : decisionWords[one.decision.decision];
