// Which elections a rule is for, in the few ways that occur again and again.
import { addDays, monthOf, yearOf } from '../domain/plain-date.ts';
import { generalElectionDay } from '../law/public-holidays.ts';
import type { ElectionFacts } from './election-facts.ts';

/** The village clerk conducts it, or nobody has found out yet: then everything is shown. */
export const clerkRun = ({ conductedBy }: ElectionFacts): boolean => conductedBy !== 'county-board';

/** Candidates are nominated: a run-off has its candidates already, and a referendum has none. */
export const nominates = (facts: ElectionFacts): boolean =>
  clerkRun(facts) && (facts.kind === 'general' || facts.kind === 'special');

/** Officers are elected. */
export const electsOfficers = ({ kind }: ElectionFacts): boolean => kind !== 'referendum';

/**
 * A run-off in the first weeks of a month may vote off a tie of the month before; a tie of the same month leaves the term
 * where it was. Known where the tied election is on record, else as far as the days between the two allow it.
 */
export function tieOfTheMonthBefore({ kind, pollDay, tiedOn }: ElectionFacts): boolean {
  if (kind !== 'run-off') return false;
  return monthOf(tiedOn ?? addDays(pollDay, -21)) !== monthOf(pollDay);
}

/** The county board conducts it on the day of the general election in November: then the hours are not the village’s. */
export const withTheGeneralElection = ({ conductedBy, calendarAnchor }: ElectionFacts): boolean =>
  conductedBy === 'county-board' && String(calendarAnchor) === String(generalElectionDay(yearOf(calendarAnchor)));

/** The village register is made up at a registration day of its own, as far as anybody has said. */
export const hasRegistrationDay = (facts: ElectionFacts): boolean =>
  nominates(facts) && facts.registration !== 'opted-out';
