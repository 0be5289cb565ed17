// What whoever has the county's file and the office, and whoever makes a list of it, have to say to each other.
import type { KeyObject } from 'node:crypto';
import type { PlainDate } from '../../shared/domain/plain-date.ts';
import type { ListReading } from '../../shared/domain/voter-list.ts';
import type { IndexRow } from '../store/index-rows.ts';
import type { BlockRow, StoredBlock } from '../store/voter-text.ts';
import type { ListProblemCode } from './list-problem.ts';
import type { Readable } from './list-reader.ts';
import type { Tallied } from './tally.ts';

/** How the file is read. */
export interface MakingOrder extends Pick<ListReading, 'membership' | 'districts'> {
  readonly name: string;
  readonly list: Readable;
  readonly today: PlainDate;
}

/** What a piece of the file came to. `formers`: rows of the list before that are former versions now. */
export interface Made {
  readonly blocks: readonly BlockRow[];
  readonly formers: readonly number[];
}
export interface AllMade extends Made {
  readonly tallied: Tallied;
}
/** Some rows of the index; `done`: how many of all voters are put in order; null when there are no more. */
export interface Ordered {
  readonly rows: readonly IndexRow[];
  readonly done: number | null;
}

/** Makes a list: it is told what the list before has and how to read, gets the file in pieces, and gives rows to write. */
export interface Maker {
  know(blocks: readonly StoredBlock[]): Promise<void>;
  read(order: MakingOrder): Promise<void>;
  /** Takes `piece` over. */
  take(piece: Uint8Array): Promise<Made>;
  end(): Promise<AllMade>;
  /** After the end, again and again until there are no more. */
  inOrder(): Promise<Ordered>;
  /** Lets go of everything, whatever is still going on. */
  drop(): Promise<void>;
}

/** The same between two threads. `number`: the list's own. */
export type MakerCall =
  | { readonly what: 'begin'; readonly number: number; readonly key: KeyObject }
  | { readonly what: 'know'; readonly blocks: readonly StoredBlock[] }
  | { readonly what: 'read'; readonly order: MakingOrder }
  | { readonly what: 'take'; readonly piece: Uint8Array }
  | { readonly what: 'end' }
  | { readonly what: 'inOrder' };
export type MakerAnswer =
  | { readonly kind: 'value'; readonly value: unknown }
  | { readonly kind: 'problem'; readonly code: ListProblemCode; readonly message: string }
  | { readonly kind: 'damaged'; readonly message: string }
  | { readonly kind: 'failed'; readonly message: string };
