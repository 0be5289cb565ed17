// `desk restore` and `desk drill`: an office from a backup, after saying what that gives up; and trying whether one can be.
import type { Secret } from '../../shared/jobs/secret.ts';
import type { Desk } from '../app.ts';
import { drillBackup, drillFile } from '../restore/drill.ts';
import { inspectFile } from '../restore/inspect.ts';
import { restoreFile } from '../restore/restore.ts';
import { personNamed, unknownPerson } from '../who-acts.ts';
import { type CommandLine, clockFrom, commandLine, dataFolder } from './command-line.ts';
import { contentsInWords, drillInWords, restoredInWords } from './restore-in-words.ts';
import { type Io, plainSpaces, printJson, Sentence } from './say.ts';
import { secretFrom } from './unlock-from-files.ts';
import { unwatched } from './unwatched.ts';
import { type AppAtWork, withApp } from './with-office.ts';

/** The office here stays locked: the secret is the backup’s, and trying it here would count as a wrong try. */
const withDesk = <T>(line: CommandLine, work: (app: AppAtWork) => Promise<T>): Promise<T> =>
  withApp({ dataDir: dataFolder(line), clock: clockFrom(line), actor: line.text('as'), staysLocked: true }, work);

export async function restoreCommand(args: readonly string[], io: Io): Promise<number> {
  const line = commandLine(args, { 'dry-run': { type: 'boolean' } });
  const [file, ...more] = line.words;
  if (file === undefined || more.length > 0) throw new Sentence('Say which backup: desk restore FILE --data DIR.');
  const dry = line.flag('dry-run');
  const json = line.flag('json');
  return withDesk(line, async ({ desk }) => {
    const secret = await secretFor(desk, file, line);
    const backup = worked(await inspectFile(desk, file, secret, unwatched));
    if (!json) io.out(plainSpaces(contentsInWords(backup)));
    if (dry) {
      if (json) printJson(io, { backup, restored: null });
      else io.out('Nothing was changed: this was only to see.\n');
      return 0;
    }
    const restored = worked(await restoreFile(desk, file, secret, unwatched));
    if (json) printJson(io, { backup, restored });
    else io.out(restoredInWords(restored));
    return 0;
  });
}

/** Without FILE, the newest backup in the second place of that office. */
export async function drillCommand(args: readonly string[], io: Io): Promise<number> {
  const line = commandLine(args, {});
  const [file, ...more] = line.words;
  if (more.length > 0) throw new Sentence('Give one backup: desk drill FILE --data DIR.');
  return withDesk(line, async ({ desk }) => {
    const drilled = worked(
      file === undefined
        ? await drillBackup(desk, { place: null }, unwatched)
        : await drillFile(desk, file, await secretFor(desk, file, line), unwatched),
    );
    if (line.flag('json')) printJson(io, drilled);
    else io.out(plainSpaces(drillInWords(drilled)));
    return 0;
  });
}

function worked<T>(done: { ok: true; value: T } | { ok: false; error: { message: string } }): T {
  if (!done.ok) throw new Sentence(done.error.message);
  return done.value;
}

/** From the files that are named, for the person after --as: one of those whom the backup knows. */
async function secretFor(desk: Desk, file: string, line: CommandLine): Promise<Secret> {
  const { passphrase, code } = secretFrom();
  if (passphrase === null && code === null) return null;
  const { sealed, people } = worked(await inspectFile(desk, file, null, unwatched));
  if (!sealed) return null;
  const named = line.text('as');
  const found = named === undefined ? null : personNamed(people, named, (p) => p.person);
  if (named !== undefined && !found) throw new Sentence(`${unknownPerson(named, people)} Nothing was done.`);
  const person = found?.person ?? null;
  return passphrase === null ? { person, code: code ?? '' } : { person, passphrase };
}
