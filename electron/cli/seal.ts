// `desk seal`: puts the village's seal on its papers, or with --off takes it off, as Settings does.
import path from 'node:path';
import { takeSeal } from '../pictures/choose-seal.ts';
import { commandLine } from './command-line.ts';
import { type Io, Sentence } from './say.ts';
import { withOffice } from './with-office.ts';

export async function sealCommand(args: readonly string[], io: Io): Promise<number> {
  const line = commandLine(args, { off: { type: 'boolean' } });
  const [file, ...more] = line.words;
  if ((file === undefined) !== line.flag('off') || more.length > 0)
    throw new Sentence('Say which file, or that the seal goes: desk seal FILE --data DIR, desk seal --off --data DIR.');
  return withOffice(line, async (app) => {
    const taken = file === undefined ? null : await takeSeal(app.desk, app.store, path.resolve(file));
    if (taken && !taken.ok) throw new Sentence(taken.error.message);
    const input = { sha256: taken?.value.chosen?.sha256 ?? null };
    const answer = await app.call('office.set-seal', { act: app.desk.ids.act(), input });
    if (!answer.ok) throw new Sentence(answer.refusal.message);
    io.out(file === undefined ? 'The seal is off the papers.\n' : 'The seal is on every paper from now on.\n');
    return 0;
  });
}
