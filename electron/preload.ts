// The only thing a page can reach: three functions. Loaded into the isolated world of our one window.
import { contextBridge, type IpcRendererEvent, ipcRenderer } from 'electron';
import { CALL, CHANGE, JOB } from './ipc/channels.ts';

type Listener = (event: unknown) => void;

/** Listens on a channel, and hands the page the message alone, never Electron's event. Returns how to stop. */
function listen(channel: string, listener: Listener): () => void {
  const handler = (_event: IpcRendererEvent, message: unknown) => listener(message);
  ipcRenderer.on(channel, handler);
  return () => {
    ipcRenderer.removeListener(channel, handler);
  };
}

const desk = {
  call: (name: string, input: unknown): Promise<unknown> => ipcRenderer.invoke(CALL, name, input),
  onJob: (listener: Listener) => listen(JOB, listener),
  onChange: (listener: () => void) => listen(CHANGE, () => listener()),
};

contextBridge.exposeInMainWorld('desk', desk);
