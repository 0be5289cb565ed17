// What stands on an application, in the words of the desk.
import type { AbsenceCategory, CameBy, ListFound, MailApplication, Wants } from '../../../shared/domain/application.ts';
import type { MailBallotKind } from '../../../shared/domain/mail-ballot.ts';
import type { PlainDate } from '../../../shared/domain/plain-date.ts';
import type { RecordedAt } from '../../../shared/domain/recorded-at.ts';
import { dayRecorded, timeRecorded } from '../../../shared/domain/recorded-at.ts';
import type { WallTime } from '../../../shared/domain/wall-time.ts';
import { shortDay } from '../../../shared/words/days.ts';
import { hourInWords } from '../../../shared/words/hours.ts';

export const categoryWords: Readonly<Record<AbsenceCategory, string>> = {
  'absent-from-county': 'Absent from the county on election day',
  'illness-or-disability': 'Ill or physically disabled',
  caregiver: 'Caring for somebody who is ill or disabled',
  'hospital-patient': 'Patient in a hospital',
  'va-patient': 'Patient or resident of a veterans’ hospital',
  incarcerated: 'Incarcerated',
  detained: 'In jail awaiting a grand jury or trial, or for an offense that is not a felony',
};

export const kindWords: Readonly<Record<MailBallotKind, string>> = {
  absentee: 'Absentee ballot',
  'early-mail': 'Early mail ballot',
};

export const listFoundWords: Readonly<Record<ListFound, string>> = {
  'registered-here': 'Registered at the address on the paper',
  'registered-elsewhere': 'Registered at another address',
  'not-found': 'Not found',
  'list-not-here': 'The list is not here',
};

export const cameByWords: Readonly<Record<CameBy, string>> = {
  mail: 'By mail',
  'applicant-in-person': 'The voter brought it',
  'agent-in-person': 'An agent brought it',
  other: 'Another way: e-mail, fax, drop box',
};

export const wantsWords: Readonly<Record<Wants, string>> = {
  mailed: 'Mail it',
  'collect-self': 'The voter collects it',
  'collect-agent': 'An agent collects it',
  'not-said': 'The paper does not say',
};

export const signatureWords: Readonly<Record<MailApplication['signature'], string>> = {
  signed: 'Signed',
  'mark-and-witness': 'A mark, with a witness',
  missing: 'Not signed',
};

/** “Tue Mar 9, 10:42 a.m.”, or the day alone where nobody noted the hour. */
export const dayAndHour = (day: PlainDate, time: WallTime | null): string =>
  time === null ? shortDay(day) : `${shortDay(day)}, ${hourInWords(time)}`;

/** The same for the moment something was written down. */
export const momentInWords = (at: RecordedAt): string => dayAndHour(dayRecorded(at), timeRecorded(at));

/** The number of an envelope as it is printed: “0007”. */
export const envelopeNumber = (number: number): string => String(number).padStart(4, '0');
