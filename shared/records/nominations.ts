// Who is duly nominated for what: those who stand now, those who no longer do, and the paper each of them came from.
import { z } from 'zod';
import type { DeepReadonly } from '../deep-readonly.ts';
import { addressInline } from '../domain/address.ts';
import { Serial } from '../domain/ids.ts';
import { Candidate } from '../domain/office.ts';
import { sentence } from '../words/sentence.ts';
import type { FormerCandidate } from './candidate-standing.ts';
import { type Change, changesOf } from './change.ts';
import { defineEvent } from './define-event.ts';
import { emptyFilingBook, type FilingBook } from './filings.ts';
import { put, Removal } from './numbered.ts';
import { emptySignatures, type SignaturesState } from './petition-signatures.ts';
import { emptySignatureBase, type SignatureBaseState } from './signature-base.ts';

/**
 * `office` is the number of the office on the ballot; the order is that of entry until the ballot order is settled.
 * `filing`: the paper of the book that names the person; null for one typed before the filing book.
 */
export interface NumberedCandidate extends Candidate {
  number: number;
  office: number;
  filing: number | null;
}
export interface Nominations extends FilingBook, SignatureBaseState, SignaturesState {
  /** Those who stand now, and nobody else. */
  candidates: NumberedCandidate[];
  /** Those who stood and no longer do, with why. */
  former: FormerCandidate[];
  nextCandidate: number;
}
export const emptyNominations = (): Nominations => ({
  candidates: [],
  former: [],
  nextCandidate: 1,
  ...emptyFilingBook(),
  ...emptySignatureBase(),
  ...emptySignatures(),
});

const group = 'nominations' as const;

const candidateChanges = (before: DeepReadonly<NumberedCandidate> | undefined, after: Candidate | null): Change[] =>
  changesOf([
    ['Name on the ballot', before?.ballotName, after?.ballotName],
    ['Residence', before && addressInline(before.residence), after && addressInline(after.residence)],
    ['Party or body', before?.party, after?.party],
  ]);

const NumberedCandidateSchema = z.strictObject({
  number: Serial,
  office: Serial,
  candidate: Candidate,
  filing: Serial.nullable(),
});
export const candidateSaved = defineEvent<Nominations, z.infer<typeof NumberedCandidateSchema>>({
  type: 'candidate-saved',
  version: 2,
  group,
  schema: NumberedCandidateSchema,
  // Version 1 knew no filing book: candidates were typed from the paper at hand.
  upcast: (older) => ({ ...Object(older), filing: null }),
  subjects: (p) => [`candidate:${p.number}`],
  restsOn: (p) => [`office-on-ballot:${p.office}`, ...(p.filing === null ? [] : [`filing:${p.filing}`])],
  apply: (s, p) => {
    s.former = s.former.filter((one) => one.candidate.number !== p.number);
    put(s.candidates, { number: p.number, office: p.office, filing: p.filing, ...p.candidate });
    s.nextCandidate = Math.max(s.nextCandidate, p.number + 1);
  },
  applyUndone: (s, p) => {
    s.nextCandidate = Math.max(s.nextCandidate, p.number + 1);
  },
  say: (before, p) => {
    const earlier = before.candidates.find((c) => c.number === p.number);
    if (!earlier)
      return `Added: candidate ${p.candidate.ballotName}${p.filing === null ? '' : `, named in filing ${p.filing}`}.`;
    return earlier.ballotName === p.candidate.ballotName
      ? `Changed: candidate ${p.candidate.ballotName}.`
      : `Changed: candidate ${earlier.ballotName} is now written ${p.candidate.ballotName}.`;
  },
  change: (before, p) =>
    candidateChanges(
      before.candidates.find((c) => c.number === p.number),
      p.candidate,
    ),
});

export const candidateRemoved = defineEvent<Nominations, Removal>({
  type: 'candidate-removed',
  version: 1,
  group,
  schema: Removal,
  subjects: (p) => [`candidate:${p.number}`],
  apply: (s, p) => {
    s.candidates = s.candidates.filter((c) => c.number !== p.number);
    s.former = s.former.filter((one) => one.candidate.number !== p.number);
  },
  say: (before, p) =>
    `Removed: candidate ${before.candidates.find((c) => c.number === p.number)?.ballotName ?? `number ${p.number}`}. Reason: ${sentence(p.reason)}`,
  change: (before, p) =>
    candidateChanges(
      before.candidates.find((c) => c.number === p.number),
      null,
    ),
});
