// Other processes in a story: a second window, a command in the night, a program that holds a lock.
import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { onTestFinished } from 'vitest';

export interface Child {
  /** Every line it has said so far. */
  readonly lines: string[];
  readonly process: ChildProcess;
  /** Resolves when it has said `count` lines; rejects when it ends before. */
  said(count: number): Promise<void>;
  /** Resolves with its exit status, null where it was killed. */
  readonly ended: Promise<number | null>;
}

/** Starts `test/support/processes/NAME.ts` with these words. Killed at the end of the story. */
export function startChild(name: string, ...words: string[]): Child {
  const script = path.join(import.meta.dirname, 'processes', `${name}.ts`);
  const child = spawn(process.execPath, [script, ...words], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const lines: string[] = [];
  const waiting: { count: number; done: () => void; failed: (why: Error) => void }[] = [];
  let rest = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    const parts = (rest + text).split('\n');
    rest = parts.pop() ?? '';
    lines.push(...parts);
    for (const w of waiting) if (lines.length >= w.count) w.done();
  });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  void ended.then(() => {
    for (const w of waiting) w.failed(new Error(`${name} ended after ${lines.length} lines: ${lines.join(' | ')}`));
  });
  return {
    lines,
    process: child,
    ended,
    said: (count) =>
      new Promise((done, failed) => {
        if (lines.length >= count) done();
        else waiting.push({ count, done, failed });
      }),
  };
}
