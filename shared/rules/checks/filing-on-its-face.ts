// What a filed paper shows on its face besides its time: offices that are not open, who is missing, how many signatures it
// says it has. On its face a paper is presumed valid (§6-154(1)); the program reports and the clerk decides.

import type { DeepReadonly } from '../../deep-readonly.ts';
import type { Filing, NominationKind } from '../../domain/filing.ts';
import { isPetition } from '../../domain/filing.ts';
import { type Citation, citationText, electionLaw } from '../../law/citation.ts';
import { listInWords } from '../../words/lists.ts';
import type { SignaturesAsked } from './independent-signatures.ts';
import { type LawFinding, lawFinding } from './law-finding.ts';

export interface FaceFacts {
  readonly filing: DeepReadonly<Filing>;
  /** Signatures an independent petition needs; null while the numbers it follows from are not known. */
  readonly needed: SignaturesAsked | null;
  /** The kind of nomination the paper goes back to; null where none on record is named, and for a nomination itself. */
  readonly about: NominationKind | null;
  /** Numbers of earlier filings of the very same minute. */
  readonly sameMinute: readonly number[];
}

type Said = { readonly id: string; readonly outcome: string; readonly words: string; readonly by: readonly Citation[] };

const notOpen = ({ filing }: FaceFacts): Said[] => {
  const named = filing.persons.filter(({ office }) => office === null);
  if (named.length === 0) return [];
  const who = named.map(({ name, officeWords }) => (officeWords === '' ? name : `${name} (${officeWords})`));
  return [
    {
      id: 'office-not-open',
      outcome: 'not-open',
      words: `For an office that is not to be filled at this election as far as is on record: ${listInWords(who)}. The paper is recorded as it is; nobody can be put on the list for it before the office is on record.`,
      by: [electionLaw('15-104', '3', 'a'), electionLaw('15-108')],
    },
  ];
};

const homeless = ({ filing }: FaceFacts): Said[] => {
  const named = filing.kind === 'declination' ? [] : filing.persons.filter(({ residence }) => residence === null);
  return named.length === 0
    ? []
    : [
        {
          id: 'residence-missing',
          outcome: 'missing',
          words: `No residence is written down for ${listInWords(named.map(({ name }) => name))}; the notice of election prints one for each candidate.`,
          by: [electionLaw('15-104', '3', 'c', '3')],
        },
      ];
};

const committee = ({ filing }: FaceFacts): Said[] =>
  filing.kind === 'independent-petition' && filing.committee.length < 3
    ? [
        {
          id: 'committee-on-vacancies',
          outcome: 'fewer-than-three',
          words: `The committee on vacancies has ${filing.committee.length === 0 ? 'no names' : `only these names: ${listInWords(filing.committee)}`}. The form of §6-206, which §15-108(5) is believed to share, asks for at least three; ask the village attorney.`,
          by: [electionLaw('6-206'), electionLaw('15-108', '5')],
        },
      ]
    : [];

/** Each kind of nomination has its own words about the consent; of a paper that goes back to none, the section is named. */
const consentSection = (about: NominationKind | null): Citation => {
  if (about === 'independent-petition') return electionLaw('15-108', '8', 'c');
  if (about === 'designating-petition') return electionLaw('15-108', '7', 'e');
  return about === null ? electionLaw('15-108') : electionLaw('15-108', '7');
};

const consent = ({ filing, about }: FaceFacts): Said[] =>
  filing.kind === 'substitution' && filing.consent !== true
    ? [
        {
          id: 'consent-attached',
          outcome: filing.consent === false ? 'missing' : 'not-said',
          words:
            filing.consent === false
              ? 'The written consent of the new candidate is not attached.'
              : 'Nobody has said whether the written consent of the new candidate is attached.',
          by: [consentSection(about)],
        },
      ]
    : [];

const claimed = ({ filing: { kind, signatures }, needed }: FaceFacts): Said[] => {
  if (kind !== 'independent-petition' || signatures === null || needed === null) return [];
  const { count, least } = needed;
  const outcome = signatures >= count ? 'enough' : signatures >= least ? 'open-question' : 'too-few';
  const has = `It says it has ${signatures} ${signatures === 1 ? 'signature' : 'signatures'}`;
  const disputed =
    'Under 1,000 people it is disputed whether the voters who voted or those who were registered are counted';
  return [
    {
      id: 'signatures-claimed',
      outcome,
      words:
        outcome === 'open-question'
          ? `${has}: enough by the reading that asks for ${least}, short by the one that asks for ${count}. ${disputed}; ask the village attorney.`
          : `${has}; ${count} are needed${least < count ? `, or ${least} by another reading` : ''}.${outcome === 'enough' ? '' : ' It is short by its own count.'}`,
      by: [electionLaw('15-108', '6'), electionLaw('6-154', '1')],
    },
  ];
};

const nobody = ({ filing }: FaceFacts): Said[] =>
  filing.persons.length === 0 && filing.kind !== 'objection' && filing.kind !== 'specifications'
    ? [
        {
          id: 'nobody-named',
          outcome: 'missing',
          words: 'Nobody is named in what was written down here.',
          by: [electionLaw('6-144')],
        },
      ]
    : [];

const minute = ({ sameMinute }: FaceFacts): Said[] =>
  sameMinute.length === 0
    ? []
    : [
        {
          id: 'same-minute',
          outcome: 'same-minute',
          words: `${sameMinute.length === 1 ? 'Filing' : 'Filings'} ${listInWords(sameMinute.map(String))} came in the same minute. Both are kept; their numbers say which was written down first.`,
          by: [electionLaw('6-144')],
        },
      ];

const pagesOrCount = ({ filing }: FaceFacts): Said[] =>
  isPetition(filing.kind) && filing.signatures === null
    ? [
        {
          id: 'signatures-not-said',
          outcome: 'not-said',
          words: 'How many signatures it says it has is not written down.',
          by: [electionLaw('15-108', '6')],
        },
      ]
    : [];

const checks = [notOpen, homeless, nobody, committee, consent, claimed, pagesOrCount, minute] as const;

/** Everything worth saying about the face of the paper, in the order in which a clerk reads it. */
export const filingOnItsFace = (facts: FaceFacts): LawFinding[] =>
  checks
    .flatMap((check) => check(facts))
    .map(({ id, outcome, words, by }) =>
      lawFinding({
        ...{ checkId: id, outcome, sentence: words, happenedOn: facts.filing.received.day },
        citations: by.map(citationText),
      }),
    );
