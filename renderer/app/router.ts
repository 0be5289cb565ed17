// The address in the window, as something screens can follow and change. The browser's own history gives Back.
import { useSyncExternalStore } from 'react';
import { hrefTo } from './routes.ts';

function subscribe(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

/** The hash as it stands, `#/today` where there is none. */
export const useHash = (): string => {
  const hash = useSyncExternalStore(subscribe, () => window.location.hash);
  return hash === '' ? '#/today' : hash;
};

/** Goes to a page of the program. */
export function go(path: string, query: Readonly<Record<string, string>> = {}): void {
  window.location.hash = hrefTo(path, query);
}

/** Goes there without leaving a step to come back to, such as another filter of the same list. */
export function goInPlace(path: string, query: Readonly<Record<string, string>> = {}): void {
  window.history.replaceState(null, '', hrefTo(path, query));
  window.dispatchEvent(new HashChangeEvent('hashchange'));
}
