// The candidates as they stand, as a table for a spreadsheet or the printer.
import path from 'node:path';
import { ballotOf } from '../../shared/commands/ballot-of-election.ts';
import type { Refusal } from '../../shared/commands/define-command.ts';
import { electionOf } from '../../shared/commands/no-such-record.ts';
import { candidatesTable } from '../../shared/exports/candidates-table.ts';
import { ok, type Result } from '../../shared/result.ts';
import type { Desk } from '../app.ts';
import type { OfficeStore } from '../store/office-store.ts';
import { writeChosen } from './write-chosen.ts';

/** The text of the file; refused where there is no such election. */
export async function candidatesFile(store: OfficeStore, election: string): Promise<Result<string, Refusal>> {
  const found = electionOf(store.state, election);
  if (!found.ok) return found;
  // Loaded with the first export: no start should wait for it.
  return ok((await import('./csv.ts')).csvOf(candidatesTable(ballotOf(found.value))));
}

/** Asks where to save it, and writes it there. `saved`: the file's name; null when the person pressed Cancel. */
export async function saveCandidates(
  desk: Desk,
  store: OfficeStore,
  { election }: { readonly election: string },
): Promise<Result<{ saved: string | null }, Refusal>> {
  const text = await candidatesFile(store, election);
  if (!text.ok) return text;
  const target = await desk.dialogs.saveFile({
    title: 'Save the candidates as a table',
    defaultName: `candidates-${election}.csv`,
  });
  if (target === null) return ok({ saved: null });
  const written = writeChosen(target, text.value);
  return written.ok ? ok({ saved: path.basename(target) }) : written;
}
