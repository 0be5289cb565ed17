// How many days of registration the village itself holds, within a sentence.
import type { RegistrationDays } from '../domain/election.ts';

const words: Readonly<Record<RegistrationDays, string>> = {
  'one-day': 'the village holds one registration day',
  'two-days': 'the village holds two registration days',
  'opted-out': 'the village holds no registration day of its own',
};

/** “the village holds one registration day”; null says that nobody has told. */
export const registrationInWords = (registration: RegistrationDays | null): string =>
  registration === null ? 'it is not known whether the village holds registration days' : words[registration];
