// A text file at the place a person chose in the picker: whole or not at all.
import { renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Refusal, refuse } from '../../shared/commands/define-command.ts';
import { ok, type Result } from '../../shared/result.ts';
import { isDatabase } from '../never-overwrite.ts';
import { isDiskFull } from '../store/store-problem.ts';

/** Writes to the place a person chose. Refuses to write over an office or a backup, and says what stopped it. */
export function writeChosen(target: string, text: string): Result<null, Refusal> {
  if (isDatabase(target))
    return refuse('not-written', `${path.basename(target)} is an office or a backup. Choose another name.`);
  try {
    writeFileSync(`${target}-in-progress`, text);
    renameSync(`${target}-in-progress`, target);
    return ok(null);
  } catch (error) {
    const why = isDiskFull(error) ? 'the disk is full' : 'that place cannot be written';
    return refuse('not-written', `${path.basename(target)} was not written: ${why}. Choose another place.`);
  }
}
