// How many inspectors a district has, who chairs them, and whether the parties share them (Election Law §15-116). Every word
// of it is a warning: the board of trustees appoints.
import type { DeepReadonly } from '../../deep-readonly.ts';
import type { Inspector, InspectorParties } from '../../domain/inspector.ts';
import { foldForSearch } from '../../domain/search-key.ts';
import { citationText, electionLaw } from '../../law/citation.ts';
import { listInWords } from '../../words/lists.ts';
import type { CheckWarning } from './warning.ts';

const first = [citationText(electionLaw('15-116', '1'))];
const whole = [citationText(electionLaw('15-116'))];

type One = DeepReadonly<Pick<Inspector, 'name' | 'role' | 'district' | 'chair' | 'party'>>;

export interface InspectorsFacts {
  /** The names of the election's districts; none on record is one district. */
  readonly districts: readonly string[];
  readonly inspectors: readonly One[];
  readonly parties: DeepReadonly<InspectorParties>;
  readonly county: string;
}

/** The same party however it is typed. */
const partyKey = (party: string): string => foldForSearch(party).join(' ');

const warn = (code: string, message: string, citations: readonly string[] = first): CheckWarning => ({
  ...{ checkId: 'inspectors', checkVersion: 1, code, message, citations: [...citations] },
});

/** §15-116(2): in Nassau County the parties always share the inspectors, who live in the village. */
export const inNassau = (county: string): boolean => foldForSearch(county).includes('nassau');

/** Everybody of the district; where there is only one district, also whoever names none. */
const ofDistrict = ({ districts, inspectors }: InspectorsFacts, district: string): One[] =>
  inspectors.filter(
    (one) => one.role === 'inspector' && (one.district === district || (one.district === '' && districts.length <= 1)),
  );

function countAndChair(district: string, there: readonly One[]): CheckWarning[] {
  const chairs = there.filter(({ chair }) => chair).map(({ name }) => name);
  const count = there.length;
  return [
    ...(count === 2 || count === 4
      ? []
      : [
          warn(
            'not-two-or-four',
            `District ${district} has ${count === 0 ? 'no inspector' : count === 1 ? 'one inspector' : `${count} inspectors`} here; the board appoints two or four.`,
          ),
        ]),
    ...(count > 0 && chairs.length === 0
      ? [warn('no-chair', `District ${district}: nobody is named chair. The resolution names one.`)]
      : []),
    ...(chairs.length > 1
      ? [
          warn(
            'several-chairs',
            `District ${district} has one chair; here are ${chairs.length}: ${listInWords(chairs)}.`,
          ),
        ]
      : []),
  ];
}

/** Whether the parties must share the inspectors; null while nobody has said. */
export const partiesShare = ({ parties, county }: Pick<InspectorsFacts, 'parties' | 'county'>): boolean | null =>
  inNassau(county) ? true : parties.bothNominated;

function balance(district: string, there: readonly One[], { parties }: InspectorsFacts): CheckWarning[] {
  const without = there.filter(({ party }) => party === '').map(({ name }) => name);
  if (without.length > 0)
    return [warn('party-missing', `District ${district}: write down the party of ${listInWords(without)}.`, whole)];
  const two = [parties.first, parties.second].filter((name) => name !== '');
  if (two.length < 2) return [];
  const others = there.filter(({ party }) => !two.map(partyKey).includes(partyKey(party)));
  if (others.length > 0)
    return [
      warn(
        'another-party',
        `District ${district}: ${listInWords(others.map(({ name, party }) => `${name} (${party})`))} ${others.length === 1 ? 'is' : 'are'} of neither ${listInWords(two, 'or')}, whose inspectors are to be equal in number.`,
        whole,
      ),
    ];
  const counts = two.map((party) => there.filter((one) => partyKey(one.party) === partyKey(party)).length);
  if (counts[0] === counts[1]) return [];
  return [
    warn(
      'parties-not-even',
      `District ${district}: ${two.map((party, i) => `${counts[i]} ${party}`).join(', ')}. The inspectors are divided equally between the two.`,
      whole,
    ),
  ];
}

/** Everything there is to say, district by district; empty where nothing is or nobody is on the list yet. */
export function inspectorWarnings(facts: InspectorsFacts): CheckWarning[] {
  const { inspectors, districts, county } = facts;
  if (inspectors.length === 0) return [];
  const named = districts.length === 0 ? ['1'] : districts;
  const ofAll = { ...facts, districts: named };
  const nowhere = inspectors.filter(
    ({ role, district }) =>
      (district === '' && role === 'inspector' && named.length > 1) || (district !== '' && !named.includes(district)),
  );
  return [
    ...named.flatMap((district) => countAndChair(district, ofDistrict(ofAll, district))),
    ...nowhere.map(({ name, district }) =>
      warn(
        'no-such-district',
        district === ''
          ? `${name} is in no district; say in which one.`
          : `${name} is in District ${district}, and this election has none of that name.`,
      ),
    ),
    ...(partiesShare(facts) === true
      ? named.flatMap((district) => balance(district, ofDistrict(ofAll, district), ofAll))
      : []),
    ...(inNassau(county)
      ? [
          warn(
            'nassau',
            'In Nassau County the inspectors live in the village and are drawn from the list of §3-420. The rest of §15-116(2) was not at hand: ask the village attorney.',
            [citationText(electionLaw('15-116', '2'))],
          ),
        ]
      : []),
  ];
}
