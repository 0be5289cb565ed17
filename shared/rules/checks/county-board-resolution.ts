// §15-104(1)(c): the village hands its elections to the county board, and may then move them to general-election day.
// “More than six months” is strict and counted from the adoption; six months to the day are not more than six months.
import { isAfter, type PlainDate } from '../../domain/plain-date.ts';
import { citationText, electionLaw, villageLaw } from '../../law/citation.ts';
import { monthsAfter } from '../../law/counting.ts';
import { longDay } from '../../words/days.ts';
import { type LawFinding, lawFinding } from './law-finding.ts';

const citations = [citationText(electionLaw('15-104', '1', 'c'))];
const subject = [...citations, citationText(villageLaw('9-900')), citationText(villageLaw('9-902'))];

/** Whether the county board conducts an election held on `electionDay` under a resolution adopted on `adoptedOn`. */
export function countyBoardConducts(adoptedOn: PlainDate, electionDay: PlainDate): LawFinding {
  const limit = monthsAfter(adoptedOn, 6);
  const affected = isAfter(electionDay, limit);
  return lawFinding({
    checkId: 'county-board-conducts',
    outcome: affected ? 'affected' : 'not-affected',
    sentence: affected
      ? `The county board of elections conducts the election of ${longDay(electionDay)}: it is held more than six months after the resolution was adopted on ${longDay(adoptedOn)}. Thirty days for a petition come first.`
      : `You still conduct the election of ${longDay(electionDay)}: six months after the adoption on ${longDay(adoptedOn)} end on ${longDay(limit)}, and it is not later.`,
    happenedOn: electionDay,
    limit,
    citations: subject,
    openQuestions: [whichAdoption],
  });
}

/** “Upon approval … by the board of trustees and, if requested by petition, approval by a vote”: one of the two is the adoption. */
const whichAdoption = {
  question:
    'Where a petition leads to a vote, is the resolution adopted when the board votes or when the voters approve it?',
  safer: 'Count from the day the voters approve it: until then you go on conducting the village’s elections.',
  other: 'From the board’s own vote.',
  ask: 'Ask the village attorney and the county board of elections.',
} as const;

/** The first of `elections` the county board conducts; null where all of them come too soon. */
export const firstCountyRunElection = (adoptedOn: PlainDate, elections: readonly PlainDate[]): PlainDate | null =>
  [...elections].sort().find((day) => countyBoardConducts(adoptedOn, day).outcome === 'affected') ?? null;

/** What the board of trustees must be able to say before it moves village elections to general-election day. */
export interface GeneralElectionDayFacts {
  /** Null while nobody has said. */
  readonly wholeInOneCounty: boolean | null;
  readonly districtsWhollyWithin: boolean | null;
  /** When the resolution that hands the elections to the county board was adopted; null where there is none. */
  readonly countyBoardResolvedOn: PlainDate | null;
}

export interface Eligibility {
  readonly id: 'county-board-conducts' | 'one-county' | 'districts-within';
  readonly sentence: string;
  /** Null: nobody has said yet. */
  readonly holds: boolean | null;
}

/** The three conditions of the second sentence, each by itself; all must hold. */
export function mayMoveToGeneralElectionDay(
  { wholeInOneCounty, districtsWhollyWithin, countyBoardResolvedOn }: GeneralElectionDayFacts,
  adoptedOn: PlainDate,
): readonly Eligibility[] {
  return [
    {
      id: 'county-board-conducts',
      sentence: 'The board of trustees has already handed village elections to the county board of elections.',
      holds: countyBoardResolvedOn !== null && !isAfter(countyBoardResolvedOn, adoptedOn),
    },
    { id: 'one-county', sentence: 'The village lies wholly in one county.', holds: wholeInOneCounty },
    {
      id: 'districts-within',
      sentence: 'Every election district in the village lies wholly within the village.',
      holds: districtsWhollyWithin,
    },
  ];
}

/** Whether an election is held on general-election day: its primary must be more than six months after the adoption. */
export function heldOnGeneralElectionDay(
  adoptedOn: PlainDate,
  { electionDay, primaryDay }: { readonly electionDay: PlainDate; readonly primaryDay: PlainDate },
): LawFinding {
  const limit = monthsAfter(adoptedOn, 6);
  const affected = isAfter(primaryDay, limit);
  const primary = `The primary of ${longDay(primaryDay)} is ${affected ? '' : 'not '}more than six months after the adoption on ${longDay(adoptedOn)}`;
  return lawFinding({
    checkId: 'general-election-day',
    outcome: affected ? 'affected' : 'not-affected',
    sentence: affected
      ? `${primary}, so the village votes on ${longDay(electionDay)}.`
      : `${primary}, which ends on ${longDay(limit)}; the village’s election of that year stays on its own day.`,
    happenedOn: primaryDay,
    limit,
    citations: subject,
    openQuestions: [primaryByTheCounty, whichAdoption],
  });
}

const primaryByTheCounty = {
  question: 'On which day is the primary for village offices in that year?',
  safer: 'Ask the county board and enter the day it names; the program knows no primary day.',
  other: 'The day of the State’s June primary, as in other years.',
  ask: 'Ask the county board of elections.',
} as const;
