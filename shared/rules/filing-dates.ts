// Which dates of the calendar belong to which kind of nomination: when it may be filed, and what follows from it.
import type { NominationKind } from '../domain/filing.ts';
import type { PeriodId } from './checks/periods.ts';

interface DatesOfNomination {
  /** First day to file; null where the law names none. */
  readonly firstFile: string | null;
  readonly lastFile: string;
  /** First day to sign, of a petition. */
  readonly firstSignature: string | null;
  /** Last day to accept or decline: a date of the calendar, or a time that runs from the filing itself. */
  readonly decline: string | { readonly period: PeriodId };
  /** Last day to fill a vacancy; null where it runs from the clerk's own notice. */
  readonly vacancy: string | null;
  readonly objection: string;
  readonly specification: string;
  readonly court: string | null;
}

export const datesOfNomination: Readonly<Record<NominationKind, DatesOfNomination>> = {
  'party-certificate': {
    firstFile: null,
    lastFile: 'party-certificate-last-file',
    firstSignature: null,
    decline: 'party-nomination-decline',
    vacancy: 'party-vacancy-fill',
    objection: 'party-certificate-objection',
    specification: 'party-certificate-specification',
    court: 'party-certificate-court',
  },
  'designating-petition': {
    firstFile: 'designating-petition-first-file',
    lastFile: 'designating-petition-last-file',
    firstSignature: 'designating-petition-first-signature',
    decline: { period: 'designation-declined' },
    vacancy: null,
    objection: 'designating-petition-objection',
    specification: 'designating-petition-specification',
    court: null,
  },
  'independent-petition': {
    firstFile: 'independent-petition-first-file',
    lastFile: 'independent-petition-last-file',
    firstSignature: 'independent-petition-first-signature',
    decline: 'independent-nomination-accept-decline',
    vacancy: 'independent-vacancy-fill',
    objection: 'independent-petition-objection',
    specification: 'independent-petition-specification',
    court: 'independent-petition-court',
  },
};
