// File pickers. They open here and not in the page, so that the page never handles a path.
import { type BrowserWindow, dialog, type OpenDialogOptions, type SaveDialogOptions } from 'electron';
import type { Dialogs } from './app.ts';

/** Dialogs that lie over the program's window while it is open; `window` answers with it. */
export function electronDialogs(window: () => BrowserWindow | undefined): Dialogs {
  const open = async (options: OpenDialogOptions): Promise<string | null> => {
    const parent = window();
    const { canceled, filePaths } = await (parent
      ? dialog.showOpenDialog(parent, options)
      : dialog.showOpenDialog(options));
    return canceled ? null : (filePaths[0] ?? null);
  };
  const save = async (options: SaveDialogOptions): Promise<string | null> => {
    const parent = window();
    const { canceled, filePath } = await (parent
      ? dialog.showSaveDialog(parent, options)
      : dialog.showSaveDialog(options));
    return canceled || filePath === '' ? null : filePath;
  };
  return {
    pickFolder: (title) => open({ title, properties: ['openDirectory', 'createDirectory'] }),
    saveFile: ({ title, defaultName }) => save({ title, defaultPath: defaultName }),
    openFile: ({ title, extensions }) => {
      const filters = [{ name: extensions.map((one) => `*.${one}`).join(', '), extensions: [...extensions] }];
      return open({ title, filters, properties: ['openFile'] });
    },
  };
}
