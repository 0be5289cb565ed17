// How an application for a mail ballot reached the clerk. How it came and how the ballot is wanted are two questions.
import type { CameBy, Wants } from '../domain/application.ts';
import type { HappenedOn } from '../domain/finding.ts';
import type { MailBallotKind } from '../domain/mail-ballot.ts';
import { yearOf } from '../domain/plain-date.ts';
import { citationText, electionLaw } from '../law/citation.ts';
import type { ElectionFacts } from './election-facts.ts';

export interface ApplicationArrival {
  readonly kind: MailBallotKind;
  /** An early-mail application for all remaining elections of the calendar year (§15-119(4)(c)). */
  readonly restOfYear: boolean;
  /** As told; the hour is null where nobody noted it. */
  readonly received: Readonly<HappenedOn>;
  readonly cameBy: CameBy;
  readonly wants: Exclude<Wants, 'not-said'>;
}

/** Whether somebody stood at the counter with it: the voter, or whoever brought it for the voter. */
export const broughtInPerson = ({ cameBy }: Pick<ApplicationArrival, 'cameBy'>): boolean =>
  cameBy === 'applicant-in-person' || cameBy === 'agent-in-person';

/** Where the limits of its kind stand: §15-120(5) or §15-119(7). */
export const limitsCited = ({ kind }: ApplicationArrival): string[] => [
  citationText(kind === 'absentee' ? electionLaw('15-120', '5') : electionLaw('15-119', '7')),
];
/** The same with what is mailed and handed over: §15-120(6) or §15-119(8). */
export const handOverCited = (arrival: ApplicationArrival): string[] => [
  ...limitsCited(arrival),
  citationText(arrival.kind === 'absentee' ? electionLaw('15-120', '6') : electionLaw('15-119', '8')),
];

type Asked = Pick<ApplicationArrival, 'kind' | 'restOfYear' | 'received'>;
const asksForRestOfYear = ({ kind, restOfYear }: Asked): boolean => kind === 'early-mail' && restOfYear;

/** It asks for all remaining elections of the calendar year in which it came, and this election is one of them. */
export const reachesAllYear = (asked: Asked, { calendarAnchor }: Pick<ElectionFacts, 'calendarAnchor'>): boolean =>
  asksForRestOfYear(asked) && yearOf(asked.received.day) === yearOf(calendarAnchor);

/** It asks for all remaining elections of a calendar year that ends before this election. */
export const asksForAYearBefore = (asked: Asked, { calendarAnchor }: Pick<ElectionFacts, 'calendarAnchor'>): boolean =>
  asksForRestOfYear(asked) && yearOf(asked.received.day) < yearOf(calendarAnchor);
