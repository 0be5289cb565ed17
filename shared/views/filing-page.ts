// One paper of the filing book: what it says, what was found, what was decided, what follows from it and by when.
import { z } from 'zod';
import { nominationOf } from '../commands/assess-filing.ts';
import type { ElectionState } from '../commands/define-command.ts';
import { factsOfElection } from '../commands/facts-of-election.ts';
import { filingChain } from '../commands/filing-chain.ts';
import { electionOf, noSuchRecord } from '../commands/no-such-record.ts';
import type { DeepReadonly } from '../deep-readonly.ts';
import { Filing, FilingDecision, isDecided, Standing } from '../domain/filing.ts';
import { Reading } from '../domain/finding.ts';
import { ActId, ElectionId, Serial } from '../domain/ids.ts';
import { PlainDate } from '../domain/plain-date.ts';
import { RecordedAt } from '../domain/recorded-at.ts';
import { anyCandidate } from '../records/candidate-standing.ts';
import { type FilingOnRecord, waitsForDecision } from '../records/filings.ts';
import { ok } from '../result.ts';
import { AskedQuestion } from '../rules/deadline.ts';
import { filingInWords } from '../words/filings.ts';
import { capital } from '../words/sentence.ts';
import { defineView } from './define-view.ts';
import { FilingRef, filingRef, officeOfPerson, WeighedFinding, weighed } from './filing-shapes.ts';

const Chain = z.strictObject({
  id: z.string(),
  title: z.string(),
  last: PlainDate,
  readings: z.array(Reading),
  questions: z.array(AskedQuestion),
  citations: z.array(z.string()),
  onlyIf: z.string().nullable(),
  done: z.array(FilingRef),
});
const Person = z.strictObject({
  name: z.string(),
  office: z.string(),
  /** Her number among the candidates, where this paper put her there; and how she stands. */
  candidate: Serial.nullable(),
  standing: Standing.nullable(),
});
const Printed = z.strictObject({
  number: Serial,
  paper: z.enum(['receipt', 'letter']),
  to: z.string(),
  printedAt: RecordedAt,
});

const Demand = z.strictObject({ office: Serial, by: z.string(), on: PlainDate, filedOn: PlainDate.nullable() });

type Known = DeepReadonly<FilingOnRecord>;

function personsOf(known: Known, election: ElectionState): z.infer<typeof Person>[] {
  const { candidates, former } = election.nominations;
  return known.filing.persons.map((person) => {
    const is = (one: { filing: number | null; ballotName: string; office: number }) =>
      one.filing === known.number && one.ballotName === person.name && one.office === person.office;
    const gone = former.find(({ candidate }) => is(candidate));
    const candidate = candidates.find(is) ?? gone?.candidate ?? null;
    return {
      name: person.name,
      office: officeOfPerson(person, election),
      candidate: candidate?.number ?? null,
      standing: candidate && (gone?.standing ?? 'stands'),
    };
  });
}

/** `declined`: which paper of the book says so, and its day; null where none does: the clerk then says why herself. */
const ToTakeOff = z.strictObject({
  number: Serial,
  name: z.string(),
  declined: z.strictObject({ filing: Serial, on: PlainDate }).nullable(),
});

type Candidacy = { readonly ballotName: string; readonly office: number };
/** Whoever is named for two offices may decline one of them. */
const namesFor = ({ persons }: Known['filing'], { ballotName, office }: Candidacy): boolean =>
  persons.some((one) => one.name === ballotName && (one.office === null || one.office === office));

/** Who still stands and is named by a declination, or whose place a certificate fills, who may have died or withdrawn. */
export function toTakeOff({ filing }: Known, { nominations }: ElectionState): z.infer<typeof ToTakeOff>[] {
  const root = nominationOf(filing.about, nominations.filings);
  const declinationOf = (one: Candidacy) => {
    const found = [...nominations.filings.values()].find(
      ({ filing: paper }) =>
        paper.kind === 'declination' &&
        nominationOf(paper.about, nominations.filings)?.number === root?.number &&
        namesFor(paper, one),
    );
    return found ? { filing: found.number, on: found.filing.received.day } : null;
  };
  return nominations.candidates
    .filter((one) =>
      filing.kind === 'declination'
        ? one.filing !== null && one.filing === root?.number && namesFor(filing, one)
        : filing.kind === 'substitution' && one.number === filing.replaces,
    )
    .map((one) => ({ number: one.number, name: one.ballotName, declined: declinationOf(one) }));
}

