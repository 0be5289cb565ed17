// The county's file made into rows for the office, in whichever thread: read, counted, compared, sealed, put in order.
import { placesOf } from '../../shared/domain/voter-membership.ts';
import type { IndexRow, IndexStep } from '../store/index-rows.ts';
import type { Sealer } from '../store/keys.ts';
import { ListInTheMaking } from '../store/list-in-the-making.ts';
import type { StoredBlock } from '../store/voter-text.ts';
import { type Batch, ListReader } from './list-reader.ts';
import type { AllMade, Made, MakingOrder, Ordered } from './making.ts';
import type { VoterRow } from './read-row.ts';
import { Tally } from './tally.ts';

/** Rows of the index in one answer, which is one short write; and moments to breathe, between which a millisecond passes. */
const rowsTogether = 8;
const pausesTogether = 4;

/** Which district of the village a voter is of; null where she is of none. */
export function districtsOf({ membership, districts }: Pick<MakingOrder, 'membership' | 'districts'>) {
  const place = placesOf(membership, districts);
  return ({ town, ward, listedDistrict: district, street, house }: VoterRow): string | null =>
    place({ town, ward, district, street, house });
}

export class ListMaker {
  readonly #reader: ListReader;
  readonly #making: ListInTheMaking;
  readonly #districtOf: (voter: VoterRow) => string | null;
  readonly #tally = new Tally();
  #index: Generator<IndexStep, void, undefined> | null = null;
  /** Those of the index, gathered before the first is given: then it is known how many there are. */
  readonly #rows: IndexRow[] = [];
  #isOrdered = false;
  #given = 0;

  constructor(order: MakingOrder, sealer: Sealer) {
    this.#reader = new ListReader(order.name, order.list, order.today);
    this.#making = new ListInTheMaking(order.number, sealer);
    this.#districtOf = districtsOf(order);
  }

  know(blocks: readonly StoredBlock[]): void {
    this.#making.know(blocks);
  }

  take(piece: Uint8Array): Made {
    return this.#made(this.#reader.take(piece), false);
  }

  end(): AllMade {
    const made = this.#made(this.#reader.end(), true);
    this.#tally.compareWith(this.#making.countBefore);
    const { counts, rejected } = this.#tally;
    return { ...made, tallied: { counts, rejected } };
  }

  #made(batches: Generator<Batch>, atEnd: boolean): Made {
    const tally = this.#tally;
    for (const batch of batches)
      for (const one of tally.take(batch, this.#districtOf)) {
        const added = this.#making.add(one);
        if (typeof added === 'string') tally.taken(one, added);
        else tally.reject({ line: one.voter.line, text: plainLine(one.voter), reason: twice(one.voter, added.line) });
      }
    return { blocks: this.#making.blocks(atEnd), formers: this.#making.formers(atEnd) };
  }

  inOrder(): Ordered {
    this.#index ??= this.#making.index();
    for (let pauses = 0; !this.#isOrdered && pauses < pausesTogether; ) {
      const step = this.#index.next();
      this.#isOrdered = step.done === true;
      if (step.value) this.#rows.push(step.value);
      else pauses += 1;
    }
    if (!this.#isOrdered) return { rows: [], done: 0 };
    const rows = this.#rows.slice(this.#given, this.#given + rowsTogether);
    this.#given += rows.length;
    const isLast = this.#given === this.#rows.length;
    return { rows, done: isLast ? null : Math.floor((this.#making.size * this.#given) / this.#rows.length) };
  }
}

const twice = ({ stateNumber, countyNumber }: VoterRow, line: number): string =>
  `The number ${stateNumber || countyNumber} stands in line ${line} already. The first one was taken.`;
/** The raw line is no longer there: what was read of it. */
const plainLine = ({ name, house, street, stateNumber, countyNumber }: VoterRow): string =>
  [name.surname, name.given, name.middle, name.suffix, house, street, countyNumber, stateNumber].join(',');
