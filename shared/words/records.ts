// What a thing on record is called, from the subject its events name: “application:3” is “Application 3”. And what the
// button that takes an act back says.

import { parseIsoDay } from '../domain/plain-date.ts';
import { longDay } from './days.ts';
import { capital } from './sentence.ts';

const numbered: Readonly<Record<string, string>> = {
  application: 'Application',
  candidate: 'Candidate',
  filing: 'Filing',
  'office-on-ballot': 'Office on the ballot, no.',
  proposition: 'Proposition',
  'newspaper-order': 'Order to a newspaper, no.',
  'county-note': 'Note of the county desk, no.',
  inspector: 'Inspector, no.',
  lesson: 'Note for next year, no.',
  'disabled-voter': 'Permanently disabled voter, no.',
  drawing: 'Drawing by lot, no.',
  'ballot-step': 'Step of the ballots, no.',
  'order-for-office': 'Order of the candidates for office no.',
};

const named: Readonly<Record<string, string>> = {
  'office:kind': 'The office itself',
  'office:village-named': 'The village’s name',
  'office:clerk-named': 'The clerk',
  'office:conduct-set': 'Who runs the elections',
  'office:election-rule-set': 'The day of the general election',
  'office:voting-method-set': 'How people vote',
  'office:districts-set': 'Districts and polling places of the village',
  'office:posting-places-set': 'Where notices are posted',
  'office:newspaper-set': 'The newspaper',
  'office:newspaper-rate-set': 'What the newspaper charges',
  'office:seal-set': 'The seal on the village’s papers',
  'office:other-elections-set': 'The card of elections the village does not conduct',
  'office:certificate-set': 'The certificate on applications',
  'office:voter-list': 'The county’s voter list',
  'office:district-streets': 'Which streets belong to which district',
  'office:recovery-code': 'The recovery code',
  'office:meetings-set': 'The meetings of the board',
  'office:closed-days-set': 'Days on which the village office is closed',
  'office:registration-set': 'The registration days',
  'resolution:handing-over': 'The resolution that hands elections to the county board',
  'resolution:general-election-day': 'The resolution that moves elections to general-election day',
  'resolution:date-change': 'The change of the election day by the voters',
  calendar: 'The calendar of the election',
  'signature-base': 'The numbers from which signatures are counted',
  'election-ground': 'What the election rests on',
  'started-from': 'What the election was started from',
  'inspector-parties': 'Which parties share the inspectors',
  polling: 'Polling places and hours of the election',
  'march-18': 'The move to March 18',
  'ballot-bodies': 'Parties and independent bodies on the ballot',
};

const inWords = (id: string): string => id.replaceAll('-', ' ');

/** “notice of election”, for `notice-of-election`. */
export const paperInWords = inWords;

/** A subject names its day as computers write it. */
function dayInWords(text: string): string {
  const day = parseIsoDay(text);
  return day.ok ? longDay(day.value) : text;
}

/** `record` with or without its stream: `2027-03-16-general/application:3` or `application:3`. */
export function recordInWords(record: string): string {
  const subject = record.slice(record.indexOf('/') + 1);
  const known = named[subject];
  if (known) return known;
  const [kind = '', ...rest] = subject.split(':');
  const word = numbered[kind];
  if (word) return `${word} ${rest.join(':')}`;
  if (kind === 'election') return 'The election';
  if (kind === 'paper') return capital(`${paperInWords(rest[0] ?? 'paper')}, edition ${rest[1] ?? ''}`);
  if (kind === 'paper-facts') return `What the ${paperInWords(rest[0] ?? 'paper')} is to say`;
  if (kind === 'posting') return `The posting of the ${paperInWords(rest[0] ?? 'paper')}`;
  if (kind === 'date') return `The date “${inWords(rest.join(':'))}”`;
  if (kind === 'holiday') return `The proclaimed holiday of ${dayInWords(rest.join(':'))}`;
  if (kind === 'board-meeting') return `The board meeting of ${dayInWords(rest.join(':'))}`;
  if (kind === 'referendum-petition') return 'A petition for a vote';
  if (kind === 'signature') return 'A signature on a petition';
  if (kind === 'person') return 'A person of this office';
  if (kind === 'left-off') return 'Somebody left off the mail-ballot register';
  return capital(inWords(kind));
}

/**
 * The button and the question. What happened in the world cannot be taken back, only what was written down about it:
 * there the button reads “Recorded in error”.
 */
export const takingBack = (happenedInTheWorld: boolean): { readonly button: string; readonly question: string } =>
  happenedInTheWorld
    ? { button: 'Recorded in error…', question: 'Was this recorded in error?' }
    : { button: 'Take it back…', question: 'Take this back?' };
