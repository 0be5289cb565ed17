// The door between the window and the application: one channel in, two out, and a look at who knocks.
import { type IpcMainInvokeEvent, ipcMain, type WebContents } from 'electron';
import { refuse } from '../../shared/commands/define-command.ts';
import type { DeskApp } from '../app.ts';
import type { OwnPages } from '../security/origin.ts';
import { CALL, CHANGE, JOB } from './channels.ts';
import { whyRefused } from './untrusted-input.ts';

type Answer = Awaited<ReturnType<DeskApp['call']>>;

const refusal = (code: string, message: string): Answer => ({ ok: false, refusal: refuse(code, message).error });

/** Only the top frame of our own window, showing a page of ours, may call. */
function isOurs(event: IpcMainInvokeEvent, window: WebContents, pages: OwnPages): boolean {
  const frame = event.senderFrame;
  return event.sender === window && frame !== null && frame.parent === null && pages.isOwn(frame.url);
}

/** For whoever reads the console: which call, and where; never what was sent, which may name a voter. */
function logWithoutPayload(name: string, error: unknown): void {
  const where = error instanceof Error ? (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line)) : [];
  const what = error instanceof Error ? error.name : typeof error;
  console.error([`${CALL} ${/^[\w.-]{1,80}$/.test(name) ? name : '(odd name)'} failed: ${what}`, ...where].join('\n'));
}

/** Opens the door for one window. Returns a function that tells the window to ask again for what it shows. */
export function registerDesk(desk: DeskApp, window: WebContents, pages: OwnPages): () => void {
  const send = (channel: string, ...args: unknown[]) => {
    if (!window.isDestroyed()) window.send(channel, ...args);
  };
  ipcMain.handle(CALL, async (event, name: unknown, input: unknown): Promise<Answer> => {
    if (!isOurs(event, window, pages)) throw new Error('This page does not belong to the program.');
    if (typeof name !== 'string')
      return refusal('invalid-input', 'The name of what to do is missing. Nothing was done.');
    const reason = whyRefused(input);
    if (reason !== undefined) return refusal('invalid-input', reason);
    try {
      return await desk.call(name, input);
    } catch (error) {
      logWithoutPayload(name, error);
      const message =
        'Something went wrong inside the program, and nothing was saved. Try once more; if it happens again, close the program and start it anew.';
      return refusal('unexpected', message);
    }
  });
  const stopJobs = desk.onJob((event) => send(JOB, event));
  const changed = () => send(CHANGE);
  const stopChanges = desk.onChange(changed);
  window.once('destroyed', () => {
    ipcMain.removeHandler(CALL);
    stopJobs();
    stopChanges();
  });
  return changed;
}
