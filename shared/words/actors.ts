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

/** The village’s own first, then the others in the order in which they come. */
export const actorsInOrder: readonly string[] = Object.keys(actors);

/** “Board of trustees” */
export const actorInWords = (actor: string): string => actors[actor] ?? actor.replaceAll('-', ' ');
