// “Print this list”: Ctrl+P and the button on the page print what is shown, by the rules of tokens/print.css.
import { useShortcut } from './shortcut-registry.ts';

/** Opens the system's print window. */
export const printThisPage = (): void => window.print();

/** Makes Ctrl+P print this page while it is on the screen. */
export const usePrinting = (): void => useShortcut('print', printThisPage);
