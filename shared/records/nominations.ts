// Who is duly nominated for what, as simple records typed by the clerk; the filing book of a later step supersedes them.
import { z } from 'zod';
import type { DeepReadonly } from '../deep-readonly.ts';
import { addressInline } from '../domain/address.ts';
import { Serial } from '../domain/ids.ts';
import { Candidate } from '../domain/office.ts';
import { sentence } from '../words/sentence.ts';
import { type Change, changesOf } from './change.ts';
import { defineEvent } from './define-event.ts';
import { put, Removal } from './numbered.ts';

/** `office` is the number of the office on the ballot; `order` is the order of entry until the ballot order is settled. */
export interface NumberedCandidate extends Candidate {
  number: number;
  office: number;
}
export interface Nominations {
  candidates: NumberedCandidate[];
  nextCandidate: number;
}
export const emptyNominations = (): Nominations => ({ candidates: [], nextCandidate: 1 });

const group = 'nominations' as const;

const candidateChanges = (before: DeepReadonly<NumberedCandidate> | undefined, after: Candidate | null): Change[] =>
  changesOf([
    ['Name on the ballot', before?.ballotName, after?.ballotName],
    ['Residence', before && addressInline(before.residence), after && addressInline(after.residence)],
    ['Party or body', before?.party, after?.party],
  ]);

const NumberedCandidateSchema = z.strictObject({ number: Serial, office: Serial, candidate: Candidate });
export const candidateSaved = defineEvent<Nominations, z.infer<typeof NumberedCandidateSchema>>({
  type: 'candidate-saved',
  version: 1,
  group,
  schema: NumberedCandidateSchema,
  subjects: (p) => [`candidate:${p.number}`],
  restsOn: (p) => [`office-on-ballot:${p.office}`],
  apply: (s, p) => {
    put(s.candidates, { number: p.number, office: p.office, ...p.candidate });
    s.nextCandidate = Math.max(s.nextCandidate, p.number + 1);
  },
  applyUndone: (s, p) => {
    s.nextCandidate = Math.max(s.nextCandidate, p.number + 1);
  },
  say: (before, p) => {
    const earlier = before.candidates.find((c) => c.number === p.number);
    if (!earlier) return `Added: candidate ${p.candidate.ballotName}.`;
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
  },
  say: (before, p) =>
    `Removed: candidate ${before.candidates.find((c) => c.number === p.number)?.ballotName ?? `number ${p.number}`}. Reason: ${sentence(p.reason)}`,
  change: (before, p) =>
    candidateChanges(
      before.candidates.find((c) => c.number === p.number),
      null,
    ),
});
