// The stages of an election, in the order a clerk lives through them. The calendar groups its dates by them.

export const stages = [
  { id: 'before-nominations', title: 'Before nominations' },
  { id: 'party-nominations', title: 'Party nominations' },
  { id: 'independent-nominations', title: 'Independent nominations' },
  { id: 'notice-and-mail-ballots', title: 'Notice, registration, mail ballots' },
  { id: 'election-day', title: 'Election day and after' },
] as const;

export type Stage = (typeof stages)[number]['id'];
