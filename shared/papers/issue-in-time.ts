// The issue of the newspaper a notice can still stand in.
import type { PlainDate } from '../domain/plain-date.ts';
import { isAfter, isBefore } from '../domain/plain-date.ts';
import { copyDeadline, nextIssueFrom } from '../rules/checks/last-issue-in-time.ts';
import type { PaperContext } from './define-desk-paper.ts';

/** The last issue on or before `lastDay` that has not come out yet; null where there is none, or no newspaper on record. */
export function issueInTime({ office, today }: PaperContext, lastDay: PlainDate | null): PlainDate | null {
  if (office.newspaper === null) return null;
  if (lastDay === null) return nextIssueFrom(office.newspaper.issueDays, today, office.holidays);
  const found = copyDeadline(office.newspaper, lastDay, office.holidays);
  return found === null || isBefore(found.issue, today) ? null : found.issue;
}

/** The next issue from the day after `day`, and whether it is still in time. */
export function nextIssue({ office }: PaperContext, day: PlainDate, lastDay: PlainDate | null) {
  if (office.newspaper === null) return null;
  const issue = nextIssueFrom(office.newspaper.issueDays, day, office.holidays);
  return issue === null ? null : { issue, late: lastDay !== null && isAfter(issue, lastDay) };
}
