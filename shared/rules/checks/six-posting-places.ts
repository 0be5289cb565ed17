// §15-104(4): the notice hangs in at least six conspicuous public places within the village “and at each polling place”.
// We count six others besides the polling places; whether a polling place may be one of the six the statute leaves open.
import type { District } from '../../domain/election.ts';
import type { PostingPlace } from '../../domain/village.ts';
import { citationText, electionLaw } from '../../law/citation.ts';
import { listInWords } from '../../words/lists.ts';
import type { CheckWarning } from './warning.ts';

/** A place where one copy of the notice goes. */
export interface NoticePlace {
  readonly name: string;
  readonly street: string;
  readonly why: 'public-place' | 'polling-place';
}

export interface PostingPlan {
  /** Every place once: the public places first, then the polling places. */
  readonly places: readonly NoticePlace[];
  readonly publicPlaces: number;
  readonly warnings: readonly CheckWarning[];
}

const required = 6;
const keyOf = (place: { readonly name: string; readonly street: string }): string =>
  `${place.name}\n${place.street}`
    .toLowerCase()
    .replace(/[\s.,]+/g, ' ')
    .trim();

function once<T extends { readonly name: string; readonly street: string }>(places: readonly T[]): T[] {
  const seen = new Set<string>();
  return places.filter((place) => !seen.has(keyOf(place)) && seen.add(keyOf(place)));
}

const warning = (code: string, message: string): CheckWarning => ({
  checkId: 'six-posting-places',
  checkVersion: 1,
  code,
  message,
  citations: [citationText(electionLaw('15-104', '4'))],
});

/** Where the notice of election must hang, and what is still missing for it. */
export function sixPostingPlaces(posting: readonly PostingPlace[], districts: readonly District[]): PostingPlan {
  const polling = once(districts.flatMap(({ place }) => (place ? [place] : [])));
  const pollingKeys = new Set(polling.map(keyOf));
  const distinct = once(posting);
  const others = distinct.filter((place) => !pollingKeys.has(keyOf(place)));
  const places: NoticePlace[] = [
    ...others.map(({ name, street }) => ({ name, street, why: 'public-place' as const })),
    ...polling.map(({ name, street }) => ({ name, street, why: 'polling-place' as const })),
  ];
  const unknown = districts.filter(({ place }) => place === null).map(({ name }) => name);
  const warnings = [
    ...(others.length < required ? [tooFew(others.length, distinct.length)] : []),
    ...(unknown.length > 0 ? [noPollingPlace(unknown)] : []),
  ];
  return { places, publicPlaces: others.length, warnings };
}

function tooFew(others: number, distinct: number): CheckWarning {
  const missing = required - others;
  const more = `Name ${missing} more.`;
  if (distinct >= required)
    return warning(
      'polling-place-among-the-six',
      `Six places are named, but ${distinct - others === 1 ? 'one of them is a polling place' : `${distinct - others} of them are polling places`}. The law says six public places “and at each polling place”; whether a polling place may be one of the six is an open question. ${more}`,
    );
  return warning(
    'fewer-than-six',
    `${others === 0 ? 'No public place is' : others === 1 ? 'One public place is' : `${others} public places are`} named for posting besides the polling places; the law asks for at least six in the village. ${more}`,
  );
}

const noPollingPlace = (districts: readonly string[]): CheckWarning =>
  warning(
    'polling-place-not-known',
    `The polling place of ${districts.length === 1 ? 'District' : 'Districts'}\u00a0${listInWords(districts)} is not known yet, so the notice cannot be posted there. Enter it in the election’s districts.`,
  );
