// What the program is told when it is started: the office's folder, a stated clock, or a command to do without a window.
import path from 'node:path';

export interface StartOptions {
  /** Folder of the office, from `--data DIR`; without it the program uses its own. */
  readonly dataDir?: string;
  /** An instant to take for now, from `--now ISO`; only while somebody works on the program. */
  readonly now?: string;
  /** `--desk COMMAND …`: the command line instead of the window. */
  readonly desk?: DeskCommandLine;
}
export interface DeskCommandLine {
  readonly args: readonly string[];
  /** File that gets what the command says, from `--log FILE`: Windows gives a windowed program no console. */
  readonly log?: string;
}

/** The value of `--name VALUE` or `--name=VALUE`, and the arguments without it. */
function take(args: readonly string[], name: string): { value: string | undefined; rest: readonly string[] } {
  const at = args.findIndex((arg) => arg === name || arg.startsWith(`${name}=`));
  const found = args[at];
  if (found === undefined) return { value: undefined, rest: args };
  if (found !== name) return { value: found.slice(name.length + 1), rest: args.toSpliced(at, 1) };
  return { value: args[at + 1], rest: args.toSpliced(at, 2) };
}

/** Reads process.argv. What follows `--desk` belongs to the command, except `--log FILE`. */
export function startOptions(argv: readonly string[]): StartOptions {
  const at = argv.indexOf('--desk');
  if (at >= 0) {
    const { value: log, rest: args } = take(argv.slice(at + 1), '--log');
    return { desk: { args, ...(log === undefined ? {} : { log }) } };
  }
  const dataDir = take(argv, '--data').value;
  const now = take(argv, '--now').value;
  return { ...(dataDir === undefined ? {} : { dataDir }), ...(now === undefined ? {} : { now }) };
}

/**
 * Where the real office and the practice office lie, in two folders side by side: `office` and `practice` in the program's
 * own folder, or `DIR` and `DIR-practice`.
 */
export function officeFolders(dataDir: string | undefined, userData: string): { dataDir: string; practiceDir: string } {
  if (dataDir === undefined)
    return { dataDir: path.resolve(userData, 'office'), practiceDir: path.resolve(userData, 'practice') };
  const given = path.resolve(dataDir);
  return { dataDir: given, practiceDir: `${given}-practice` };
}
