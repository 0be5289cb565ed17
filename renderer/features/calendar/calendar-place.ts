// Where in the calendar she is, read from the address and written back to it, so that Back and a link show the same.
import { type PlainDate, parseIsoDay } from '../../../shared/domain/plain-date.ts';
import { hrefTo, type ScreenProps } from '../../app/routes.ts';
import { EVERYONE } from './actor-words.ts';

export interface CalendarPlace {
  readonly shape: 'list' | 'month';
  /** Whose dates are shown. */
  readonly who: string;
  /** The day the calendar is looked at on; null for today. */
  readonly asOf: PlainDate | null;
  /** The day of the month grid that the keyboard is at; null for the day looked at. */
  readonly day: PlainDate | null;
  /** The date or the day whose card is open. */
  readonly open: string | null;
}

const dayIn = (text: string | undefined): PlainDate | null => {
  const day = text === undefined ? null : parseIsoDay(text);
  return day?.ok ? day.value : null;
};

export const placeOf = ({ params, query }: ScreenProps): CalendarPlace => ({
  shape: query.as === 'month' ? 'month' : 'list',
  who: query.who ?? EVERYONE,
  asOf: dayIn(query.on),
  day: dayIn(query.day),
  open: params.date ?? null,
});

/** The path and the query of a place, as `go` takes them. */
export function addressOf({ shape, who, asOf, day, open }: CalendarPlace): [string, Record<string, string>] {
  const query = {
    ...(shape === 'month' ? { as: 'month' } : {}),
    ...(who === EVERYONE ? {} : { who }),
    ...(asOf === null ? {} : { on: asOf }),
    ...(shape === 'month' && day !== null ? { day } : {}),
  };
  return [open === null ? '/calendar' : `/calendar/${open}`, query];
}

export const hrefOf = (place: CalendarPlace): string => hrefTo(...addressOf(place));

/** The day whose card is open; null where it is the card of a date. */
export const openDay = ({ open }: CalendarPlace): PlainDate | null => (open === null ? null : dayIn(open));
