// Dates in three or four words, for the strip of days, where a full title would not fit. Others show their title.

const brief: Readonly<Record<string, string>> = {
  'offices-notice': 'Notice of offices',
  'polling-resolution': 'Places and hours resolved',
  'election-notice-published': 'Last day for notice',
  'election-notice-posted': 'Post the notice',
  'mail-ballot-application-first': 'First mail requests',
  'mail-ballot-application-by-mail': 'Last mail requests',
  'mail-ballot-application-in-person': 'Last requests in person',
  'mail-ballots-mailed': 'Mail the last ballots',
  'mail-ballot-return': 'Last ballots back',
  'mail-ballots-to-inspectors': 'Ballots to inspectors',
};

/** The date of that id in a few words, such as “Last mail requests”. */
export const dateInBrief = ({ id, title }: { readonly id: string; readonly title: string }): string =>
  brief[id] ?? title;
