// What an application must contain, item by item, in the order of the state's form: an absentee one by §15-120(3) and (4)
// with the statute's own words, an early-mail one by §15-119, which asks for no reason. What stands on the paper, or follows from it, is worked out in application-complete.ts.
import type { MailBallotKind } from '../../domain/mail-ballot.ts';
import { type Citation, electionLaw } from '../../law/citation.ts';

export interface ApplicationItem {
  readonly id: string;
  /** As screens and letters name it. */
  readonly label: string;
  /** The statute's words. */
  readonly words: string;
  readonly citation: Citation;
}

const contents = (...path: string[]): Citation => electionLaw('15-120', '4', ...path);

export const applicationItems = [
  {
    id: 'reason',
    label: 'Reason',
    words:
      'A statement, as appropriate, that on the day of such election the applicant expects in good faith to be in one of the following categories',
    citation: contents('c'),
  },
  {
    id: 'absence-dates',
    label: 'First and last day of the absence',
    words: 'the dates when he or she expects to begin and end such absence',
    citation: contents('c', 'i'),
  },
  {
    id: 'place-of-detention',
    label: 'Place of detention',
    words: 'stating the place where he or she is so detained or confined',
    citation: contents('c', 'iv'),
  },
  { id: 'full-name', label: 'Full name', words: 'Applicant’s full name', citation: contents('a') },
  { id: 'date-of-birth', label: 'Date of birth', words: 'date of birth', citation: contents('a') },
  {
    id: 'residence',
    label: 'Where the voter lives',
    words: 'residence address, including the street and number, if any, rural delivery route, if any',
    citation: contents('a'),
  },
  { id: 'village', label: 'Village', words: 'his or her village', citation: contents('a') },
  {
    id: 'mailing-address',
    label: 'Mailing address',
    words: 'mailing address if different from the residence address',
    citation: contents('a'),
  },
  {
    id: 'send-to',
    label: 'Where to send the ballot',
    words: 'an address to which the ballot shall be mailed',
    citation: contents('a'),
  },
  {
    id: 'qualified-and-registered',
    label: '“Qualified and registered”',
    words: 'A statement that the applicant is a qualified and registered voter',
    citation: contents('b'),
  },
  {
    id: 'certificate',
    label: 'Certificate in place of an affidavit',
    words:
      'a certificate in lieu of any affidavit which shall state that the information contained in the application is true',
    citation: electionLaw('15-120', '3'),
  },
  {
    id: 'signature',
    label: 'Signature',
    words: 'An application for an absentee ballot must be signed by the applicant',
    citation: electionLaw('15-120', '3'),
  },
] as const satisfies readonly ApplicationItem[];

export type ApplicationItemId = (typeof applicationItems)[number]['id'];

/** The item of that id; throws for an id that is none. */
export function applicationItem(id: string): ApplicationItem {
  const item = applicationItems.find((one) => one.id === id);
  if (!item) throw new Error(`An application has no item “${id}”.`);
  return item;
}

/** §15-120(4)(c) asks an absentee voter for a reason; anybody registered may vote by early mail. */
export const onlyAbsentee: readonly ApplicationItemId[] = [
  'reason',
  'absence-dates',
  'place-of-detention',
  'certificate',
];

/** Where the law asks for the item, by the kind of paper. */
export const citationOfItem = ({ citation }: ApplicationItem, kind: MailBallotKind): Citation =>
  kind === 'absentee' ? citation : electionLaw('15-119');

/** The statute's words where they are at hand; the early-mail section's are not, and the state's form asks for the same. */
export const wordsOfItem = ({ words, label }: ApplicationItem, kind: MailBallotKind): string =>
  kind === 'absentee' ? words : `${label}, as the state’s form for early mail asks for it`;
