// Which elections a rule is for, in the few ways that occur again and again.
import type { ElectionFacts } from './election-facts.ts';

/** The village clerk conducts it, or nobody has found out yet: then everything is shown. */
export const clerkRun = ({ conductedBy }: ElectionFacts): boolean => conductedBy !== 'county-board';

/** Candidates are nominated: a run-off has its candidates already, and a referendum has none. */
export const nominates = (facts: ElectionFacts): boolean =>
  clerkRun(facts) && (facts.kind === 'general' || facts.kind === 'special');

/** Officers are elected. */
export const electsOfficers = ({ kind }: ElectionFacts): boolean => kind !== 'referendum';

/** Officers are elected for a term that is still to begin; that of a run-off’s winner may have begun already. */
export const beginsTerms = ({ kind }: ElectionFacts): boolean => kind === 'general' || kind === 'special';

/** The village register is made up at a registration day of its own, as far as anybody has said. */
export const hasRegistrationDay = (facts: ElectionFacts): boolean =>
  nominates(facts) && facts.registration !== 'opted-out';
