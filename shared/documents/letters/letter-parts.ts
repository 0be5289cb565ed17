// What every letter has: its day, whom it goes to, who signs it.
import type { DeepReadonly } from '../../deep-readonly.ts';
import type { MailAddress } from '../../domain/address.ts';
import type { PlainDate } from '../../domain/plain-date.ts';
import { type Block, group, missing, paragraph, type Run, signature, space, words } from '../blocks.ts';
import type { FactPlace } from '../needed-fact.ts';
import type { PaperFrame } from '../paper-frame.ts';
import { datedRun } from '../sign-off.ts';

export const letterDate = (dated: PlainDate | null, what = 'The day of the letter'): Block =>
  paragraph(datedRun(dated, what));

/** Name and address as on an envelope; the address is a ruled space where it is not on record. */
export function addressee(
  to: { readonly name: string; readonly address: DeepReadonly<MailAddress> | null },
  where: FactPlace,
  whose = to.name,
): Block {
  const lines: Run[] = to.address
    ? [words(to.address.lines.map((line) => `\n${line}`).join(''), 'to.address')]
    : [words('\n'), missing('to.address', `The address of ${whose}`, where, 260)];
  return group(paragraph(words(to.name, 'to.name'), ...lines), space(4));
}

/** The line the clerk signs on. */
export const closing = ({ clerk, village }: PaperFrame): Block =>
  group(
    space(4),
    signature(
      260,
      [words(clerk.name, 'clerk.name')],
      [words(`${clerk.title}, Village of ${village.name}`, 'clerk.title')],
    ),
  );
