// What a file of many envelopes holds, worked out before anything is drawn: which lines, in which order, under which numbers,
// and which lines cannot be among them and why. Drawn in the electron part, it is recorded as one event.
import { z } from 'zod';
import type { EnvelopeFacts } from '../documents/envelopes/envelope-facts.ts';
import { measuresOf } from '../documents/envelopes/envelope-stock.ts';
import { placementOf } from '../documents/envelopes/placement.ts';
import type { PictureSource } from '../documents/picture.ts';
import type { Placement } from '../documents/sheet.ts';
import { EnvelopePiece, EnvelopeStock } from '../domain/envelope.ts';
import { BatchOrder, BatchSides, mostInBatch, OutputTray, restAfter } from '../domain/envelope-batch.ts';
import { ElectionId, Serial } from '../domain/ids.ts';
import { inOrder, nameOrderKey } from '../domain/name-order.ts';
import { nameInList } from '../domain/person-name.ts';
import { alignmentFor, type Printing } from '../domain/printer-alignment.ts';
import { isReplaced, liveBallot } from '../records/mail-ballot-standing.ts';
import { type Err, ok } from '../result.ts';
import { type DeskState, type ElectionState, type Refusal, refuse } from './define-command.ts';
import { type EnvelopesAlike, envelopesAlike, factsOfLine } from './envelope-facts.ts';
import { districtOf, leftAlready, mayGoOut, otherLiveBallot, type RegisterLine } from './line-and-ballots.ts';
import { electionOf, noSuchRecord } from './no-such-record.ts';

/** `applications`: whose envelopes, by the numbers of their lines. */
export const BatchAsked = z.strictObject({
  election: ElectionId,
  applications: z.array(Serial).min(1).max(mostInBatch),
  piece: EnvelopePiece,
  stock: EnvelopeStock,
  order: BatchOrder,
  sides: BatchSides,
  tray: OutputTray,
});
export type BatchAsked = z.infer<typeof BatchAsked>;

/** `which`: the rest after the last good one, or single ones by the numbers on them. */
export const BatchAgainAsked = z.strictObject({
  election: ElectionId,
  batch: Serial,
  which: z.discriminatedUnion('by', [
    z.strictObject({ by: z.literal('after'), lastGood: Serial }),
    z.strictObject({ by: z.literal('single'), envelopes: z.array(Serial).min(1).max(mostInBatch) }),
  ]),
});
export type BatchAgainAsked = z.infer<typeof BatchAgainAsked>;

/** What drawing needs beside the record. */
export interface AtThisComputer {
  readonly picture: PictureSource;
  readonly printing: Printing;
}
export interface EnvelopeOfBatch {
  readonly application: number;
  readonly envelope: number;
  readonly facts: EnvelopeFacts;
}
/** A line that cannot be in the file, and why. */
export interface NotInBatch {
  readonly application: number;
  readonly name: string;
  readonly why: string;
}
export interface BatchPlan {
  readonly alike: EnvelopesAlike;
  readonly placement: Placement | null;
  readonly envelopes: readonly EnvelopeOfBatch[];
  readonly not: readonly NotInBatch[];
}
export type Planned<T> = { ok: true; value: T } | Err<Refusal>;

/** The order of a file of envelopes: districts as the election lists them, names within; or the numbers of the lines. */
export function inBatchOrder(
  election: ElectionState,
  lines: readonly RegisterLine[],
  order: BatchOrder,
): RegisterLine[] {
  if (order === 'number') return lines.toSorted((a, b) => a.number - b.number);
  const places = new Map(election.file.districts.map(({ name }, i) => [name as string, i]));
  const keys = new Map(lines.map((line) => [line.number, nameOrderKey(line.application.name)]));
  const place = (line: RegisterLine) => places.get(districtOf(election, line, null)) ?? places.size;
  return lines.toSorted(
    (a, b) => place(a) - place(b) || inOrder(keys.get(a.number) ?? '', keys.get(b.number) ?? '') || a.number - b.number,
  );
}

function placedAndAlike(
  state: DeskState,
  election: ElectionState,
  { piece, stock }: Pick<BatchAsked, 'piece' | 'stock'>,
  { picture, printing }: AtThisComputer,
): Planned<Pick<BatchPlan, 'alike' | 'placement'>> {
  const alike = envelopesAlike(state.office, election, { piece, stock }, picture);
  if (!alike.ok) return refuse('facts-missing', alike.error);
  const placement = placementOf(measuresOf(stock), alignmentFor(printing, stock));
  if (!placement.ok) return refuse('printer-setting', `Nothing was printed. ${placement.error}`, 'stock');
  return ok({ alike: alike.value, placement: placement.value });
}

