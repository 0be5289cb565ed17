// Where the office cannot be opened, or is not there any more: the newest backups this computer knows of.
import type { ServiceValue } from '../../shared/ipc/contract.ts';
import type { Desk } from '../app.ts';
import { backupsInSecondPlace } from '../backups/list.ts';

type Status = ServiceValue<'desk.status'>;

const most = 5;
/** What a backup is a help against; a newer office or a busy one is well. */
const helps: ReadonlySet<string> = new Set(['damaged', 'not-our-file', 'cannot-open']);

/** Newest first; none where the office is well. */
export async function offersFor(desk: Desk, { state, problem }: Pick<Status, 'state' | 'problem'>) {
  if (state !== 'no-office' && !(problem && helps.has(problem.code))) return [];
  const found = await backupsInSecondPlace(desk);
  return found.slice(0, most).map(({ place, name, madeAt, bytes }) => ({ place, name, madeAt, bytes }));
}
