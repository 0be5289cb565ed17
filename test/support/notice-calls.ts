// The notice of election as stories ask for it and print it, where they are about something else.

/** What `paper.print` gets for the notice of election, on Letter unless `size` says otherwise. */
export const noticeToPrint = (election: string, blanks: string | null = null, size: 'letter' | 'legal' = 'letter') => ({
  ...{ election, paper: 'notice-of-election', size, type: null, blanks, correction: null },
});

/** What `papers.paper` gets for the notice of election. */
export const noticePage = (election: string, size: 'letter' | 'legal' = 'letter') => ({
  ...{ election, paper: 'notice-of-election', size, type: null },
});
