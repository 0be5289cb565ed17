// Who acts, as papers say it to somebody who is not the clerk.

const actors: Readonly<Record<string, string>> = {
  'village-clerk': 'Village clerk',
  'board-of-trustees': 'Board of trustees',
  inspectors: 'Inspectors of election',
  candidate: 'Candidates',
  party: 'Parties',
  voter: 'Voters',
  'county-board': 'County board of elections',
};

/** “Board of trustees” */
export const actorInWords = (actor: string): string => actors[actor] ?? actor.replaceAll('-', ' ');
