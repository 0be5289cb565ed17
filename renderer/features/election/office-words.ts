// An office in one line, so that the full and the unexpired term of one office can be told apart.
import { dayWithoutWeekday } from '../../../shared/words/days.ts';
import type { ElectionFileView } from './election-screen.tsx';

export type BallotOffice = ElectionFileView['offices'][number];

const counted = (count: number, one: string): string => (count === 1 ? `1 ${one}` : `${count} ${one}s`);

/** “2 seats, term of 2 years”, “1 seat, unexpired term ending April 3, 2028”: how long the rest is, only its end tells. */
export function termInWords({ seats, termYears, unexpired, termEnds }: BallotOffice): string {
  const ending = termEnds === null ? '' : ` ending ${dayWithoutWeekday(termEnds)}`;
  return `${counted(seats, 'seat')}, ${unexpired ? `unexpired term${ending}` : `term of ${counted(termYears, 'year')}`}`;
}

/** “Trustee (2 seats, term of 2 years)” */
export const officeInWords = (office: BallotOffice): string => `${office.title} (${termInWords(office)})`;
