// `village-election-desk --desk COMMAND …`: the command line of the packaged program, before any window exists.
import { closeSync, openSync, writeSync } from 'node:fs';
import { isDatabase } from './never-overwrite.ts';
import type { DeskCommandLine } from './start-options.ts';

/** Does the command and returns its exit status; with a log file, everything said is also written there. */
export async function deskWithoutWindow({ args, log }: DeskCommandLine): Promise<number> {
  let file: number | undefined;
  try {
    if (log !== undefined && isDatabase(log)) throw new Error('an office or a backup has that name');
    file = log === undefined ? undefined : openSync(log, 'w');
  } catch (error) {
    process.stderr.write(`The log file ${log} cannot be written: ${(error as Error).message}. Nothing was done.\n`);
    return 1;
  }
  const sayTo = (stream: NodeJS.WriteStream) => (text: string) => {
    stream.write(text);
    if (file !== undefined) writeSync(file, text);
  };
  try {
    // Loaded only now, so that the window never waits for it.
    const { runCli } = await import('./cli.ts');
    return await runCli([...args], { out: sayTo(process.stdout), err: sayTo(process.stderr) });
  } finally {
    if (file !== undefined) closeSync(file);
  }
}
