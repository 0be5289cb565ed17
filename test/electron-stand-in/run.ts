// Runs a command in which `electron` is the real runtime when it is installed, else the stand-in: `npm run dev`.
import { spawn } from 'node:child_process';
import { electronEnvironment } from './runtime.ts';

const [command = 'electron', ...args] = process.argv.slice(2);
const child = spawn(command, args, {
  stdio: 'inherit',
  shell: process.platform === 'win32', // npm's commands are .cmd files there
  env: { ...process.env, ...electronEnvironment() },
});
child.on('exit', (code) => process.exit(code ?? 1));
