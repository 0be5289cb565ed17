// Logs as versions of the program have written them: one event a line. A line is never changed; a new event type or a
// new version of one brings lines of its own.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RecordedAt } from '../../shared/domain/recorded-at.ts';
import type { EventHeader, NewEvent } from '../../shared/records/define-event.ts';
import { startDesk, type TestDesk } from './test-desk.ts';

export interface ShippedEvent extends NewEvent {
  readonly act: string;
}
const folder = path.join(import.meta.dirname, '../fixtures/logs');
export const shippedLogs: readonly string[] = readdirSync(folder)
  .filter((name) => name.endsWith('.jsonl'))
  .sort();

export const readLog = (name: string): ShippedEvent[] =>
  readFileSync(path.join(folder, name), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as ShippedEvent);

const recordedAt = '2027-03-02T09:41:00-05:00' as RecordedAt;
export const headerOf = ({ payload: _, ...named }: ShippedEvent, seq: number): EventHeader => ({
  ...named,
  seq,
  recordedAt,
  clock: 'stated',
  actor: 'Ruth Lindgren',
});

/** An office that holds exactly these events, sealed and linked as if that version had written them here. */
export async function officeWith(name: string): Promise<TestDesk> {
  const desk = startDesk();
  const [opened, ...rest] = readLog(name);
  if (opened?.type !== 'office-opened') throw new Error(`${name} does not begin with the opening of an office`);
  await desk.do('office.open', opened.payload, opened.act);
  const store = desk.store();
  store.write(() => {
    for (const [i, event] of rest.entries()) {
      const { seq: _, ...header } = headerOf(event, i + 2);
      store.log.append(header, event.payload, store.sealer);
    }
  });
  return desk;
}
