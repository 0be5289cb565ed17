// Electron's dialog. In a window for a person the page asks; in a test nobody answers unless the test puts a function in place.
import { headed } from './command-line.ts';
import { newestWindow } from './window-registry.ts';

interface Options {
  title?: string;
  defaultPath?: string;
  message?: string;
  detail?: string;
  buttons?: string[];
  defaultId?: number;
  cancelId?: number;
}

/** Electron puts the parent window first when there is one; the options come last either way. */
function optionsOf(args: unknown[]): Options {
  return (args.at(-1) ?? {}) as Options;
}

async function ask(kind: 'alert' | 'confirm' | 'prompt', text: string, proposal = ''): Promise<unknown> {
  const window = newestWindow();
  if (headed && window)
    return window.webContents.executeJavaScript(`${kind}(${JSON.stringify(text)}, ${JSON.stringify(proposal)})`);
  console.error(`[stand-in] nobody to answer the dialog: ${text}`);
  return null;
}

async function askForPath(options: Options, otherwise: string): Promise<string | undefined> {
  const answer = await ask('prompt', `${options.title ?? otherwise}\n(full path)`, options.defaultPath);
  return typeof answer === 'string' && answer !== '' ? answer : undefined;
}

export const dialog = {
  async showOpenDialog(...args: unknown[]) {
    const chosen = await askForPath(optionsOf(args), 'Open');
    return { canceled: chosen === undefined, filePaths: chosen === undefined ? [] : [chosen] };
  },
  async showSaveDialog(...args: unknown[]) {
    const chosen = await askForPath(optionsOf(args), 'Save as');
    return { canceled: chosen === undefined, filePath: chosen ?? '' };
  },
  async showMessageBox(...args: unknown[]) {
    const { message = '', detail = '', buttons = ['OK'], defaultId = 0, cancelId = 0 } = optionsOf(args);
    const choice = buttons.length > 1 ? `\nOK = ${buttons[defaultId]}` : '';
    const yes = await ask(buttons.length > 1 ? 'confirm' : 'alert', `${message}\n${detail}${choice}`);
    return { response: yes === true ? defaultId : cancelId, checkboxChecked: false };
  },
  showErrorBox(title: string, content: string): void {
    console.error(`${title}\n${content}`);
  },
};
