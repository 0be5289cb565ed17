// What was answered about a date of the calendar, put into words for the history, the rule card and printed lists.
import type { DutyAnswer, DutyProof, PostedPlace } from '../domain/duty.ts';
import type { PlainDate } from '../domain/plain-date.ts';
import { longDay } from './days.ts';
import { hourInWords } from './hours.ts';
import { listInWords } from './lists.ts';
import { sentence } from './sentence.ts';

interface Told {
  readonly answer: DutyAnswer;
  readonly on: PlainDate | null;
  readonly proof: readonly ProofInWords[];
}
type ProofInWords =
  | Exclude<Readonly<DutyProof>, { kind: 'posted' }>
  | { readonly kind: 'posted'; readonly places: readonly Readonly<PostedPlace>[] };

const placeInWords = ({ name, day, time, by }: Readonly<PostedPlace>): string =>
  [`${name} on ${longDay(day)}`, time && `at ${hourInWords(time)}`, by && `by ${by}`].filter((part) => part).join(' ');

/** “Posted at the post office on …, and at 7 more places.” */
function postedInWords(places: readonly Readonly<PostedPlace>[]): string {
  const shown = places.length <= 3 ? places : places.slice(0, 2);
  const more = places.length - shown.length;
  const named = shown.map(placeInWords);
  return sentence(`Posted: ${listInWords(more > 0 ? [...named, `${more} more places`] : named)}`);
}

/** One proof as a sentence. */
export function proofInWords(proof: ProofInWords): string {
  switch (proof.kind) {
    case 'published': {
      const affidavit =
        proof.affidavit === null
          ? 'The affidavit of publication is awaited.'
          : `The affidavit of publication came on ${longDay(proof.affidavit)}.`;
      return `Published in ${proof.newspaper}, issue of ${longDay(proof.issueDay)}. ${affidavit}`;
    }
    case 'posted':
      return postedInWords(proof.places);
    case 'adopted': {
      const more = [proof.meeting, proof.vote].filter((part) => part !== '');
      return sentence(`Adopted by the board on ${longDay(proof.day)}${more.length > 0 ? ` (${more.join(', ')})` : ''}`);
    }
    case 'other':
      return sentence(proof.words);
  }
}

/** “Done on Monday, January 11, 2027. Adopted by the board on …” */
export function answerInWords({ answer, on, proof }: Told): string {
  if (answer === 'not-done') return 'Not done.';
  if (answer === 'looking') return 'To be looked up.';
  const when = on === null ? 'Done, on a day that is not known.' : `Done on ${longDay(on)}.`;
  return [when, ...proof.map(proofInWords)].join(' ');
}

/** The days a proof names: all of them must have come by the day on which it was done. */
export function daysOfProof(proof: ProofInWords): readonly PlainDate[] {
  switch (proof.kind) {
    case 'published':
      return [proof.issueDay];
    case 'posted':
      return proof.places.map(({ day }) => day);
    case 'adopted':
      return [proof.day];
    case 'other':
      return [];
  }
}
