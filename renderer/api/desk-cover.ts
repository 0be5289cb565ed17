// Whether a lock screen covers the window, and what has to be as it was when it is taken away. The page stays beneath it.
import { useSyncExternalStore } from 'react';

export type Cover =
  | { readonly state: 'off' }
  /** The screen is covered, the key not yet dropped; `waitsFor` says why where that takes long. */
  | { readonly state: 'closing'; readonly waitsFor: string | null }
  /** An office without a passphrase: nothing is locked, the screen is only hidden. */
  | { readonly state: 'hidden' }
  | { readonly state: 'sealed' };

/** Where she was when the screen was covered. */
export interface Place {
  readonly hash: string;
  readonly focus: Element | null;
  readonly scroll: number;
}

interface Screen {
  readonly cover: Cover;
  readonly place: Place | null;
  /** Goes up when another person sits down: the page of the one before is dropped. */
  readonly seat: number;
  /** The office was just opened with the recovery code, so that another code should be made. */
  readonly codeUsed: boolean;
}

let screen: Screen = { cover: { state: 'off' }, place: null, seat: 0, codeUsed: false };
const listeners = new Set<() => void>();

function change(to: Screen): void {
  screen = to;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useScreen = (): Screen => useSyncExternalStore(subscribe, () => screen);
export const isCovered = (): boolean => screen.cover.state !== 'off';
/** Null while nothing is covered. */
export const placeCovered = (): Place | null => screen.place;

/** Covers the screen, or says how far the locking is. */
export function coverScreen(cover: Cover): void {
  const here = { hash: window.location.hash, focus: document.activeElement, scroll: window.scrollY };
  change({ ...screen, cover, place: isCovered() ? screen.place : here });
}

/** Takes the cover away; where another person has sat down, with a new page. */
export function uncoverScreen(another: boolean, codeUsed: boolean): void {
  change({ cover: { state: 'off' }, place: null, seat: screen.seat + (another ? 1 : 0), codeUsed });
}

export const forgetCodeUsed = (): void => change({ ...screen, codeUsed: false });

/** The main process answered that the office is locked: nothing more is shown of it. */
export function noticeLocked(): void {
  if (!isCovered()) coverScreen({ state: 'sealed' });
}
