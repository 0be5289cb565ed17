// A half-typed form, kept silently half a second after the last key, and taken up again when she comes back.
import { useCallback, useEffect, useRef, useState } from 'react';
import type { WallTime } from '../../shared/domain/wall-time.ts';
import { hourInWords } from '../../shared/words/hours.ts';
import { keepWithOthers } from './kept-drafts.ts';
import { callService } from './service.ts';

const QUIET_MS = 500;

export interface DraftApi<T> {
  readonly values: T;
  readonly setValues: (change: (before: T) => T) => void;
  /** False until it is known whether a draft was kept; the form waits, so that nothing is overwritten. */
  readonly ready: boolean;
  /** “9:41 a.m.”, or null while nothing is kept. */
  readonly savedAt: string | null;
  /** After sending, or when she throws it away: the form is empty again and nothing is kept. */
  readonly discard: () => void;
}

/**
 * `key` names the form (`mail-ballot.application`), `empty` is the form before anybody typed. `revive` turns a kept
 * draft into values of today's form, or null where the form has changed too much since.
 */
export function useDraft<T>(key: string, empty: T, revive: (kept: unknown) => T | null): DraftApi<T> {
  const [values, setAll] = useState(empty);
  const [ready, setReady] = useState(false);
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const unsaved = useRef<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const fresh = useRef({ empty, revive });

  const save = useCallback(async () => {
    clearTimeout(timer.current);
    const text = unsaved.current;
    unsaved.current = null;
    if (text === null) return;
    const answer = await callService('draft.save', { key, text });
    if (answer.ok) setSavedAt(hourInWords(answer.value.savedAt as WallTime));
    else unsaved.current ??= text; // such as while the desk is locked: it is kept when somebody has opened it
  }, [key]);

  useEffect(() => {
    let gone = false;
    void callService('draft.load', { key }).then((answer) => {
      if (gone) return;
      const kept = answer.ok ? answer.value.draft : null;
      const revived = kept && fresh.current.revive(JSON.parse(kept.text));
      setAll(revived ?? fresh.current.empty);
      setSavedAt(kept && revived ? hourInWords(kept.savedAt as WallTime) : null);
      setReady(true);
    });
    const forget = keepWithOthers(save);
    window.addEventListener('pagehide', save);
    return () => {
      gone = true;
      forget();
      window.removeEventListener('pagehide', save);
      void save(); // leaving the page within half a second of the last key loses nothing
    };
  }, [key, save]);

  const setValues = useCallback(
    (change: (before: T) => T) => {
      setAll((before) => {
        const after = change(before);
        unsaved.current = JSON.stringify(after);
        return after;
      });
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void save(), QUIET_MS);
    },
    [save],
  );

  const discard = useCallback(() => {
    clearTimeout(timer.current);
    unsaved.current = null;
    setAll(fresh.current.empty);
    setSavedAt(null);
    void callService('draft.discard', { key });
  }, [key]);

  return { values, setValues, ready, savedAt, discard };
}
