// What a check of an export found, line by line: what it is, what holds, what does not, what that proves and what it cannot.

import type { RecordedAt } from '../domain/recorded-at.ts';
import { sizeInWords } from './backups.ts';
import { instantInWords } from './clock.ts';
import { audienceInWords, filesInWords, partInWords, whatItCannotProve, whatItProves } from './exports.ts';
import { seen } from './seen.ts';
import { capital } from './sentence.ts';

/** What a check found, as its job gives it. */
export interface FoundInExport {
  readonly village: string;
  readonly title: string;
  readonly part: string;
  readonly audience: 'office' | 'inspectors';
  readonly madeAt: RecordedAt;
  readonly practice: boolean;
  readonly files: number;
  readonly bytes: number;
  readonly rows: number;
  readonly log: { readonly lines: number; readonly contents: number } | null;
  readonly events: number;
  readonly head: string;
  readonly sealed: 'no' | 'opened' | 'not-opened';
  readonly wrong: readonly string[];
  readonly wrongCount: number;
  readonly notes: readonly string[];
}

/** “The whole election, for the office’s own archive, written at 9:41 a.m. on Tuesday, March 2, 2027” */
export const whatWasChecked = ({ part, audience, madeAt }: FoundInExport): string =>
  `${capital(partInWords(part))}, ${audienceInWords[audience]}, written at ${instantInWords(madeAt)}`;

/** What was read, in a sentence or two. */
export function whatWasRead({ files, bytes, rows, log, sealed }: FoundInExport): string {
  const read = `${filesInWords(files)}, ${sizeInWords(bytes)}, ${rows} rows of tables.`;
  if (sealed === 'not-opened')
    return `${filesInWords(files)}, one of them sealed. The sealed one was not opened, so its inside was not checked: give its passphrase and check it again.`;
  return log === null
    ? `${read} It holds no history.`
    : `${read} ${log.lines} events of the history in one chain; the contents of ${log.contents} of them, all of this election, match it.`;
}

/** Names in an export are whoever’s wrote it. */
export const checkedInWords = (checked: FoundInExport): string[] => told(checked).map(seen);

const told = (checked: FoundInExport): string[] => [
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
