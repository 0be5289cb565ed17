// What shows afterwards that a date was kept, by kind: a page of the newspaper, copies on walls, the minutes. A date that
// is not listed is shown by something else, in words.
import type { ProofKind } from '../domain/duty.ts';
import { isPropositionNotice } from './proposition-notice.ts';

const kinds: Readonly<Record<string, readonly ProofKind[]>> = {
  'district-resolution': ['adopted'],
  'polling-resolution': ['adopted'],
  'appoint-inspectors': ['adopted'],
  'registration-opt-out': ['adopted'],
  'registration-resolution': ['adopted'],
  'second-registration-day-resolution': ['adopted'],
  'offices-notice': ['published'],
  'election-notice-published': ['published'],
  'election-notice-posted': ['posted'],
  'march-18-published': ['published'],
  'registration-resolution-published': ['published', 'posted'],
  'caucus-notice-published': ['published'],
  'caucus-notice-posted': ['posted'],
  'caucus-notice-posted-first-day': ['posted'],
  'primary-notice-first-week': ['published'],
  'primary-notice-second-week': ['published'],
};

/** The proofs to ask for, in the order of the form; any other is taken as well. */
export const proofKindsOf = (id: string): readonly ProofKind[] =>
  isPropositionNotice(id) ? ['published', 'posted'] : (Object.hasOwn(kinds, id) && kinds[id]) || ['other'];
