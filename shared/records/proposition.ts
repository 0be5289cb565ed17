// The propositions to be voted on at an election.
import { z } from 'zod';
import { Serial } from '../domain/ids.ts';
import { Proposition } from '../domain/office.ts';
import { defineEvent } from './define-event.ts';
import type { ElectionFile } from './election-file.ts';
import { put, Removal } from './numbered.ts';

const group = 'election-file' as const;

const NumberedPropositionSchema = z.strictObject({ number: Serial, proposition: Proposition });
export const propositionSaved = defineEvent<ElectionFile, z.infer<typeof NumberedPropositionSchema>>({
  type: 'proposition-saved',
  version: 1,
  group,
  schema: NumberedPropositionSchema,
  subjects: (p) => [`proposition:${p.number}`],
  apply: (s, p) => {
    put(s.propositions, { number: p.number, ...p.proposition });
    s.nextProposition = Math.max(s.nextProposition, p.number + 1);
  },
  applyUndone: (s, p) => {
    s.nextProposition = Math.max(s.nextProposition, p.number + 1);
  },
  say: (before, p) =>
    `${before.propositions.some((o) => o.number === p.number) ? 'Changed' : 'Added'}: proposition “${p.proposition.title}”.`,
});

export const propositionRemoved = defineEvent<ElectionFile, Removal>({
  type: 'proposition-removed',
  version: 1,
  group,
  schema: Removal,
  subjects: (p) => [`proposition:${p.number}`],
  apply: (s, p) => {
    s.propositions = s.propositions.filter((o) => o.number !== p.number);
  },
  say: (before, p) =>
    `Removed: proposition “${before.propositions.find((o) => o.number === p.number)?.title ?? p.number}”. Reason: ${p.reason}`,
});
