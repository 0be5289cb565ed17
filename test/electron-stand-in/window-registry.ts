// The open windows by id. On its own, so that app and windows can both know it without knowing each other.
import type { BrowserWindow } from './browser-window.ts';

export const openWindows = new Map<number, BrowserWindow>();

export function newestWindow(): BrowserWindow | null {
  return [...openWindows.values()].at(-1) ?? null;
}
