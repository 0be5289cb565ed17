// Moving through a list by keyboard: one row is the way in, the arrows go from row to row, Space chooses, Enter opens.
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 15, PageUp: -15, Home: -1e9, End: 1e9 };

export interface RowKeys {
  readonly body: RefObject<HTMLTableSectionElement | null>;
  /** The row that Tab comes to. */
  readonly entry: string | null;
  readonly onFocusRow: (key: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** `open` is the row shown in the panel: when the panel closes, the focus comes back to it. */
export function useRowKeys(
  keys: readonly string[],
  open: string | null,
  onToggle: ((key: string) => void) | undefined,
): RowKeys {
  const body = useRef<HTMLTableSectionElement>(null);
  const [last, setLast] = useState<string | null>(null);
  const wasOpen = useRef(open);
  const entry = [open, last].find((key) => key !== null && keys.includes(key)) ?? keys[0] ?? null;

  const focusRow = (key: string) =>
    body.current?.querySelector<HTMLElement>(`tr[data-key="${CSS.escape(key)}"] .row-open`)?.focus();

  useEffect(() => {
    if (wasOpen.current !== null && open === null) {
      body.current?.querySelector<HTMLElement>(`tr[data-key="${CSS.escape(wasOpen.current)}"] .row-open`)?.focus();
    }
    wasOpen.current = open;
  }, [open]);

  const onKeyDown = (event: KeyboardEvent) => {
    const here = event.target instanceof Element ? event.target.closest('tr')?.dataset.key : undefined;
    if (here === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    const onBox = event.target instanceof HTMLInputElement; // Space on the box itself is the box's own business
    if (event.key === ' ' && onToggle && !onBox) {
      event.preventDefault();
      onToggle(here);
      return;
    }
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const target = keys[Math.max(0, Math.min(keys.length - 1, keys.indexOf(here) + step))];
    if (target !== undefined) focusRow(target);
  };
  return { body, entry, onFocusRow: setLast, onKeyDown };
}
