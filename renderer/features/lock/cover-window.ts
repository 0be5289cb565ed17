// Takes everything but the lock screen out of sight: nothing is drawn, found, read out, printed or reached by Tab. What is
// mounted stays mounted, with all that was typed.
import type { Place } from '../../api/desk-cover.ts';
import { coverWindowTitle } from '../../app/window-title.ts';

/** The one element beside the page. React Aria leaves it alone while a dialog is open beneath. */
export function lockHost(): HTMLElement {
  const known = document.getElementById('lock');
  if (known) return known;
  const host = document.createElement('div');
  host.id = 'lock';
  host.dataset.reactAriaTopLayer = 'true';
  document.body.append(host);
  return host;
}

/** Covers the window; gives back how to uncover it and lead back to `place`. tokens/lock.css hides what is beneath. */
export function coverWindow(place: Place | null): () => void {
  const root = document.getElementById('root');
  document.documentElement.dataset.locked = '';
  if (root) root.inert = true;
  coverWindowTitle('Locked');
  return () => {
    delete document.documentElement.dataset.locked;
    if (root) root.inert = false;
    coverWindowTitle(null);
    if (!place) return;
    window.scrollTo(0, place.scroll);
    if (place.focus instanceof HTMLElement && place.focus.isConnected) place.focus.focus({ preventScroll: true });
  };
}
