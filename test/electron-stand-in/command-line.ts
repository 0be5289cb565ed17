// What Electron's executable understands of its command line, as far as our program and Playwright use it.
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

export interface CommandLine {
  /** Folder of the application: where its package.json lies. */
  readonly appDir: string;
  /** The script to run as the main process. */
  readonly mainFile: string;
  readonly packageJson: { readonly name: string; readonly version: string; readonly productName?: string };
  /** Files given with -r: run before the main script (Playwright's loader comes this way). */
  readonly requires: readonly string[];
  /** Port for the Node inspector, or null when none was asked for. */
  readonly inspectPort: number | null;
  /** Everything after the executable, without -r FILE: what the program sees in process.argv. */
  readonly visible: readonly string[];
}

interface PackageJson {
  name: string;
  version: string;
  productName?: string;
  main: string;
}

export function parseCommandLine(args: readonly string[]): CommandLine {
  const requires: string[] = [];
  const visible: string[] = [];
  for (let i = 0; i < args.length; i++) {
    const arg = args[i]!;
    if (arg === '-r' || arg === '--require') requires.push(path.resolve(args[++i] ?? ''));
    else visible.push(arg);
  }
  const target = path.resolve(visible.find((arg) => !arg.startsWith('-')) ?? '.');
  const appDir = statSync(target).isDirectory() ? target : path.dirname(target);
  const packageJson = JSON.parse(readFileSync(path.join(appDir, 'package.json'), 'utf8')) as PackageJson;
  const mainFile = appDir === target ? path.join(appDir, packageJson.main) : target;
  const inspect = visible.find((arg) => /^--inspect(=|$)/.test(arg));
  const inspectPort = inspect ? Number(inspect.split('=')[1] ?? 9229) : null;
  return { appDir, mainFile, packageJson, requires, inspectPort, visible };
}

export const commandLine = parseCommandLine(process.argv.slice(2));

/** Value of `--name=value`, the empty string for a bare `--name`, undefined when it is not there. */
export function switchValue(name: string): string | undefined {
  const hit = commandLine.visible.find((arg) => arg === `--${name}` || arg.startsWith(`--${name}=`));
  return hit?.slice(name.length + 3);
}

const hasDisplay = process.platform !== 'linux' || Boolean(process.env.DISPLAY) || Boolean(process.env.WAYLAND_DISPLAY);

/** A real window for a person; without a screen, or with a debugger (a test), Chromium runs headless. */
export const headed = hasDisplay && commandLine.inspectPort === null && switchValue('headless') === undefined;
