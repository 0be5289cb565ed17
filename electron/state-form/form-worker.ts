// Runs in a thread of its own: reads or fills one PDF form. A file that never ends or takes all memory ends with its thread.
import { parentPort, workerData } from 'node:worker_threads';
import { fillForm } from './fill-form.ts';
import type { FormNews, FormOrder } from './form-orders.ts';
import { openForm } from './open-form.ts';

const port = parentPort;
if (!port) throw new Error('a form is read in a thread of its own');

async function answerTo(order: FormOrder): Promise<FormNews> {
  if (order.what === 'read') {
    const opened = await openForm(order.form);
    return opened.ok ? { kind: 'found', found: opened.value.found } : { kind: 'not', why: opened.error };
  }
  const filled = await fillForm(order);
  return filled.ok ? { kind: 'filled', ...filled.value } : { kind: 'problem', problem: filled.error };
}

port.postMessage(await answerTo(workerData as FormOrder));
port.close();
