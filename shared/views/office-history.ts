// What a question may ask of the history: every act in the order it was written, and the record as it stood on a day.
import type { DeskState } from '../commands/define-command.ts';
import type { PlainDate } from '../domain/plain-date.ts';
import type { Change } from '../records/change.ts';
import type { ToldAct } from './define-view.ts';

/** What an act belongs to, as the chips above the list name it. */
export const historyKinds = ['office', 'election', 'nominations', 'mail-ballots', 'papers', 'taking-back'] as const;
export type HistoryKind = (typeof historyKinds)[number];

export interface ActOnRecord {
  /** Its `stays` is only what its own events say; ask `whyItStays` for all reasons. */
  readonly told: Readonly<ToldAct>;
  readonly kind: HistoryKind;
  /** What it is about, each within its stream: `2027-03-16-general/application:3`. */
  readonly subjects: ReadonlySet<string>;
  readonly changes: readonly Change[];
  /** The act it takes back, or null. */
  readonly undoes: string | null;
  /** The number of the event that took it back, or null. */
  readonly takenBackSeq: number | null;
}

export interface OfficeHistory {
  /** Every act, oldest first. */
  acts(): readonly ActOnRecord[];
  act(id: string): ActOnRecord | null;
  /** Why it cannot be taken back, or null when it can. */
  whyItStays(act: ActOnRecord): string | null;
  /** The later live acts that stand on it and must be taken back first, oldest first. */
  restingOn(act: ActOnRecord): readonly ActOnRecord[];
  /**
   * The number of the last event recorded on or before `day`; 0 where there is none. After a clock that moved back the
   * order of writing counts, not the clock.
   */
  lastSeqOn(day: PlainDate): number;
  /** The record as it stood after the event of that number. */
  stateAfter(seq: number): DeskState;
}

/** How it was taken back, as far as that was written by the event of number `seq`. */
export const takenBackBy = (act: ActOnRecord, seq: number): ToldAct['takenBack'] =>
  act.takenBackSeq !== null && act.takenBackSeq <= seq ? act.told.takenBack : null;
