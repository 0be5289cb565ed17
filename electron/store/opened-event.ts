// From a stored row to an event of a known type, its payload opened, checked and brought up to the newest version.
import type { EventType, OpenedEvent } from '../../shared/records/define-event.ts';
import { eventTypes } from '../../shared/records/index.ts';
import { type LogRow, openPayload } from './event-log.ts';
import type { Sealer } from './keys.ts';
import { RecordUnknown } from './store-problem.ts';

const byName = new Map(eventTypes.map((type) => [type.type, type]));

/** The type a row was written under. Throws RecordUnknown for a name this program does not know. */
export function typeOf(name: string): EventType<unknown, unknown> {
  const type = byName.get(name);
  if (!type) throw new RecordUnknown(`this one knows no events of type “${name}”.`);
  return type;
}

/** Opens one row. Throws RecordDamaged where the seal or the commitment does not hold, RecordUnknown where the schema does not. */
export function openRow(row: LogRow, sealer: Sealer): OpenedEvent & { readonly type: EventType<unknown, unknown> } {
  const type = typeOf(row.header.type);
  let payload = openPayload(row, sealer);
  if (row.header.version >= 1 && row.header.version < type.version && type.upcast) payload = type.upcast(payload);
  else if (row.header.version !== type.version) {
    throw new RecordUnknown(`event ${row.header.seq} (${type.type}) has version ${row.header.version}.`);
  }
  const read = type.schema.safeParse(payload);
  if (!read.success) throw new RecordUnknown(`event ${row.header.seq} (${type.type}) is of another shape.`);
  return { header: row.header, payload: read.data, type };
}
