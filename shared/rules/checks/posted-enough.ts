// Whether a paper hangs in enough places: §15-104(4) asks for at least six conspicuous public places in the village “and at
// each polling place”, §15-118(4) for each election district. The six do not count polling places.
import { citationText, electionLaw } from '../../law/citation.ts';
import { listInWords } from '../../words/lists.ts';
import type { NoticePlace, PostingPlan } from './six-posting-places.ts';

export type PostingRule = 'six-and-polling-places' | 'each-district';
interface HangsAt {
  readonly name: string;
  readonly street: string;
  readonly why: NoticePlace['why'];
}

export interface PostingStanding {
  readonly complete: boolean;
  /** “4 of 7 places.” and what the law still asks for. */
  readonly sentence: string;
  readonly citations: readonly string[];
}

const six = 6;
const key = ({ name }: { readonly name: string }): string =>
  name
    .toLowerCase()
    .replace(/[\s.,]+/g, ' ')
    .trim();

/** How the posting stands. A polling place that is not known yet leaves it incomplete: nothing can hang there. */
export function postingStanding(
  { places, warnings }: PostingPlan,
  hangs: readonly HangsAt[],
  rule: PostingRule,
): PostingStanding {
  const up = new Set(hangs.map(key));
  const polling = places.filter(({ why }) => why === 'polling-place');
  const pollingKeys = new Set(polling.map(key));
  const publicUp = [...new Set(hangs.filter(({ why }) => why === 'public-place').map(key))].filter(
    (place) => !pollingKeys.has(place),
  ).length;
  const missingPolling = polling.filter((place) => !up.has(key(place)));
  const unknown = warnings.some(({ code }) => code === 'polling-place-not-known') || polling.length === 0;
  const missingPublic = rule === 'each-district' ? 0 : Math.max(0, six - publicUp);
  const lacks = [
    ...(missingPublic === 0
      ? []
      : [missingPublic === 1 ? 'one more public place' : `${missingPublic} more public places`]),
    ...missingPolling.map(({ name }) => `the polling place ${name}`),
    ...(unknown ? ['a polling place that is not on record yet'] : []),
  ];
  return {
    complete: lacks.length === 0,
    sentence: sentenceOf(rule, publicUp, polling.length - missingPolling.length, lacks),
    citations: [citationText(rule === 'each-district' ? electionLaw('15-118', '4') : electionLaw('15-104', '4'))],
  };
}

const countOf = (count: number, what: string): string =>
  count === 0 ? `no ${what}` : count === 1 ? `one ${what}` : `${count} ${what}s`;

function sentenceOf(rule: PostingRule, publicUp: number, pollingUp: number, lacks: readonly string[]): string {
  const asks =
    rule === 'each-district'
      ? 'The law asks for a place in each election district.'
      : 'The law asks for at least six public places in the village and each polling place besides.';
  const hangs = [
    ...(rule === 'each-district' ? [] : [countOf(publicUp, 'public place')]),
    countOf(pollingUp, 'polling place'),
  ];
  return lacks.length === 0
    ? `It hangs in ${listInWords(hangs)}. That is enough.`
    : `It hangs in ${listInWords(hangs)}. ${asks} Still wanted: ${listInWords(lacks)}.`;
}
