// A resolution subject to permissive referendum (Village Law §§9-900, 9-902): the notice of its adoption, the thirty days
// in which electors may petition for a vote, and until when the act has no effect.
import { isAfter, type PlainDate } from '../../domain/plain-date.ts';
import { type ClosedDay, nextBusinessDay } from '../../law/business-day.ts';
import { citationText, villageLaw } from '../../law/citation.ts';
import { daysAfter } from '../../law/counting.ts';
import { longDay } from '../../words/days.ts';
import { withinDays } from '../shifts.ts';
import { type LawFinding, lawFinding } from './law-finding.ts';

export interface PermissiveReferendum {
  readonly noticeBy: LawFinding;
  readonly petitionBy: LawFinding;
  /** The first day on which the act can have effect if nobody petitions, by the later reading of the thirty days. */
  readonly effectiveFrom: PlainDate;
  /** One in five of the electors on the register; null while their number is not known. */
  readonly signaturesNeeded: number | null;
}

/** `electors`: how many stood on the register of the previous general village election. */
export function permissiveReferendum(
  adoptedOn: PlainDate,
  electors: number | null,
  closedDays: readonly ClosedDay[],
): PermissiveReferendum {
  const within = (checkId: string, days: number, what: string, citation: string): LawFinding => {
    const limit = daysAfter(adoptedOn, days);
    const next = nextBusinessDay(limit, closedDays).day;
    return lawFinding({
      checkId,
      outcome: 'running',
      sentence: `${what} by ${longDay(limit)}, ${days} days after the resolution was adopted on ${longDay(adoptedOn)}.`,
      limit,
      readings:
        next === limit ? [] : [{ date: next, reading: `Moved to the next business day. ${withinDays.because}` }],
      citations: [citation],
    });
  };
  const petitionBy = within(
    'referendum-petition',
    30,
    'A petition for a vote, signed and acknowledged, is filed with you',
    citationText(villageLaw('9-902', '1')),
  );
  // The later reading: as long as a petition may still be in time, nobody can rely on the act.
  const lastReading = [...petitionBy.readings.map(({ date }) => date), daysAfter(adoptedOn, 30)].sort().at(-1);
  return {
    noticeBy: within(
      'referendum-notice',
      10,
      'Publish and post, as a notice of election, the day the resolution was adopted and a short abstract of it',
      citationText(villageLaw('9-900', '2')),
    ),
    petitionBy,
    effectiveFrom: daysAfter(lastReading ?? adoptedOn, 1),
    signaturesNeeded: electors === null ? null : Math.ceil(electors / 5),
  };
}

/** Whether a petition filed on `filed` came within the thirty days; between the two readings it is an open question. */
export function referendumPetitionInTime({ petitionBy }: PermissiveReferendum, filed: PlainDate): LawFinding {
  const { limit, readings } = petitionBy;
  const late = limit !== null && isAfter(filed, limit);
  const open = late && readings.some(({ date }) => !isAfter(filed, date));
  const outcome = open ? 'open-question' : late ? 'late' : 'in-time';
  return {
    ...petitionBy,
    happenedOn: filed,
    outcome,
    sentence: `Filed ${longDay(filed)}. ${petitionBy.sentence}${late ? ' Record it as it came and send it to the village attorney today.' : ''}${late && !open ? '' : ' If it is sufficient, the resolution has no effect until the voters approve it.'}`,
  };
}
