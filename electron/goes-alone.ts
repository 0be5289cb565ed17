// Calls that see to it themselves that nobody works beside them, at the moment they exchange the key.
import { commands } from '../shared/commands/index.ts';

const alone: ReadonlySet<string> = new Set([
  'desk.unlock',
  'desk.unlock-with-code',
  'desk.lock',
  'desk.go-to',
  'sample.load',
  'people.set-passphrase',
  'people.make-recovery-code',
  ...commands.filter((command) => command.sealsAnew).map((command) => command.name),
]);

/** Whether a call of this name must not be counted as work beside others: it would wait for itself. */
export const goesAlone = (name: string): boolean => alone.has(name);
