// A list made where it is asked for, in turns of some milliseconds: a short one is read before a thread has begun.
import type { Sealer } from '../store/keys.ts';
import { ListMaker } from './list-maker.ts';
import type { Maker } from './making.ts';

export function makerHere(number: number, sealer: Sealer): Maker {
  const maker = new ListMaker(number, sealer);
  return {
    know: async (blocks) => maker.know(blocks),
    read: async (order) => maker.read(order),
    take: async (piece) => maker.take(piece),
    end: async () => maker.end(),
    inOrder: async () => maker.inOrder(),
    drop: async () => {},
  };
}
