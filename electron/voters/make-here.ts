// A list made where it is asked for, in turns of some milliseconds: a short one is read before a thread has begun.
import type { Sealer } from '../store/keys.ts';
import { ListMaker } from './list-maker.ts';
import type { Maker } from './making.ts';

export function makerHere(sealer: Sealer): Maker {
  let made: ListMaker | null = null;
  const maker = () => {
    if (!made) throw new Error('nothing was begun');
    return made;
  };
  return {
    async begin(order) {
      made = new ListMaker(order, sealer);
    },
    know: async (blocks) => maker().know(blocks),
    take: async (piece) => maker().take(piece),
    end: async () => maker().end(),
    inOrder: async () => maker().inOrder(),
    drop: async () => {},
  };
}
