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
  readonly #making: ListInTheMaking;
  readonly #tally = new Tally();
  #how: { readonly reader: ListReader; readonly districtOf: ReturnType<typeof districtsOf> } | null = null;
  #index: Generator<IndexStep, void, undefined> | null = null;
  /** Those of the index, gathered before the first is given: then it is known how many there are. */
  readonly #rows: IndexRow[] = [];
  #isOrdered = false;
  #given = 0;

  constructor(number: number, sealer: Sealer) {
    this.#making = new ListInTheMaking(number, sealer);
  }

  know(blocks: readonly StoredBlock[]): void {
    this.#making.know(blocks);
  }

  read(order: MakingOrder): void {
    this.#how = { reader: new ListReader(order.name, order.list, order.today), districtOf: districtsOf(order) };
  }

  take(piece: Uint8Array): Made {
    return this.#made((reader) => reader.take(piece), false);
  }

  end(): AllMade {
    const made = this.#made((reader) => reader.end(), true);
    this.#tally.compareWith(this.#making.countBefore);
    const { counts, rejected } = this.#tally;
    return { ...made, tallied: { counts, rejected } };
  }

  #made(batches: (reader: ListReader) => Generator<Batch>, atEnd: boolean): Made {
    if (!this.#how) throw new Error('nobody said how the file is read');
    const { reader, districtOf } = this.#how;
    const tally = this.#tally;
    for (const batch of batches(reader))
      for (const one of tally.take(batch, districtOf)) {
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
