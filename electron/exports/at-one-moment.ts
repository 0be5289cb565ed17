// The contents of an export, all of one moment of the history. The window goes on while they are put together; when something
// was recorded meanwhile, they are put together again, so that no table tells of more than the log beside it.
import type { Refusal } from '../../shared/commands/define-command.ts';
import type { RecordedAt } from '../../shared/domain/recorded-at.ts';
import type { ExportFile } from '../../shared/exports/export-file.ts';
import { ok, type Result } from '../../shared/result.ts';
import type { Desk } from '../app.ts';
import type { JobControl } from '../job-runner.ts';
import type { OfficeStore } from '../store/office-store.ts';
import { type ExportAsked, exportFiles } from './export-files.ts';

export interface OneMoment {
  readonly files: readonly ExportFile[];
  readonly at: RecordedAt;
  /** The last event there is, and its hash. */
  readonly events: number;
  readonly head: string;
}

/** After so many times somebody records without a pause, and the window waits for once. */
const patience = 3;

/** Refuses as `exportFiles` does. */
export async function atOneMoment(
  desk: Desk,
  store: OfficeStore,
  asked: Omit<ExportAsked, 'at'>,
  control: JobControl,
): Promise<Result<OneMoment, Refusal>> {
  let most = 0;
  const between = async (rows: number): Promise<void> => {
    most = Math.max(most, rows);
    control.progress({ what: 'rows put together', done: most, total: null });
    await control.breathe();
  };
  for (let time = 0; ; time += 1) {
    store.state.refresh();
    const at = desk.clock.now();
    const { seq, hash } = store.log.head();
    const found = await exportFiles(desk, store, { ...asked, at }, time < patience ? between : async () => {});
    if (!found.ok) return found;
    if (store.log.head().seq === seq) return ok({ files: found.value, at, events: seq, head: hash.toString('hex') });
  }
}
