// The sheet with the recovery code, for a sealed envelope in the safe. Drawn once, from a code that is stored nowhere.
import type { PlainDate } from '../../domain/plain-date.ts';
import type { VillageName } from '../../domain/village.ts';
import { longDay } from '../../words/days.ts';
import {
  blank,
  bold,
  type FlowDocument,
  type FlowPaperSize,
  group,
  heading,
  lead,
  paragraph,
  space,
  words,
} from '../blocks.ts';

export interface RecoveryCodeFacts {
  readonly village: VillageName | null;
  /** The groups of the code as they are typed, such as “7KQ2”. */
  readonly groups: readonly string[];
  readonly madeOn: PlainDate;
  readonly madeBy: string;
  readonly practice: boolean;
  readonly size: FlowPaperSize;
}

const perLine = 4;

/** Four groups a line, so that whoever types it loses no place. */
function lines(groups: readonly string[]): string {
  const rows = Array.from({ length: Math.ceil(groups.length / perLine) }, (_, row) =>
    groups.slice(row * perLine, (row + 1) * perLine).join('\u00a0\u00a0\u00a0'),
  );
  return rows.join('\n');
}

export function recoveryCodeSheet({
  village,
  groups,
  madeOn,
  madeBy,
  practice,
  size,
}: RecoveryCodeFacts): FlowDocument {
  const office = village === null ? 'this office' : `the Village of ${village.name}`;
  return {
    kind: 'flow',
    paper: 'recovery-code',
    templateVersion: 1,
    title: 'Recovery code',
    author: madeBy,
    lang: 'en-US',
    size,
    type: 'posted',
    practice,
    footer: `Recovery code of ${office}\nMade ${longDay(madeOn)}`,
    blocks: [
      heading(1, words('Recovery code')),
      paragraph(
        words(
          `This code opens the election records of ${office} in Village Election Desk when every passphrase is lost, `,
        ),
        words('on this computer or from a backup on another.'),
      ),
      group(space(8), lead(bold(lines(groups), 'groups')), space(8)),
      paragraph(
        words('Put this sheet in an envelope, sign across the flap, and keep it in the safe. Make no copy. '),
        words('Whoever holds it can read everything, so treat it like the key of the safe.'),
      ),
      heading(2, words('To use it')),
      paragraph(
        bold('1.'),
        words(' Start Village Election Desk, choose your name, and press “I forgot my passphrase”.'),
      ),
      paragraph(
        bold('2.'),
        words(
          ' Type the code. Capital or small letters, with or without spaces: both are right. O and zero, I and one are taken for each other.',
        ),
      ),
      paragraph(
        bold('3.'),
        words(
          ' Set a passphrase of your own. Then have a new code made and printed: this one has been out of its envelope.',
        ),
      ),
      space(10),
      { kind: 'field', label: 'Made:', runs: [words(`${longDay(madeOn)}, by ${madeBy}`, 'madeOn')] },
      { kind: 'field', label: 'Put in the safe on:', runs: [blank('safe.on', 160)] },
      { kind: 'field', label: 'By:', runs: [blank('safe.by', 220)] },
    ],
  };
}
