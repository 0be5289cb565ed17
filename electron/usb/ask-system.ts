// Runs one of the system's own programs and gives what it prints. No shell, no input from the window, ten seconds at most.
import { execFile } from 'node:child_process';

/** Rejects where the program is missing, fails, or does not answer in time. `input`: what it reads. */
export const askSystem = (program: string, args: readonly string[], input?: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const options = { timeout: 10_000, maxBuffer: 4 * 1024 * 1024, windowsHide: true };
    const child = execFile(program, [...args], options, (error, stdout) => (error ? reject(error) : resolve(stdout)));
    child.stdin?.on('error', () => {}); // it may have ended before it read anything
    child.stdin?.end(input);
  });
