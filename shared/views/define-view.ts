// A screen-sized question: state in, plain data out.
import { z } from 'zod';
import type { DeskState, Refusal } from '../commands/define-command.ts';
import type { DeepReadonly } from '../deep-readonly.ts';
import type { PictureSource } from '../documents/picture.ts';
import type { Actor } from '../domain/desk-person.ts';
import { HappenedOn } from '../domain/finding.ts';
import type { PlainDate } from '../domain/plain-date.ts';
import type { Printing } from '../domain/printer-alignment.ts';
import { RecordedAt } from '../domain/recorded-at.ts';
import { groups } from '../records/define-event.ts';
import type { Result } from '../result.ts';
import type { OfficeHistory } from './office-history.ts';
import type { VoterBook } from './voter-book.ts';

export interface ViewContext {
  readonly today: PlainDate;
  readonly now: RecordedAt;
  readonly actor: Actor;
  /** Every act of the office in plain words, newest first; `limit` at most so many. */
  told(limit: number): readonly ToldAct[];
  readonly history: OfficeHistory;
  readonly voters: VoterBook;
  readonly clock: ClockAtWork;
  /** What in the office's file is damaged, in a sentence; null while nothing is known to be. */
  readonly damage: string | null;
  /** Where the office’s records lie on this computer. */
  readonly folder: string;
  readonly machine: MachineAtWork;
  /** Pictures kept in the office. */
  readonly picture: PictureSource;
  /** How many acts were recorded after the event of that number, not counting that backups were made. */
  actsSince(seq: number): number;
}

/** What is set on this computer alone, and what it has found out about its places. */
export interface MachineAtWork {
  readonly backup: {
    readonly place: string | null;
    readonly generations: number;
    readonly onClose: boolean;
    /** The newest attempt, where it failed and no good one came after it. */
    readonly lastFailure: { readonly at: RecordedAt; readonly why: string } | null;
    readonly placeWarning: string | null;
  };
  /** How this computer's printers take envelopes. */
  readonly printing: Printing;
}

/** How far the computer's clock can be trusted. */
export interface ClockAtWork {
  /** The computer's time zone by its name, where its clock does not show Eastern time; else null. */
  readonly foreignZone: string | null;
  /** When the newest event under this clock was recorded; null where there is none. */
  readonly newest: RecordedAt | null;
  /** Every time the clock moved back by a minute or more, oldest first: what was recorded next, and by how much. */
  readonly movedBack: readonly { readonly recordedAt: RecordedAt; readonly minutes: number }[];
}

/** One act as the history tells it. */
export const ToldAct = z.strictObject({
  act: z.string(),
  seq: z.number().int(),
  recordedAt: RecordedAt,
  statedClock: z.boolean(),
  /** Minutes by which the clock had moved back since the event before; null where it had not. */
  movedBack: z.number().int().nullable(),
  /** When it happened in the world, as told; null where nothing says so. */
  happened: HappenedOn.nullable(),
  actor: z.string(),
  sentences: z.array(z.string()),
  /** Set when the act was taken back. */
  takenBack: z.strictObject({ on: RecordedAt, by: z.string(), reason: z.string() }).nullable(),
  /** The streams and groups its events lie in. */
  touched: z.array(z.strictObject({ stream: z.string(), group: z.enum(groups) })),
  /** Why it cannot be taken back, or null when it can. */
  stays: z.string().nullable(),
});
export type ToldAct = z.infer<typeof ToldAct>;

export interface View<Name extends string, Input, Output> {
  readonly name: Name;
  readonly title: string;
  readonly input: z.ZodType<Input>;
  readonly output: z.ZodType<Output>;
  /** The codes this view may refuse with, such as an election that is not there. */
  readonly refusals: readonly string[];
  answer(state: DeskState, input: Input, context: ViewContext): Result<DeepReadonly<Output>, Refusal>;
}

/** Defines a view. `answer` is pure: the same state and day give the same answer. */
export const defineView = <const Name extends string, Input, Output>(
  view: View<Name, Input, Output>,
): View<Name, Input, Output> => view;
