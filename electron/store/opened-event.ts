// From a stored row to an event of a known type, its payload opened, checked and brought up to the newest version.
import type { EventType, OpenedEvent } from '../../shared/records/define-event.ts';
import { eventTypes } from '../../shared/records/index.ts';
import { type LogRow, openPayload } from './event-log.ts';
import type { Sealer } from './keys.ts';

const byName = new Map(eventTypes.map((type) => [type.type, type]));

/** The type a row was written under. Throws for a name this program does not know: a newer program wrote it. */
export function typeOf(name: string): EventType<unknown, unknown> {
  const type = byName.get(name);
  if (!type) throw new Error(`This program does not know events of type “${name}”. A newer version wrote them.`);
  return type;
}

/** Opens one row. Throws where the seal, the commitment or the schema does not hold. */
export function openRow(row: LogRow, sealer: Sealer): OpenedEvent & { readonly type: EventType<unknown, unknown> } {
  const type = typeOf(row.header.type);
  let payload = openPayload(row, sealer);
  if (row.header.version === type.version - 1 && type.upcast) payload = type.upcast(payload);
  else if (row.header.version !== type.version) {
    throw new Error(
      `Event ${row.header.seq} (${type.type}) has version ${row.header.version}, which this program cannot read.`,
    );
  }
  return { header: row.header, payload: type.schema.parse(payload), type };
}
