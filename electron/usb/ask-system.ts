// Runs one of the system's own programs and gives what it prints. No shell, no input from the window, ten seconds at most.
import { execFile } from 'node:child_process';
import { setTimeout } from 'node:timers';

const patience = 10_000;
/** A listing of drives has a few kilobytes. */
const longest = 4 * 1024 * 1024;

/**
 * Rejects where the program is missing, fails, prints without end, or does not answer in time, whether or not it can be
 * ended: one that waits for a dead disk cannot. `input`: what it reads. `wait`: in milliseconds.
 */
export const askSystem = (
  program: string,
  args: readonly string[],
  { input, wait = patience }: { readonly input?: string; readonly wait?: number } = {},
): Promise<string> =>
  new Promise((resolve, reject) => {
    const options = { maxBuffer: longest, windowsHide: true, killSignal: 'SIGKILL' } as const;
    const child = execFile(program, [...args], options, (error, stdout) => {
      clearTimeout(late);
      if (error) reject(error);
      else resolve(stdout);
    });
    const late = setTimeout(() => {
      child.kill('SIGKILL');
      child.stdout?.destroy(); // what it started in its turn may hold them open
      child.stderr?.destroy();
      child.unref();
      reject(new Error(`${program} did not answer within ${wait} ms`));
    }, wait);
    child.stdin?.on('error', () => {}); // it may have ended before it read anything
    child.stdin?.end(input);
  });