/** Numbers are given in the order of the file, to those who have none yet. */
export function planBatch(state: DeskState, asked: BatchAsked, at: AtThisComputer): Planned<BatchPlan> {
  const found = electionOf(state, asked.election);
  if (!found.ok) return found;
  const { mailBallots: register } = found.value;
  const lines: RegisterLine[] = [];
  for (const number of new Set(asked.applications)) {
    const line = register.applications.get(number);
    if (!line) return noSuchRecord('application', number, 'applications');
    lines.push(line);
  }
  const common = placedAndAlike(state, found.value, asked, at);
  if (!common.ok) return common;
  const not: NotInBatch[] = [];
  const envelopes: EnvelopeOfBatch[] = [];
  let next = register.nextEnvelope;
  for (const line of inBatchOrder(found.value, lines, asked.order)) {
    const no =
      mayGoOut(line, 'applications') ??
      leftAlready(register, line, 'applications') ??
      otherLiveBallot(register, line, 'applications');
    const live = liveBallot(register, line)?.envelope;
    const envelope = live ?? next;
    const facts = no ?? factsOfLine(common.value.alike, line, envelope);
    if (facts.ok) {
      envelopes.push({ application: line.number, envelope, facts: facts.value });
      if (live === undefined) next += 1;
    } else not.push(left(line, no ? no.error.message : String(facts.error)));
  }
  return ok({ ...common.value, envelopes, not });
}

const left = (line: RegisterLine, why: string): NotInBatch => ({
  ...{ application: line.number, name: nameInList(line.application.name), why },
});

/**
 * The envelopes of a file again, under the numbers they have; those of a ballot that was cancelled or replaced stay out, as
 * do those of a voter found not qualified since.
 */
export function planAgain(
  state: DeskState,
  { election: id, batch: number, which }: BatchAgainAsked,
  at: AtThisComputer,
): Planned<BatchPlan & { readonly batch: PrintedBatch }> {
  const found = electionOf(state, id);
  if (!found.ok) return found;
  const { mailBallots: register } = found.value;
  const batch = register.batches.get(number);
  if (!batch) return noSuchRecord('file of envelopes', number, 'batch');
  const wanted = wantedOf(batch, which);
  if (!wanted.ok) return wanted;
  const common = placedAndAlike(state, found.value, batch, at);
  if (!common.ok) return common;
  const not: NotInBatch[] = [];
  const envelopes: EnvelopeOfBatch[] = [];
  for (const { application, envelope } of wanted.value) {
    const line = register.applications.get(application);
    const ballot = register.ballots.get(envelope);
    if (!line || !ballot) throw new Error(`the file ${number} holds an envelope nobody knows`);
    const no = mayGoOut(line, 'which');
    const facts = factsOfLine(common.value.alike, line, envelope);
    if (isReplaced(ballot, line)) not.push(left(line, 'This ballot was cancelled or replaced since.'));
    else if (no) not.push(left(line, no.error.message));
    else if (!facts.ok) not.push(left(line, facts.error));
    else envelopes.push({ application, envelope, facts: facts.value });
  }
  return ok({ ...common.value, envelopes, not, batch });
}

export type PrintedBatch = NonNullable<ReturnType<ElectionState['mailBallots']['batches']['get']>>;

function wantedOf({ ballots, tray, number }: PrintedBatch, which: BatchAgainAsked['which']) {
  const notInIt = (envelope: number) =>
    refuse('not-in-batch', `Envelope ${envelope} is not in file ${number}. Look at the number again.`, 'which');
  if (which.by === 'single') {
    const wanted = new Set(which.envelopes);
    const missing = which.envelopes.find((envelope) => ballots.every((one) => one.envelope !== envelope));
    return missing === undefined ? ok(ballots.filter(({ envelope }) => wanted.has(envelope))) : notInIt(missing);
  }
  const rest = restAfter(ballots, which.lastGood, tray);
  if (rest === null) return notInIt(which.lastGood);
  return rest.length > 0
    ? ok(rest)
    : refuse(
        'nothing-left',
        `Envelope ${which.lastGood} is the last one the printer had to do. There is nothing to print again.`,
        'which',
      );
}