/** A demand for a drawing by lot, as the ballot page asks for it; null for other papers, and once a drawing is on record. */
function demandOf({ filing }: Known, { file, nominations }: ElectionState): z.infer<typeof Demand> | null {
  const [person] = filing.persons;
  const { day: on } = filing.received;
  if (filing.kind !== 'lot-demand' || !person) return null;
  const { office, name: by } = person;
  if (!file.offices.some(({ number }) => number === office)) return null;
  if (file.drawings.some((one) => one.office === office && one.demandedBy === by && one.demandedOn === on)) return null;
  const nomination = nominationOf(filing.about, nominations.filings);
  return office === null ? null : { office, by, on, filedOn: nomination?.filing.received.day ?? null };
}

export const filingPage = defineView({
  name: 'nominations.filing',
  title: 'One paper of the filing book',
  input: z.strictObject({ election: ElectionId, number: Serial }),
  output: z.strictObject({
    number: Serial,
    title: z.string(),
    filing: Filing,
    findings: z.array(WeighedFinding),
    persons: z.array(Person),
    about: FilingRef.nullable(),
    /** Papers that are about this one. */
    followers: z.array(FilingRef),
    replaces: z.string().nullable(),
    chain: z.array(Chain),
    decided: z.boolean(),
    waits: z.boolean(),
    decision: z.strictObject({ decision: FilingDecision, reason: z.string().nullable(), at: RecordedAt }).nullable(),
    toTakeOff: z.array(ToTakeOff),
    demand: Demand.nullable(),
    outcomes: z.array(z.strictObject({ on: PlainDate, words: z.string() })),
    corrections: z.array(z.strictObject({ at: RecordedAt, reason: z.string() })),
    /** Receipts and letters that were printed, the oldest first. */
    papers: z.array(Printed),
    recordedAt: RecordedAt,
    act: ActId,
  }),
  refusals: ['no-such-election', 'no-such-record'],
  answer: (state, input) => {
    const election = electionOf(state, input.election);
    if (!election.ok) return election;
    const { nominations } = election.value;
    const known = nominations.filings.get(input.number);
    if (!known) return noSuchRecord('filing', input.number, 'number');
    const { number, filing, decision, recordedAt } = known;
    const refOf = (n: number) => {
      const other = nominations.filings.get(n);
      return other ? [filingRef(other.filing, n)] : [];
    };
    const chain = filingChain(known, nominations.filings, factsOfElection(state.office, election.value));
    return ok({
      ...{ number, filing, recordedAt },
      title: capital(filingInWords(filing)),
      findings: weighed(known.findings),
      persons: personsOf(known, election.value),
      about: filing.about === null ? null : (refOf(filing.about)[0] ?? null),
      followers: [...nominations.filings.values()]
        .filter((one) => one.filing.about === number)
        .map((one) => filingRef(one.filing, one.number)),
      replaces: filing.replaces === null ? null : (anyCandidate(nominations, filing.replaces)?.ballotName ?? null),
      chain: chain.map(({ version: _, done, readings, questions, citations, ...one }) => ({
        ...one,
        readings: [...readings],
        questions: [...questions],
        citations: [...citations],
        done: done.flatMap(refOf),
      })),
      decided: isDecided(filing.kind),
      waits: waitsForDecision(known),
      decision: decision && { decision: decision.decision, reason: decision.reason, at: decision.at },
      toTakeOff: toTakeOff(known, election.value),
      demand: demandOf(known, election.value),
      outcomes: known.outcomes.map(({ on, words }) => ({ on, words })),
      papers: known.papers.map(({ number: of, paper, to, printedAt }) => ({ number: of, paper, to, printedAt })),
      corrections: known.corrections.map(({ at, reason }) => ({ at, reason })),
      // The log holds no act under any other kind of name: it was read when the act was sent.
      act: known.act as ActId,
    });
  },
});
