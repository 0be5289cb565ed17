// Runs in a thread of its own: makes a list of the pieces it is sent. It knows no file; its key is a handle that ends with it.
import { parentPort } from 'node:worker_threads';
import { sealerOf } from '../store/keys.ts';
import { RecordDamaged } from '../store/store-problem.ts';
import { ListMaker } from './list-maker.ts';
import { ListProblem } from './list-problem.ts';
import type { MakerAnswer, MakerCall } from './making.ts';

const port = parentPort;
if (!port) throw new Error('a list is made in a thread of its own');
let maker: ListMaker | null = null;

function answerTo(call: MakerCall): unknown {
  if (call.what === 'begin') {
    maker = new ListMaker(call.number, sealerOf(call.key));
    return undefined;
  }
  if (!maker) throw new Error('nothing was begun');
  switch (call.what) {
    case 'know':
      return maker.know(call.blocks);
    case 'read':
      return maker.read(call.order);
    case 'take':
      return maker.take(call.piece);
    case 'end':
      return maker.end();
    case 'inOrder':
      return maker.inOrder();
  }
}

function answered(call: MakerCall): MakerAnswer {
  try {
    return { kind: 'value', value: answerTo(call) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (error instanceof ListProblem) return { kind: 'problem', code: error.code, message };
    return { kind: error instanceof RecordDamaged ? 'damaged' : 'failed', message };
  }
}

port.on('message', (call: MakerCall) => port.postMessage(answered(call)));
