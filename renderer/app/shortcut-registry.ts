// Who answers to a shortcut just now. The newest answer wins: a panel closes before the page under it.
import { useEffect, useRef } from 'react';
import { isCovered } from '../api/desk-cover.ts';
import type { ShortcutId } from './shortcuts.ts';

const answering = new Map<ShortcutId, (() => void)[]>();

/** Runs the newest answer to a shortcut; false when nobody answers. A page beneath the lock screen answers to none. */
export function answerShortcut(id: ShortcutId): boolean {
  if (isCovered()) return false;
  const answer = answering.get(id)?.at(-1);
  answer?.();
  return answer !== undefined;
}

/** Answers to a shortcut while this component is on the screen and `answer` is not null. */
export function useShortcut(id: ShortcutId, answer: (() => void) | null): void {
  const latest = useRef(answer);
  useEffect(() => {
    latest.current = answer;
  });
  const active = answer !== null;
  useEffect(() => {
    if (!active) return;
    const run = () => latest.current?.();
    answering.set(id, [...(answering.get(id) ?? []), run]);
    return () => {
      answering.set(
        id,
        (answering.get(id) ?? []).filter((other) => other !== run),
      );
    };
  }, [id, active]);
}
