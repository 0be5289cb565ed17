// How a command gets into a locked office: a passphrase or the recovery code from a file, never from the command line,
// where every other program of the computer could read it.
import { readFileSync } from 'node:fs';
import type { Desk, DeskApp } from '../app.ts';
import { namesOnLockScreen } from '../store/lock-screen-names.ts';
import { personNamed, unknownPerson } from '../who-acts.ts';
import { Sentence } from './say.ts';

const passphraseFile = 'DESK_PASSPHRASE_FILE';
const recoveryFile = 'DESK_RECOVERY_FILE';
export const exportPassphraseFile = 'DESK_EXPORT_PASSPHRASE_FILE';

/** The first line of the file named by an environment variable; null where it names none. */
function firstLineOf(variable: string): string | null {
  const file = process.env[variable];
  if (file === undefined || file === '') return null;
  try {
    return readFileSync(file, 'utf8').split(/\r?\n/, 1)[0] ?? '';
  } catch {
    throw new Sentence(`The file ${file}, named by ${variable}, cannot be read. Nothing was done.`);
  }
}

/** What the environment names files for. */
export const secretFrom = (): { readonly passphrase: string | null; readonly code: string | null } => ({
  passphrase: firstLineOf(passphraseFile),
  code: firstLineOf(recoveryFile),
});

/** The passphrase of a sealed export, which is another one than the office’s; null where no file is named. */
export const exportPassphrase = (): string | null => firstLineOf(exportPassphraseFile);

/** Unlocks where the office is locked and one of the files is named. Throws Sentence where that does not open it. */
export async function unlockFromFiles(app: DeskApp & { readonly desk: Desk }): Promise<void> {
  const { desk } = app;
  if (!desk.rest) return;
  const { passphrase, code } = secretFrom();
  if (passphrase === null && code === null) return;
  const people = namesOnLockScreen(desk.rest.db);
  const able = passphrase === null ? people : people.filter((p) => p.passphrase);
  const named = desk.actor === undefined ? able[0] : personNamed(people, desk.actor, (p) => p.person);
  if (desk.actor !== undefined && !named) throw new Sentence(`${unknownPerson(desk.actor, people)} Nothing was done.`);
  if (desk.actor === undefined && able.length !== 1)
    throw new Sentence(`Say who you are with --as: ${able.map((p) => p.name).join(', ')}.`);
  const person = named?.person;
  const answer = await (passphrase === null
    ? app.call('desk.unlock-with-code', { code, person, newPassphrase: null })
    : app.call('desk.unlock', { person, passphrase }));
  if (!answer.ok) throw new Sentence(answer.refusal.message);
}

/** For a command that cannot go on without the contents. */
export const stillLocked = (): Sentence =>
  new Sentence(
    `This office is locked. Put the passphrase into a file and name the file in ${passphraseFile}, or the recovery code in ${recoveryFile}; say who you are with --as.`,
  );
