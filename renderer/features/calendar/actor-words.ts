// Who acts, in the words of the desk: the clerk is “you”.

const words: Readonly<Record<string, { readonly short: string; readonly full: string }>> = {
  'village-clerk': { short: 'You', full: 'You, the village clerk' },
  'board-of-trustees': { short: 'Board', full: 'The board of trustees' },
  inspectors: { short: 'Inspectors', full: 'The inspectors of election' },
  candidate: { short: 'Candidates', full: 'The candidate' },
  party: { short: 'Parties', full: 'The party' },
  voter: { short: 'Voters', full: 'The voter' },
  'county-board': { short: 'County', full: 'The county board of elections' },
};

/** The chip that filters nothing. */
export const EVERYONE = 'everyone';

/** “Board”, for a column and a chip. */
export const actorInShort = (actor: string): string => words[actor]?.short ?? actor;
/** “The board of trustees”, for a sentence. */
export const actorInFull = (actor: string): string => words[actor]?.full ?? actor;
