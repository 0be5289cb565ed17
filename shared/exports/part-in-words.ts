// What the parts of an export are called: on its page, in its README and on the screen.
import type { ExportPart } from './export-file.ts';

const named = {
  all: 'The whole election',
  candidates: 'Candidates and filings',
  'mail-ballots': 'Mail ballots',
  calendar: 'Calendar',
  newspaper: 'Texts for the newspaper',
} as const;

export const partInWords = (part: ExportPart): string =>
  typeof part === 'object' ? 'One paper, in every edition' : named[part];
