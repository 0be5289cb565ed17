// Listens to the keyboard for the whole window. What a dialog or a field has already used is left alone.
import { useEffect } from 'react';
import { answerShortcut } from './shortcut-registry.ts';
import { shortcutFor } from './shortcuts.ts';

const typesInto = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input:not([type="checkbox"], [type="radio"]), textarea, select');

const inPanel = (target: EventTarget | null): boolean => target instanceof Element && target.closest('.panel') !== null;

/** Stands once, in the app. */
export function useKeyboard(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      const id = shortcutFor(event, typesInto(event.target), inPanel(event.target));
      if (id === null) return;
      if (answerShortcut(id)) event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}

/** Moves to the filter above the list on the screen, if there is one. */
export function focusFilter(): void {
  document.querySelector<HTMLInputElement>('main [data-filter]')?.focus();
}
