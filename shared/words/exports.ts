// What is said about exports: which part, for whom, what a check proves and what it cannot.
import { sizeInWords } from './backups.ts';
import { paperInWords } from './records.ts';

export const audienceInWords = {
  office: 'for the office’s own archive',
  inspectors: 'for the inspectors and trustees',
} as const;

const parts: Readonly<Record<string, string>> = {
  all: 'the whole election',
  candidates: 'the candidates',
  'mail-ballots': 'the mail-ballot list',
  calendar: 'the calendar',
  newspaper: 'the newspaper’s texts',
};

/** “the whole election”, “the notice of election”. */
export const partInWords = (name: string): string => parts[name] ?? `the ${paperInWords(name.replace(/^paper:/, ''))}`;

/** “7.9 GB”, “15.0 MB”: what a drive has room for. */
export function roomInWords(bytes: number): string {
  if (bytes < 1_000_000_000) return sizeInWords(bytes);
  const tenths = Math.floor(bytes / 100_000_000);
  return `${Math.floor(tenths / 10)}.${tenths % 10} GB`;
}

export const filesInWords = (count: number): string => (count === 1 ? '1 file' : `${count} files`);

/** What a check that found nothing wrong shows, a sentence each. `log`: whether the export holds the history. */
export const whatItProves = (log: boolean): readonly string[] => [
  'Every file is as it was written: none was changed, added or lost since.',
  ...(log
    ? [
        'Each event of the history rests on the one before it, what was recorded in this election is what the history committed to, and each paper is one that it names.',
      ]
    : []),
];

/** And what no check of an export can show. */
export const whatItCannotProve: readonly string[] = [
  'That the whole export was not written anew: whoever changes the files can make a new list of them. Compare the check code with one on paper, such as a backup slip of that day, or in the office with its history.',
  'That nothing was recorded after the export was made, and that what was recorded is true.',
];
