// The slip that goes with a backup: its file, its digest, and the head of the history it holds, to be compared years later.
import type { PlainDate } from '../../domain/plain-date.ts';
import type { VillageName } from '../../domain/village.ts';
import { longDay } from '../../words/days.ts';
import {
  blank,
  bold,
  type FlowDocument,
  type FlowPaperSize,
  heading,
  paragraph,
  type Run,
  space,
  words,
} from '../blocks.ts';

export interface BackupSlipFacts {
  readonly village: VillageName | null;
  readonly file: string;
  readonly bytes: number;
  readonly events: number;
  /** Of the file, and of the newest event in it: 64 hexadecimal digits each. */
  readonly sha256: string;
  readonly head: string;
  readonly madeOn: PlainDate;
  readonly practice: boolean;
  readonly size: FlowPaperSize;
}

/** In groups of eight, two lines: 64 digits in one row cannot be compared by eye. */
const inGroups = (digits: string): string =>
  [digits.slice(0, 32), digits.slice(32)].map((half) => half.match(/.{1,8}/g)?.join('\u00a0') ?? '').join('\n');

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

export function backupSlip(facts: BackupSlipFacts): FlowDocument {
  const { village, file, bytes, events, sha256, head, madeOn, practice, size } = facts;
  const office = village === null ? 'this office' : `the Village of ${village.name}`;
  const field = (label: string, ...runs: readonly Run[]) => ({ kind: 'field' as const, label, runs });
  return {
    kind: 'flow',
    paper: 'backup-slip',
    templateVersion: 1,
    title: 'Backup slip',
    author: 'Village Election Desk',
    lang: 'en-US',
    size,
    practice,
    footer: `Backup slip of ${office}\n${longDay(madeOn)}`,
    blocks: [
      heading(1, words('Backup slip')),
      paragraph(
        words(`A complete copy of the election records of ${office}, read again and checked after it was written.`),
      ),
      field('Made:', words(longDay(madeOn), 'madeOn')),
      field('File:', words(file, 'file')),
      field('Size:', words(`${megabytes(bytes)}, ${events} events`, 'bytes')),
      field('Kept at:', blank('place', 240)),
      heading(2, words('Head of the history')),
      paragraph(bold(inGroups(head), 'head')),
      paragraph(
        words(
          'Type it, without the spaces, under Records, History, “Is the list whole?”. If the program finds it, nothing that was on record on this day was cut off or changed since.',
        ),
      ),
      heading(2, words('SHA-256 of the file')),
      paragraph(words(inGroups(sha256), 'sha256')),
      paragraph(
        words(
          'The same stands beside the backup in a file whose name ends in .sha256; a restore compares it by itself.',
        ),
      ),
      space(8),
      field('Put away by:', blank('by', 220)),
    ],
  };
}
