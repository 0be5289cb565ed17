// The one Chromium process behind all windows: started when first needed, ended before we end.
import path from 'node:path';
import { findBrowser } from './browser.ts';
import { Cdp } from './cdp.ts';
import { commandLine, headed, switchValue } from './command-line.ts';

let started: Promise<Cdp> | undefined;
let running: Cdp | undefined;
const appended: string[] = [];

/** app.commandLine.appendSwitch: counts until Chromium has been started, as in Electron until ready. */
export function appendChromiumSwitch(name: string, value = ''): void {
  appended.push(value === '' ? `--${name}` : `--${name}=${value}`);
}

/** The connection to Chromium; the first call starts it on the profile folder `dir`. */
export function chromium(dir: string): Promise<Cdp> {
  started ??= launch(path.join(dir, 'stand-in-profile'));
  return started;
}

async function launch(profile: string): Promise<Cdp> {
  const browser = await findBrowser();
  const port = switchValue('remote-debugging-port');
  const needsNoSandbox = process.getuid?.() === 0 || switchValue('no-sandbox') !== undefined;
  const cdp = new Cdp(
    browser.executable,
    [
      ...browser.args,
      `--user-data-dir=${profile}`,
      '--no-first-run',
      '--no-default-browser-check',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-extensions',
      '--disable-features=Translate,MediaRouter,OptimizationHints',
      '--password-store=basic',
      '--use-mock-keychain',
      '--disable-dev-shm-usage',
      ...appended.filter((flag) => !flag.startsWith('--remote-debugging')),
      // --test-type only takes away the bar that warns of the missing sandbox.
      ...(needsNoSandbox ? ['--no-sandbox', '--test-type'] : []),
      // A bare window without address bar needs some page to begin with; about:blank would open a tabbed window.
      ...(headed
        ? ['--app=data:text/html,<title>Starting</title>', '--window-size=1280,840']
        : ['--headless', '--hide-scrollbars', '--no-startup-window']),
      ...(port === undefined ? [] : [`--remote-debugging-port=${port}`]),
    ],
    { ...process.env, ...browser.env },
  );
  running = cdp;
  forwardDevToolsLine(cdp);
  process.on('exit', () => cdp.process.kill('SIGKILL'));
  cdp.process.once('error', (error) => {
    console.error(`[stand-in] ${browser.executable} could not be started: ${error.message}`);
    process.exit(1);
  });
  await cdp.send('Target.setDiscoverTargets', { discover: true });
  return cdp;
}

/** Playwright waits for this line on our stderr; the rest of Chromium's talk is shown only when asked for. */
function forwardDevToolsLine(cdp: Cdp): void {
  cdp.process.stderr?.setEncoding('utf8').on('data', (text: string) => {
    const line = /^DevTools listening on .*$/m.exec(text)?.[0];
    if (process.env.STAND_IN_DEBUG) process.stderr.write(text);
    else if (line) process.stderr.write(`${line}\n`);
  });
}

/** Ends Chromium and waits for it, so that its profile is at rest; at most three seconds. */
export async function endChromium(): Promise<void> {
  const cdp = running;
  if (!cdp || cdp.process.exitCode !== null || cdp.process.signalCode !== null) return;
  const ended = new Promise((resolve) => cdp.process.once('exit', resolve));
  const impatience = setTimeout(() => cdp.process.kill('SIGKILL'), 3_000);
  cdp.send('Browser.close', {}).catch(() => {});
  await ended;
  clearTimeout(impatience);
}

export const startedForDebugger = () => commandLine.visible.some((arg) => arg.startsWith('--remote-debugging-port'));
