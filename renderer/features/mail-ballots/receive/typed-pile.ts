// How the envelopes at hand came: by mail, this minute, to the clerk, unless she says otherwise for all that follow.
import type { EnvelopeReturn } from '../../../../shared/domain/mail-ballot.ts';
import type { PlainDate } from '../../../../shared/domain/plain-date.ts';
import { cleanText } from '../../../../shared/domain/text.ts';
import { momentNow, readMoment } from '../typed-moment.tsx';

export interface TypedPile {
  readonly how: EnvelopeReturn['how'];
  readonly broughtBy: string;
  /** Empty for the clerk. */
  readonly givenTo: string;
  /** Empty for now. */
  readonly day: string;
  readonly time: string;
}
export const emptyPile: TypedPile = { how: 'mail', broughtBy: '', givenTo: '', day: '', time: '' };

/** What is told about these envelopes beside the usual; empty where nothing is. */
export function pileInWords({ how, broughtBy, givenTo, day, time }: TypedPile): string {
  const parts = [
    how === 'mail' ? '' : how === 'voter' ? 'the voter brings it' : broughtBy === '' ? 'somebody brings it' : '',
    broughtBy === '' ? '' : `${broughtBy} brings it`,
    givenTo === '' ? '' : `given to ${givenTo}`,
    day === '' && time === '' ? '' : `came ${[day, time].filter((part) => part !== '').join(', ')}`,
  ];
  return parts.filter((part) => part !== '').join('; ');
}

/** The return as it will be recorded, or the sentence that says what cannot be read. */
export async function readPile(pile: TypedPile, today: PlainDate): Promise<EnvelopeReturn | string> {
  const typed = { day: pile.day.trim() === '' ? today : pile.day, time: pile.time };
  const at = pile.day.trim() === '' && pile.time.trim() === '' ? await momentNow(today) : readMoment(typed, today);
  if (typeof at === 'string') return at;
  return {
    ...{ at, how: pile.how, notes: [], remark: '' },
    broughtBy: pile.how === 'mail' ? '' : cleanText(pile.broughtBy),
    givenTo: cleanText(pile.givenTo),
  };
}
