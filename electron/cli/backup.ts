// `desk backup`: a complete, checked copy of the office in one file, as offices script it.
import { backUp, type Where } from '../backups/make.ts';
import { commandLine } from './command-line.ts';
import { type Io, printJson, Sentence } from './say.ts';
import { unwatched } from './unwatched.ts';
import { withHeldOffice } from './with-office.ts';

/** Into the file after --out, or else into the second place of this computer, where older ones make room. */
export async function backupCommand(args: readonly string[], io: Io): Promise<number> {
  const line = commandLine(args, { out: { type: 'string' } });
  const out = line.text('out');
  const where: Where = out === undefined ? { to: 'second' } : { to: 'file', file: out };
  return withHeldOffice(line, async ({ desk, held }) => {
    // Nobody may be looking when a script runs at night: what fails there is told in the window.
    const made = await backUp(desk, held, where, { automatic: false, noteFailure: where.to === 'second' }, unwatched);
    if (!made.ok) {
      const way = made.error.code === 'no-second-place' ? ' Or say where it goes: --out FILE.' : '';
      throw new Sentence(`${made.error.message}${way}`);
    }
    const { file, bytes, events, head, sha256, recorded } = made.value;
    if (line.flag('json')) printJson(io, made.value);
    else
      io.out(
        `Backup written and checked: ${file}\n${events} events, ${bytes} bytes\nSHA-256: ${sha256}\nHead: ${head}\n${
          recorded
            ? ''
            : `That it was made is not written down in the office${desk.store ? '' : ', which is locked'}.\n`
        }`,
      );
    return 0;
  });
}
