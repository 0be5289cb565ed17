// Whether two applications are likely of one voter although they are not written alike (ABS-19: a letter of the name, a digit
// of the birth date). Both are shown, and the clerk says; the program never makes one of two.
import type { MailApplication } from '../domain/application.ts';
import { datesOneSlipApart, oneSlipApart } from '../domain/near-misses.ts';

/** What is compared, `nameKey` and `homeKey` worked out once for each line of the register. */
export interface Comparable {
  readonly nameKey: string;
  /** Null where the paper names no residence. */
  readonly homeKey: string | null;
  readonly birthDate: MailApplication['birthDate'];
}

/** The same residence, a name at most one letter apart, and birth dates at most one slip apart or one of them not known. */
export const likelySameVoter = (a: Comparable, b: Comparable): boolean =>
  a.homeKey !== null &&
  a.homeKey === b.homeKey &&
  oneSlipApart(a.nameKey, b.nameKey) &&
  (a.birthDate === null || b.birthDate === null || datesOneSlipApart(a.birthDate, b.birthDate));
