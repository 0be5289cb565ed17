// What is said before, during and after a restore: what going back loses, why a file cannot be restored from, and what a
// trial came to.
import type { RecordedAt } from '../domain/recorded-at.ts';
import { instantInWords } from './clock.ts';

/** “1 act”, “3 acts”: what stands as one line in the history. */
export const actsInWords = (count: number): string => (count === 1 ? '1 act' : `${count} acts`);
/** “1 record”, “212 records”: what the links of the history join. */
export const recordsInWords = (count: number): string => (count === 1 ? '1 record' : `${count} records`);

/** What is known of a backup beside the office here, as far as words are made of it. */
export interface Stands {
  readonly relation: 'same' | 'earlier' | 'later' | 'branched' | 'other-office' | 'no-office-here' | 'unreadable';
  readonly lostCount: number;
  readonly onlyThereCount: number;
  /** When its newest record was made; null for an empty backup. */
  readonly newest: RecordedAt | null;
}

/** `grave`: something is lost that was recorded, or nobody can say. */
export interface Loss {
  readonly grave: boolean;
  readonly headline: string;
  readonly more: string;
}

const since = ({ newest }: Stands): string => (newest === null ? '' : ` recorded since ${instantInWords(newest)}`);
const kept = (count: number): string =>
  `${count === 1 ? 'It stays' : 'They stay'} in the file that is kept, and can be recorded again.`;

/** What going back to this backup gives up, in a headline and a sentence or two. */
export function lossInWords(stands: Stands): Loss {
  const { relation, lostCount, onlyThereCount, newest } = stands;
  const lost = actsInWords(lostCount);
  const there = `${actsInWords(onlyThereCount)} that ${onlyThereCount === 1 ? 'is' : 'are'} not in the office here`;
  switch (relation) {
    case 'no-office-here':
      return { grave: false, headline: 'Nothing can be lost.', more: 'There is no office on this computer yet.' };
    case 'same':
      return {
        grave: false,
        headline: 'Nothing would be lost.',
        more: 'The backup and the office here are the same, record for record.',
      };
    case 'later':
      return {
        grave: false,
        headline: 'Nothing would be lost.',
        more: `The backup has everything the office here has, and goes on after it: ${there}.`,
      };
    case 'unreadable':
      return {
        grave: true,
        headline: 'Nobody can say what would be missing.',
        more: `The office here is too damaged to be compared.${newest === null ? '' : ` The backup ends at ${instantInWords(newest)}: look through your papers for anything that came after it.`} The damaged file is kept.`,
      };
    case 'other-office':
      return {
        grave: true,
        headline: 'This is a backup of another office.',
        more: `It has nothing in common with the office here. Restoring it takes all ${lost} of this office off the screen. ${kept(lostCount)}`,
      };
    case 'branched':
      return {
        grave: true,
        headline: `Going back to it loses ${lost}.`,
        more: `Both went on after the last record they share. The office here has ${lost} that the backup does not have. ${kept(lostCount)} The backup has ${there}.`,
      };
    case 'earlier':
      return lostCount === 0
        ? { grave: false, headline: 'Nothing you recorded would be lost.', more: 'Nothing came after this backup.' }
        : { grave: true, headline: `Going back to it loses ${lost}${since(stands)}.`, more: kept(lostCount) };
  }
}

/** Refusals that are about what was typed to open a backup, and stand beside the field. */
export const aboutTheSecret: ReadonlySet<string> = new Set([
  'wrong-secret',
  'code-mistyped',
  'whose-passphrase',
  'secret-needed',
]);

const titles: Readonly<Record<string, string>> = {
  gone: 'The backup is not there.',
  'half-copied': 'This backup is not complete.',
  'differs-from-digest': 'This file is not what was backed up.',
  foreign: 'This is not a backup of an office.',
  newer: 'This backup needs a newer version of the program.',
  damaged: 'This backup is damaged.',
  'wrong-kind': 'This backup belongs to the other kind of office.',
  'office-open-elsewhere': 'Another window has the office open.',
  'disk-full': 'There is no room on the disk here.',
  busy: 'Another long work is still running.',
  'reader-may-not': 'A reader cannot restore the office.',
  'no-backup': 'There is no backup to try yet.',
};

/** Why there is no going on, as the title of the page that says so; the refusal itself says the rest. */
export const refusedTitle = (code: string): string => titles[code] ?? 'It was not restored.';

/** Refusals that may be over in a moment, so that trying the same file again makes sense. */
export const mayPass: ReadonlySet<string> = new Set([
  'gone',
  'office-open-elsewhere',
  'disk-full',
  'busy',
  'office-problem',
  'unexpected',
]);

/** What a trial came to. `madeAt`: when the newest record in the backup was made. */
export interface Drilled {
  readonly name: string;
  readonly madeAt: RecordedAt | null;
  readonly events: number;
  readonly contents: 'opened' | 'not-opened';
  readonly why: string | null;
}

/**
 * “The backup that ends at 9:41 a.m. on Tuesday, March 2, 2027 was restored into an empty folder, opened and compared:
 * 212 records, all there. The copy was deleted.”
 */
export function drilledInWords({ name, madeAt, events, contents, why }: Drilled): string {
  const which = madeAt === null ? `The backup ${name}` : `The backup that ends at ${instantInWords(madeAt)}`;
  const found = `${recordsInWords(events)}, all there`;
  return contents === 'opened'
    ? `${which} was restored into an empty folder, opened and compared: ${found}. The copy was deleted.`
    : `${which} was restored into an empty folder, and its history compared: ${found}. What they say was not opened. ${why ?? ''} The copy was deleted.`.replace(
        '  ',
        ' ',
      );
}
