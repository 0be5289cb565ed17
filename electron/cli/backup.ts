// `desk backup`: a complete, checked copy of the office in one file, as offices script it.
import { makeBackup } from '../store/backup.ts';
import { commandLine } from './command-line.ts';
import { type Io, printJson, Sentence } from './say.ts';
import { withHeldOffice } from './with-office.ts';

export async function backupCommand(args: readonly string[], io: Io): Promise<number> {
  const line = commandLine(args, { out: { type: 'string' } });
  const out = line.text('out');
  if (out === undefined) throw new Sentence('Say where the backup goes: --out FILE.');
  return withHeldOffice(line, async ({ held }) => {
    const control = { signal: new AbortController().signal, progress: () => {}, breathe: async () => {} };
    const made = await makeBackup(held, out, control);
    if (!made.ok) throw new Sentence(made.error.message);
    const { file, bytes, events, head, sha256 } = made.value;
    if (line.flag('json')) printJson(io, made.value);
    else
      io.out(
        `Backup written and checked: ${file}\n${events} events, ${bytes} bytes\nSHA-256: ${sha256}\nHead: ${head}\n`,
      );
    return 0;
  });
}
