// Electron's events carry an object whose preventDefault() stops what would follow.
import type { EventEmitter } from 'node:events';

/** Emits `name` and says whether a listener prevented what would follow; `details` are laid on the event object. */
export function prevented(
  emitter: EventEmitter,
  name: string,
  details: Record<string, unknown> = {},
  ...args: unknown[]
): boolean {
  const event = {
    ...details,
    defaultPrevented: false,
    preventDefault() {
      event.defaultPrevented = true;
    },
  };
  emitter.emit(name, event, ...args);
  return event.defaultPrevented;
}
