// The last days for mail ballots with the hours of the office, for the sign at the door and for the website: typed on either
// page, once for both.
import type { PlainDate } from '../domain/plain-date.ts';
import { err, ok } from '../result.ts';
import { type PaperContext, typedFor } from './define-desk-paper.ts';
import { type TypedOf, time } from './fields.ts';
import { hoursOf, whichElection } from './of-election.ts';
import { hoursTyped } from './typed-values.ts';

export const officeHoursFields = {
  byMailFrom: time('Last day by mail: the office is open from'),
  byMailUntil: time('Until'),
  inPersonFrom: time('Last day in person: the office is open from'),
  inPersonUntil: time('Until'),
} as const;

/** Which fields the hours of the two days stand in. */
export const officeHoursTypedAs = { byMail: 'byMailFrom', inPerson: 'inPersonFrom' } as const;

/** Where the law has two readings, the earlier day is the date of the calendar. */
const dayOf = ({ dates }: PaperContext, id: string): PlainDate | undefined =>
  dates.find((date) => date.id === id)?.date;

/** The facts of both; hours that this page does not have are taken from the page of the `other` paper. Refused where the county takes the applications. */
export function officeHoursOf(context: PaperContext, here: TypedOf<typeof officeHoursFields>, other: string) {
  const there = typedFor(context, other, officeHoursFields);
  const [byMail, inPerson] = [
    dayOf(context, 'mail-ballot-application-by-mail'),
    dayOf(context, 'mail-ballot-application-in-person'),
  ];
  if (byMail === undefined || inPerson === undefined)
    return err('The village does not take applications for mail ballots in this election; the county board does.');
  const hours = hoursOf(context);
  return ok({
    ...whichElection(context),
    byMail: {
      day: byMail,
      open: hoursTyped(here.byMailFrom, here.byMailUntil) ?? hoursTyped(there.byMailFrom, there.byMailUntil),
    },
    inPerson: {
      day: inPerson,
      open: hoursTyped(here.inPersonFrom, here.inPersonUntil) ?? hoursTyped(there.inPersonFrom, there.inPersonUntil),
    },
    closes:
      hours
        ?.map(({ close }) => close)
        .sort()
        .at(-1) ?? null,
    dated: context.today,
  });
}
