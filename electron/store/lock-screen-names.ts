// The people of the desk in clear, so that a locked office can ask who is there. Always what the log says; never more.
import type { Database } from 'better-sqlite3';
import type { PersonId } from '../../shared/domain/desk-person.ts';
import { peopleAtWork } from '../../shared/records/people.ts';
import type { OfficeStore } from './office-store.ts';

export interface NameOnLockScreen {
  readonly person: PersonId;
  readonly name: string;
  /** Without one, only the recovery code opens the office for this person. */
  readonly passphrase: boolean;
}

/** Writes down who is at work now; nobody else keeps a wrap. Inside the transaction that changed it, after its events. */
export function followPeople(store: OfficeStore): void {
  store.state.refresh();
  store.db.prepare('DELETE FROM desk_person').run();
  const put = store.db.prepare('INSERT INTO desk_person VALUES (?,?,?)');
  for (const { id, name, passphrase } of peopleAtWork(store.state.office)) put.run(id, name, passphrase ? 1 : 0);
  const gone = 'person NOT IN (SELECT id FROM desk_person)';
  store.db.prepare(`DELETE FROM key_wrap WHERE kind = 'passphrase' AND ${gone}`).run();
}

export const namesOnLockScreen = (db: Database): NameOnLockScreen[] =>
  db
    .prepare<[], { id: PersonId; name: string; passphrase: number }>(
      "SELECT * FROM desk_person ORDER BY CAST(substr(id, length('person-') + 1) AS INTEGER)",
    )
    .all()
    .map(({ id, name, passphrase }) => ({ person: id, name, passphrase: passphrase === 1 }));
