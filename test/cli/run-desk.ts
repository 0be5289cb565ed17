// Commands as a person types them: in this process, where the answer matters, or in one of their own, where the process does.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { runCli } from '../../electron/cli.ts';

export interface Said {
  readonly status: number;
  readonly out: string;
  readonly err: string;
}

/** Runs one command in this process. */
export async function desk(...words: string[]): Promise<Said> {
  const said = { out: '', err: '' };
  const status = await runCli(words, { out: (text) => (said.out += text), err: (text) => (said.err += text) });
  return { status, ...said };
}

/** Runs one command and reads the JSON it prints; fails where it does not end with status 0. */
export async function deskJson<T = Record<string, unknown>>(...words: string[]): Promise<T> {
  const { status, out, err } = await desk(...words);
  if (status !== 0) throw new Error(`desk ${words.join(' ')} ended with ${status}: ${err}`);
  return JSON.parse(out) as T;
}

/** One act, its input as a value; `more` are options such as --now. */
export const deskDo = (data: string, act: string, input: unknown, ...more: string[]): Promise<Said> =>
  desk('do', act, '--data', data, '--input', JSON.stringify(input), ...more);

/** Runs one command as a process of its own, as a script of the office would. */
export function deskProcess(...words: string[]): Said {
  const cli = path.join(import.meta.dirname, '../../electron/cli.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, ...words], {
    encoding: 'utf8',
    timeout: 60_000,
  });
  return { status: status ?? -1, out: stdout, err: stderr };
}

/** One plain sentence or a few of them on one line: no stack, no code, no name of an error. */
export const plainSentence = /^[^\n]*[.!?]\n$/;
export const programmersWords = /\.ts:\d+|Error:|SQLITE_|ENOENT|ENOTDIR|EACCES|EISDIR|undefined|\[object|\bZod/;
