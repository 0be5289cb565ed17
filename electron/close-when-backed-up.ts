// Closing the window waits for the backup. Pressed a second time, it closes without.
import type { Closing } from './backups/on-closing.ts';

interface Closable {
  on(event: 'close', listener: (event: { preventDefault(): void }) => void): unknown;
  close(): void;
  isDestroyed(): boolean;
}

/** `begin` starts the backup where one is wanted; whatever goes wrong in it, the window closes. */
export function closeWhenBackedUp(window: Closable, begin: () => Closing | null): void {
  let waiting: Closing | null = null;
  let over = false;
  window.on('close', (event) => {
    if (over) return;
    if (waiting) {
      event.preventDefault();
      waiting.stop();
      return;
    }
    waiting = beginOrNot(begin);
    if (!waiting) return;
    event.preventDefault();
    void waiting.ended.finally(() => {
      over = true;
      if (!window.isDestroyed()) window.close();
    });
  });
}

/** An office that cannot be read any more must not keep its window open. */
function beginOrNot(begin: () => Closing | null): Closing | null {
  try {
    return begin();
  } catch {
    return null;
  }
}
