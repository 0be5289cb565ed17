// Example Falls behind a passphrase: Ruth is its clerk, and Pat, once added, her deputy.
import { exampleFalls } from './example-office.ts';
import { type DeskOptions, startDesk, type TestDesk } from './test-desk.ts';

export const ruth = 'person-1';
export const ruthsPassphrase = 'a long winter in Example Falls';
export const patsPassphrase = 'seven geese on the green';

export function sealedFalls(): (options?: DeskOptions) => Promise<TestDesk> {
  const falls = exampleFalls();
  return async (options = {}) => {
    const desk = falls(options);
    await desk.serve('people.set-passphrase', { person: ruth, old: null, new: ruthsPassphrase });
    return desk;
  };
}

/** Adds Pat with a passphrase and returns her id. */
export async function addPat(desk: TestDesk, role: 'clerk' | 'deputy' | 'reader' = 'deputy'): Promise<string> {
  const { person } = await desk.do('people.add', { name: 'Pat Quill', role });
  await desk.serve('people.set-passphrase', { person, old: null, new: patsPassphrase });
  return person;
}

/** Makes a recovery code and returns it as it is printed. */
export const printedCode = async (desk: TestDesk): Promise<string> =>
  ((await desk.serve('people.make-recovery-code', {})) as { groups: string[] }).groups.join('-');

/** Example Falls, locked: Ruth and Pat have passphrases, and the code lies in the safe. */
export function lockedFalls(): (
  options?: DeskOptions,
) => Promise<{ readonly desk: TestDesk; readonly pat: string; readonly code: string }> {
  const sealed = sealedFalls();
  return async (options = {}) => {
    const desk = await sealed();
    const pat = await addPat(desk);
    const code = await printedCode(desk);
    await desk.app.close();
    return { desk: startDesk({ folder: desk.folder, ids: 'again', ...options }), pat, code };
  };
}

export const tryAs = (desk: TestDesk, person: string, passphrase: string) =>
  desk.refused('desk.unlock', { person, passphrase });
/** What every wrong secret is answered with, whichever it was. */
export const wrongSecret = 'That does not open the office. Capital and small letters count in a passphrase. Try again.';
