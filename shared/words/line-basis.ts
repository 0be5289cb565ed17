// What a line of the register rests on, in words.
import type { LineBasis, LineKind } from '../domain/line-basis.ts';
import { parseIsoDay } from '../domain/plain-date.ts';
import { dayWithoutWeekday } from './days.ts';

/** An election’s id begins with its day. */
const electionDay = (id: string): string => {
  const day = parseIsoDay(id.slice(0, 10));
  return day.ok ? `the election of ${dayWithoutWeekday(day.value)}` : `the election ${id}`;
};

/** “by the absence stated in application 3 for the election of March 16, 2027 (§15-120(4)(d))” */
export function basisInWords(basis: LineBasis): string {
  switch (basis.by) {
    case 'application':
      return 'by an application for this election';
    case 'standing-absence':
      return `by the absence stated in application ${basis.application} for ${electionDay(basis.election)} (§15-120(4)(d))`;
    case 'rest-of-year':
      return `by application ${basis.application} for ${electionDay(basis.election)}, which asks for all remaining elections of its calendar year (§15-119(4)(c))`;
    case 'disabled-list':
      return `as number ${basis.number} of the list of permanently disabled voters (§15-122(4))`;
  }
}

export const lineKindInWords: Readonly<Record<LineKind, string>> = {
  absentee: 'absentee',
  'early-mail': 'early mail',
  'permanently-disabled': 'permanently disabled',
};
