// One office as the election's page shows it: with its term counted out, what is odd about it, and what the law says
// about the vacancy it fills.
import { z } from 'zod';
import type { ElectionState, OfficeView } from '../commands/define-command.ts';
import { factsOfElection } from '../commands/facts-of-election.ts';
import type { DeepReadonly } from '../deep-readonly.ts';
import { Serial } from '../domain/ids.ts';
import { Office } from '../domain/office.ts';
import { PlainDate } from '../domain/plain-date.ts';
import type { NumberedOffice } from '../records/election-file.ts';
import { deadlineOfElection } from '../rules/calendar.ts';
import { LawFinding } from '../rules/checks/law-finding.ts';
import { vacancyAppointment } from '../rules/checks/vacancy.ts';
import { AskedQuestion } from '../rules/deadline.ts';
import { officialYearEnds, termFromUntil, termOver, termQuestion } from '../rules/official-year.ts';

/** When the terms filled at this election begin, at noon; null where it elects no officers. */
export const Terms = z.strictObject({
  begins: PlainDate.nullable(),
  citations: z.array(z.string()),
  openQuestions: z.array(AskedQuestion),
  /** On which day a term of one, two … ten official years ends; empty where none begins. */
  over: z.array(PlainDate),
  /** The next days on which the rest of a term can end: an official year does. */
  yearEnds: z.array(PlainDate),
});
export type Terms = z.infer<typeof Terms>;

export const OfficeOnFile = z.strictObject({
  number: Serial,
  ...Office.shape,
  /** “two official years from noon, Monday, April 5, 2027, until noon, Monday, April 2, 2029” */
  termInWords: z.string(),
  termQuestion: z.strictObject({ sentence: z.string(), citations: z.array(z.string()) }).nullable(),
  /** Village Law §3-312(3), where the day of the vacancy is on record. */
  appointment: LawFinding.nullable(),
});

export function termsOf(office: OfficeView, election: ElectionState): Terms {
  const date = deadlineOfElection('term-begins', factsOfElection(office, election));
  if (date === null) return { begins: null, citations: [], openQuestions: [], over: [], yearEnds: [] };
  return {
    begins: date.date,
    citations: date.citations,
    openQuestions: date.openQuestions,
    over: Array.from({ length: 10 }, (_, n) => termOver(date.date, n + 1)),
    yearEnds: officialYearEnds(date.date, office.electionRule.month, 4),
  };
}

export function officeOnFile(
  office: DeepReadonly<NumberedOffice>,
  { begins }: Terms,
  electionMonth: number,
): DeepReadonly<z.infer<typeof OfficeOnFile>> {
  const facts = { begins, electionMonth };
  const vacantOn = office.vacancy?.vacantOn ?? null;
  return {
    ...office,
    termInWords: termFromUntil(office, facts),
    termQuestion: termQuestion(office, facts),
    appointment: vacantOn === null ? null : vacancyAppointment(vacantOn, electionMonth),
  };
}
