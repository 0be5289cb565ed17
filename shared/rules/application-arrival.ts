// How an application for a mail ballot reached the clerk. How it came and how the ballot is wanted are two questions.
import type { CameBy, Wants } from '../domain/application.ts';
import type { HappenedOn } from '../domain/finding.ts';

export interface ApplicationArrival {
  /** As told; the hour is null where nobody noted it. */
  readonly received: Readonly<HappenedOn>;
  readonly cameBy: CameBy;
  readonly wants: Exclude<Wants, 'not-said'>;
}

/** Whether somebody stood at the counter with it: the voter, or whoever brought it for the voter. */
export const broughtInPerson = ({ cameBy }: ApplicationArrival): boolean =>
  cameBy === 'applicant-in-person' || cameBy === 'agent-in-person';
