// The bridge to the main process, typed by the contract. The only file that touches `window.desk`.
import type { Answer, JobEvent, Refusal } from '../../shared/ipc/contract.ts';
import { noticeLocked } from './desk-cover.ts';

interface Desk {
  call(name: string, input: unknown): Promise<unknown>;
  onJob(listener: (event: JobEvent) => void): () => void;
  onChange(listener: () => void): () => void;
}

declare global {
  interface Window {
    readonly desk: Desk;
  }
}

const lost: Refusal = {
  code: 'unexpected',
  message: 'The program did not answer. Nothing was recorded. Close the window, open it again, and try once more.',
  fields: [],
  related: [],
};

/**
 * One call by name. The main process has checked the value against the contract on its side, so it is taken as said.
 * A bridge that fails is a refusal like any other; this never rejects.
 */
export async function callDesk<Value>(name: string, input: unknown): Promise<Answer<Value>> {
  try {
    const answer = (await window.desk.call(name, input)) as Answer<Value>;
    if (!answer.ok && answer.refusal.code === 'locked') noticeLocked();
    return answer;
  } catch {
    return { ok: false, refusal: lost };
  }
}

/** Listens to running jobs. Gives back how to stop listening. */
export const onJob = (listener: (event: JobEvent) => void): (() => void) => window.desk.onJob(listener);
/** Hears that something changed elsewhere: another window or command wrote, or midnight passed. */
export const onDeskChange = (listener: () => void): (() => void) => window.desk.onChange(listener);
