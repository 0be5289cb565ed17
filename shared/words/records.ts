// What a thing on record is called, from the subject its events name: “application:3” is “Application 3”.

const numbered: Readonly<Record<string, string>> = {
  application: 'Application',
  candidate: 'Candidate',
  'office-on-ballot': 'Office on the ballot, no.',
  proposition: 'Proposition',
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
  'office:certificate-set': 'The certificate on applications',
  'office:recovery-code': 'The recovery code',
  polling: 'Polling places and hours of the election',
  'march-18': 'The move to March 18',
};

/** `record` with or without its stream: `2027-03-16-general/application:3` or `application:3`. */
export function recordInWords(record: string): string {
  const subject = record.slice(record.indexOf('/') + 1);
  const known = named[subject];
  if (known) return known;
  const [kind = '', ...rest] = subject.split(':');
  const word = numbered[kind];
  if (word) return `${word} ${rest.join(':')}`;
  if (kind === 'election') return 'The election';
  if (kind === 'paper') return `${rest[0]?.replaceAll('-', ' ') ?? 'Paper'}, edition ${rest[1] ?? ''}`;
  if (kind === 'person') return 'A person of this office';
  return subject.replaceAll('-', ' ');
}
