// `desk bench`: hands over to the benchmark suite, which lives with the tests and is not part of the packaged program.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Io, Sentence } from './say.ts';

export async function benchCommand(args: readonly string[], io: Io): Promise<number> {
  const suite = path.join(import.meta.dirname, '../../test/bench/run.ts');
  if (!existsSync(suite)) throw new Sentence('The benchmarks come with the source, not with the installed program.');
  const child = spawn(process.execPath, [suite, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  child.stdout.setEncoding('utf8').on('data', (text: string) => io.out(text));
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
}
