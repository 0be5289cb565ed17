// What the screens show, kept by question. An answer stays on the screen while a newer one is fetched, so nothing
// flickers; after every act, and when something changed elsewhere, everything in use is asked again.
import type { Answer } from '../../shared/ipc/contract.ts';
import { callDesk, onDeskChange } from './desk.ts';

interface Entry {
  readonly name: string;
  readonly input: unknown;
  answer: Answer<unknown> | null;
  /** The same answer as text: an equal answer keeps its identity, so that nothing is drawn again for it. */
  text: string;
  asked: number;
  readonly listeners: Set<() => void>;
}

const entries = new Map<string, Entry>();
let listening = false;

function entryFor(name: string, input: unknown): Entry {
  const key = `${name} ${JSON.stringify(input)}`;
  const known = entries.get(key);
  if (known) return known;
  const entry: Entry = { name, input, answer: null, text: '', asked: 0, listeners: new Set() };
  entries.set(key, entry);
  return entry;
}

async function ask(entry: Entry): Promise<void> {
  entry.asked += 1;
  const turn = entry.asked;
  const answer = await callDesk<unknown>(entry.name, entry.input);
  if (turn !== entry.asked) return; // a later question has overtaken this answer
  if (!answer.ok && answer.refusal.code === 'locked') return; // a page beneath the lock screen stays as it is
  const text = JSON.stringify(answer);
  if (text === entry.text) return;
  entry.answer = answer;
  entry.text = text;
  for (const listener of entry.listeners) listener();
}

/** The last answer, or null before the first one. */
export const lastAnswer = (name: string, input: unknown): Answer<unknown> | null => entryFor(name, input).answer;

/** Keeps a question in use: asks it now, and again whenever something may have changed. Gives back how to stop. */
export function watchView(name: string, input: unknown, listener: () => void): () => void {
  if (!listening) {
    listening = true;
    onDeskChange(askAgain);
  }
  const entry = entryFor(name, input);
  entry.listeners.add(listener);
  void ask(entry);
  return () => {
    entry.listeners.delete(listener);
  };
}

/** Asks every question in use again and forgets the rest. Resolves when the screens show the new answers. */
export async function askAgain(): Promise<void> {
  const used: Entry[] = [];
  for (const [key, entry] of entries) {
    if (entry.listeners.size > 0) used.push(entry);
    else entries.delete(key);
  }
  await Promise.all(used.map(ask));
}
