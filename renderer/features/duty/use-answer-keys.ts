// The two short answers by one key each, so that a list of past dates is answered without leaving the keys: Alt+N is “No”,
// Alt+L “I will look it up”. They answer for the form that has the focus.
import { type RefObject, useEffect, useRef } from 'react';

export interface ShortAnswers {
  readonly no: () => void;
  readonly look: () => void;
}

/** `within`: the form; while the focus is elsewhere the keys are left alone. */
export function useAnswerKeys(within: RefObject<HTMLElement | null>, answers: ShortAnswers): void {
  const latest = useRef(answers);
  useEffect(() => {
    latest.current = answers;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!event.altKey || event.ctrlKey || event.metaKey || event.repeat) return;
      if (!within.current?.contains(document.activeElement)) return;
      const key = event.key.toLowerCase();
      if (key !== 'n' && key !== 'l') return;
      event.preventDefault();
      if (key === 'n') latest.current.no();
      else latest.current.look();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [within]);
}
