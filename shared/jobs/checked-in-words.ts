// What a check of an export found, line by line: what it is, what holds, what does not, what that proves and what it cannot.

import { sizeInWords } from '../words/backups.ts';
import { audienceInWords, filesInWords, partInWords, whatItCannotProve, whatItProves } from '../words/exports.ts';
import type { CheckedExport } from './check-export.ts';

/** “The whole election, for the office’s own archive, written 2027-03-02T09:41:00-05:00” */
export const whatWasChecked = ({ part, audience, madeAt }: CheckedExport): string =>
  `${capital(partInWords(part))}, ${audienceInWords[audience]}, written ${madeAt}`;

/** What was read, in a sentence or two. */
export function whatWasRead({ files, bytes, rows, log, sealed }: CheckedExport): string {
  const read = `${filesInWords(files)}, ${sizeInWords(bytes)}, ${rows} rows of tables.`;
  if (sealed === 'not-opened') return `${filesInWords(files)} and the sealed one among them; it was not opened.`;
  return log === null
    ? `${read} It holds no history.`
    : `${read} ${log.lines} events of the history in one chain; the contents of ${log.contents} of them, all of this election, match it.`;
}

export const checkedInWords = (checked: CheckedExport): string[] => [
  `${checked.village === '' ? 'A village' : checked.village}: ${checked.title}${checked.practice ? ' (PRACTICE: nothing in it is real)' : ''}`,
  `${whatWasChecked(checked)}.`,
  ...(checked.wrongCount === 0
    ? ['Everything is as it was written.', whatWasRead(checked)]
    : ['NOT as it was written:', ...checked.wrong.map((one) => `- ${one}`)]),
  ...(checked.wrongCount > checked.wrong.length ? [`- and ${checked.wrongCount - checked.wrong.length} more.`] : []),
  ...checked.notes,
  `Check code of the history (${checked.events} events): ${checked.head}`,
  ...(checked.wrongCount === 0
    ? ['What it proves:', ...whatItProves(checked.log !== null).map((one) => `- ${one}`)]
    : []),
  'What it cannot prove:',
  ...whatItCannotProve.map((one) => `- ${one}`),
];

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
