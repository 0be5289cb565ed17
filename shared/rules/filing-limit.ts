// The last day for one paper of the nominations, with every reading of it: out of the calendar, or counted from the filing
// the paper is about.
import type { FilingKind, NominationKind } from '../domain/filing.ts';
import type { Reading } from '../domain/finding.ts';
import type { PlainDate } from '../domain/plain-date.ts';
import { deadlineOfElection } from './calendar.ts';
import { endOfPeriod } from './checks/period.ts';
import { type PeriodId, periodOf } from './checks/periods.ts';
import type { AskedQuestion, Deadline } from './deadline.ts';
import type { ElectionFacts } from './election-facts.ts';
import { datesOfNomination } from './filing-dates.ts';

/** The nomination a paper goes back to, and when that one was filed. */
export interface NominationFiled {
  readonly kind: NominationKind;
  readonly day: PlainDate;
}
/** `readings`: other days the last day may be, the program going by `last` until somebody has said. */
export interface FilingLimit {
  readonly id: string;
  readonly version: number;
  readonly title: string;
  readonly last: PlainDate;
  readonly readings: readonly Reading[];
  readonly questions: readonly AskedQuestion[];
  readonly citations: readonly string[];
}

const ofDate = ({ id, ruleVersion, title, date, alternatives, openQuestions, citations }: Deadline): FilingLimit => ({
  ...{ id, title, citations, version: ruleVersion, last: date },
  ...{ readings: alternatives, questions: openQuestions },
});

/** A time that runs from the day of a filing, or from another act of that day. */
export function limitFrom(id: PeriodId, began: PlainDate, { closedDays }: ElectionFacts): FilingLimit {
  const period = periodOf(id);
  const { limit, readings, openQuestions, citations, checkVersion } = endOfPeriod(period, began, closedDays);
  return {
    ...{ id, citations, readings, title: period.title, version: checkVersion },
    ...{ last: limit ?? began, questions: openQuestions },
  };
}

export const limitOfDate = (id: string, facts: ElectionFacts): FilingLimit | null => {
  const found = deadlineOfElection(id, facts);
  return found && ofDate(found);
};

function declineBy({ kind, day }: NominationFiled, facts: ElectionFacts): FilingLimit | null {
  const { decline } = datesOfNomination[kind];
  return typeof decline === 'string' ? limitOfDate(decline, facts) : limitFrom(decline.period, day, facts);
}

/** The last day for a paper of that kind; null where none can be counted, such as one about no filing on record. */
export function filingLimit(kind: FilingKind, about: NominationFiled | null, facts: ElectionFacts): FilingLimit | null {
  switch (kind) {
    case 'party-certificate':
    case 'designating-petition':
    case 'independent-petition':
      return limitOfDate(datesOfNomination[kind].lastFile, facts);
    case 'acceptance':
    case 'declination':
      return about && declineBy(about, facts);
    case 'substitution': {
      const vacancy = about && datesOfNomination[about.kind].vacancy;
      return vacancy === null ? null : limitOfDate(vacancy, facts);
    }
    case 'objection':
      return about && limitOfDate(datesOfNomination[about.kind].objection, facts);
    case 'specifications':
      return about && limitOfDate(datesOfNomination[about.kind].specification, facts);
    case 'lot-demand':
      return about && limitFrom('lot-demanded', about.day, facts);
  }
}
