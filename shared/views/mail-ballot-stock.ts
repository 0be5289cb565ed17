// The stock of mail ballots by kind and district: received = out + spoiled in the office + unused (§15-120(7)).
import { z } from 'zod';
import type { ElectionState } from '../commands/define-command.ts';
import { districtOf } from '../commands/line-and-ballots.ts';
import { MailBallotKind } from '../domain/mail-ballot.ts';
import type { Piece } from './mail-ballot-numbers.ts';
import { kindOfLine } from './register-state.ts';

export const StockLine = z.strictObject({
  kind: MailBallotKind,
  /** Empty where all districts have the same ballot. */
  district: z.string(),
  received: z.number().int(),
  /** Every piece that left, the first and those after it. */
  out: z.number().int(),
  spoiled: z.number().int(),
  /** As counted last; null while nobody has counted. */
  unused: z.number().int().nullable(),
  /** What should be left: received − out − spoiled. Below zero where more left than came. */
  left: z.number().int(),
  /** Left less unused; null while nobody has counted. */
  off: z.number().int().nullable(),
});
export type StockLine = z.infer<typeof StockLine>;

/** A line for each kind and district that came from the printer, or of which something left or was noted. */
export function mailBallotStock(election: ElectionState, pieces: readonly Piece[]): StockLine[] {
  const { file, mailBallots } = election;
  const delivered = file.ballotSteps.flatMap(({ step }) => (step.kind === 'delivered' ? step.counts : []));
  // One ballot for all districts is stocked once; where each has its own, each is.
  const apart = new Set(delivered.map(({ district }) => district).filter((district) => district !== ''));
  const place = (district: string) => (apart.has(district) ? district : '');
  const lines = new Map<string, { kind: MailBallotKind; district: string }>();
  const add = (kind: MailBallotKind, district: string) =>
    lines.set(`${kind} ${place(district)}`, { kind, district: place(district) });
  for (const { kind, district } of delivered) if (kind === 'absentee' || kind === 'early-mail') add(kind, district);
  const left = pieces.filter(({ ballot }) => ballot.out !== null);
  const ofPiece = ({ line, ballot }: Piece) => ({
    kind: kindOfLine(line),
    district: districtOf(election, line, ballot),
  });
  for (const { kind, district } of left.map(ofPiece)) add(kind, district);
  for (const { kind, district } of mailBallots.stockNotes) add(kind, district);
  return [...lines.values()]
    .sort((a, b) => (a.kind === b.kind ? (a.district < b.district ? -1 : 1) : a.kind < b.kind ? -1 : 1))
    .map((one) => {
      const here = (other: { readonly kind: string; readonly district: string }) =>
        other.kind === one.kind && place(other.district) === one.district;
      const received = delivered.filter(here).reduce((all, { count }) => all + count, 0);
      const out = left.map(ofPiece).filter(here).length;
      const notes = mailBallots.stockNotes.filter(here);
      const spoiled = notes.filter(({ what }) => what === 'spoiled').reduce((all, { count }) => all + count, 0);
      const unused = notes.findLast(({ what }) => what === 'unused')?.count ?? null;
      const rest = received - out - spoiled;
      return { ...one, received, out, spoiled, unused, left: rest, off: unused === null ? null : rest - unused };
    });
}
