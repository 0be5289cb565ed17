// Success is quiet: the list shows it and this voice says it, to those who listen to the screen.
import { useSyncExternalStore } from 'react';

let spoken = { text: '', turn: 0 };
const listeners = new Set<() => void>();

/** Says one sentence through the live region, also when it was the last one said. */
export function say(text: string): void {
  spoken = { text, turn: spoken.turn + 1 };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Stands once in the window. Two lines take turns, because a region that keeps its text is not read again. */
export function LiveRegion() {
  const { text, turn } = useSyncExternalStore(subscribe, () => spoken);
  return (
    <div className="sr" role="status" aria-live="polite">
      <p>{turn % 2 === 0 ? text : ''}</p>
      <p>{turn % 2 === 1 ? text : ''}</p>
    </div>
  );
}
