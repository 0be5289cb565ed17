// §15-104(2): a proposition that changes the date of the general village election. It takes effect at the next election
// regularly scheduled more than 120 days after its adoption, and the terms of some officers are extended.
import { isAfter, type PlainDate } from '../../domain/plain-date.ts';
import { citationText, electionLaw, villageLaw } from '../../law/citation.ts';
import { daysAfter } from '../../law/counting.ts';
import { longDay } from '../../words/days.ts';
import { type LawFinding, lawFinding } from './law-finding.ts';

const citations = [citationText(electionLaw('15-104', '2'))];

/** The first regularly scheduled election the proposition reaches: the 121st day after its adoption, or later. */
export function firstElectionAffected(adoptedOn: PlainDate, scheduled: readonly PlainDate[]): LawFinding {
  const limit = daysAfter(adoptedOn, 121);
  const first = [...scheduled].sort().find((day) => !isAfter(limit, day)) ?? null;
  return lawFinding({
    checkId: 'election-date-changed',
    outcome: first === null ? 'none-named' : 'affected',
    sentence:
      first === null
        ? `No election on or after ${longDay(limit)} was named. The change takes effect at the next election scheduled more than 120 days after its adoption on ${longDay(adoptedOn)}.`
        : `The change takes effect at the election scheduled for ${longDay(first)}, the first that is more than 120 days after its adoption on ${longDay(adoptedOn)}. Elections before it are held on their old day.`,
    happenedOn: first,
    limit,
    citations,
    openQuestions: [whichYear],
  });
}

const whichYear = {
  question: 'When the new date comes earlier in the year than the old one, in which year is it first used?',
  safer: 'In the year of the election named here; confirm it, and write it into the notice of the proposition.',
  other: 'At the first new date that is more than 120 days after the adoption.',
  ask: 'Ask the village attorney before the proposition is put on the ballot.',
} as const;

export interface OfficerInTerm {
  /** “Trustee, Jane Example” */
  readonly office: string;
  readonly electedOn: PlainDate;
  /** The election at which a successor was to be chosen under the old date. */
  readonly successorOn: PlainDate;
}

export interface TermExtension extends OfficerInTerm {
  readonly extended: boolean;
  /** Which case of the second sentence it is; null where the term ends as it would have. */
  readonly because: 'elected-with-or-soon-after' | 'successor-later' | null;
  readonly sentence: string;
}

/**
 * Whose terms are extended, officer by officer, for the clerk to confirm: those elected with the proposition or less than
 * 121 days after it, and those whose successor was to be chosen more than 120 days after it.
 */
export function termsExtended(adoptedOn: PlainDate, officers: readonly OfficerInTerm[]): readonly TermExtension[] {
  const the121st = daysAfter(adoptedOn, 121);
  return officers.map((officer) => {
    const electedSoon = !isAfter(adoptedOn, officer.electedOn) && isAfter(the121st, officer.electedOn);
    const successorLater = !isAfter(the121st, officer.successorOn);
    const until = 'until the day the new date fixes for the successor to take office';
    if (electedSoon)
      return {
        ...officer,
        extended: true,
        because: 'elected-with-or-soon-after',
        sentence: `${officer.office}: elected on ${longDay(officer.electedOn)}, with the proposition or less than 121 days after it; the term is extended ${until}.`,
      };
    if (successorLater)
      return {
        ...officer,
        extended: true,
        because: 'successor-later',
        sentence: `${officer.office}: the successor was to be chosen on ${longDay(officer.successorOn)}, more than 120 days after the adoption; the term is extended ${until}.`,
      };
    return {
      ...officer,
      extended: false,
      because: null,
      sentence: `${officer.office}: the successor is chosen on ${longDay(officer.successorOn)}, within 120 days of the adoption, on the old date; the term is not extended.`,
    };
  });
}

/** How many must sign to put a change of the election's month before the voters; doubled for a date of its own. */
export interface MonthPropositionCount {
  readonly count: number | null;
  readonly withOwnDate: number | null;
  readonly sentence: string;
  readonly citations: readonly string[];
}

const steps = [
  { from: 5000, count: 200 },
  { from: 3000, count: 150 },
  { from: 1000, count: 100 },
] as const;

/** Village Law §9-912. `registered`: for the last general village election; needed only under 1,000 people. */
export function monthPropositionSignatures(population: number, registered: number | null): MonthPropositionCount {
  if (!Number.isInteger(population) || population < 1) throw new Error(`${population} is no population.`);
  const step = steps.find(({ from }) => population >= from);
  const count = step ? step.count : registered === null ? null : Math.ceil(registered / 10);
  const withOwnDate = count === null ? null : count * 2;
  const of = step ? '' : ', 10\u00a0% of those registered for the last general village election';
  return {
    count,
    withOwnDate,
    sentence:
      count === null
        ? 'Under 1,000 people it takes 10\u00a0% of those registered for the last general village election. Give their number.'
        : `It takes ${count} signatures${of}, and ${withOwnDate} where a vote on a date of its own is asked for. Send any such petition to the village attorney the day it comes.`,
    citations: [citationText(villageLaw('9-912'))],
  };
}

/** When such a petition is voted on: at the next village election thirty days or more after its filing, or on a day between. */
export function monthPropositionVote(filedOn: PlainDate, elections: readonly PlainDate[]): LawFinding {
  const [first, last] = [daysAfter(filedOn, 30), daysAfter(filedOn, 60)];
  const next = [...elections].sort().find((day) => !isAfter(first, day)) ?? null;
  return lawFinding({
    checkId: 'month-proposition-vote',
    outcome: next === null ? 'none-named' : 'next-election',
    sentence: `${next === null ? 'At the next village election' : `At the village election of ${longDay(next)}`}, the first thirty days or more after the filing on ${longDay(filedOn)}; or, if the petition asks for it with twice the signatures, between ${longDay(first)} and ${longDay(last)}, not in March.`,
    happenedOn: next,
    limit: first,
    readings: [{ date: last, reading: 'The last day for a vote on a date of its own.' }],
    citations: [citationText(villageLaw('9-912')), citationText(villageLaw('9-910', '8'))],
  });
}
