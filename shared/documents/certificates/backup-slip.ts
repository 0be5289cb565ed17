// The slip that goes with a backup: its file, its digest, and the check code of the history it holds, to be compared
// years later.
import type { VillageName } from '../../domain/village.ts';
import { sizeInWords } from '../../words/backups.ts';
import {
  blank,
  bold,
  type FlowDocument,
  type FlowPaperSize,
  heading,
  paragraph,
  type Run,
  small,
  space,
  words,
} from '../blocks.ts';

export interface BackupSlipFacts {
  readonly village: VillageName | null;
  readonly file: string;
  /** The folder it was written to. */
  readonly place: string;
  readonly bytes: number;
  readonly events: number;
  /** Of the file, and of the newest event in it: 64 hexadecimal digits each. */
  readonly sha256: string;
  readonly head: string;
  /** “4:58 p.m. on Tuesday, March 2, 2027” */
  readonly made: string;
  readonly practice: boolean;
  readonly size: FlowPaperSize;
}

/** In groups of eight, two lines: 64 digits in one row cannot be compared by eye. */
const inGroups = (digits: string): string =>
  [digits.slice(0, 32), digits.slice(32)].map((half) => half.match(/.{1,8}/g)?.join('\u00a0\u00a0') ?? '').join('\n');

export function backupSlip(facts: BackupSlipFacts): FlowDocument {
  const { village, file, place, bytes, events, sha256, head, made, practice, size } = facts;
  const office = village === null ? 'this office' : `the Village of ${village.name}`;
  const field = (label: string, ...runs: readonly Run[]) => ({ kind: 'field' as const, label, runs });
  return {
    kind: 'flow',
    paper: 'backup-slip',
    templateVersion: 2,
    title: 'Backup slip',
    author: 'Village Election Desk',
    lang: 'en-US',
    size,
    type: 'posted',
    practice,
    footer: `Backup slip of ${office}\nBackup made at ${made}`,
    blocks: [
      heading(1, words('Backup slip')),
      paragraph(
        words(`A complete copy of the election records of ${office}, read again and checked after it was written.`),
      ),
      field('Made:', words(made, 'made')),
      field('File:', words(file, 'file')),
      field('Written to:', words(place, 'place')),
      field('Size:', words(`${sizeInWords(bytes)}, ${events} records`, 'bytes')),
      field('Now kept at:', blank('kept', 240)),
      heading(2, words('Check code of the history')),
      paragraph(bold(inGroups(head), 'head')),
      small(
        words(
          'To use it: in the program, open Records, then “Check the history”, and type it, with or without the spaces. If it is found, nothing that was on record at that moment was cut off or changed since.',
        ),
      ),
      heading(2, words('Digest of the file (SHA-256)')),
      paragraph(words(inGroups(sha256), 'sha256')),
      small(
        words(
          'The same stands beside the backup, in a file whose name ends in .sha256. Restoring compares the two by itself.',
        ),
      ),
      space(10),
      field('Put away by:', blank('by', 220)),
      field('On:', blank('on', 140)),
    ],
  };
}
