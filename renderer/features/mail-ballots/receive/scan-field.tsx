// The one field: a number from the scanner or the keyboard, or the beginning of a name.
import { useEffect } from 'react';
import type { Receiving } from './use-receiving.ts';

export function ScanField({
  desk,
  onTakeBack,
  onEsc,
}: {
  readonly desk: Receiving;
  /** Ctrl Z while the field is empty; null where there is nothing to take back. */
  readonly onTakeBack: (() => void) | null;
  readonly onEsc: () => void;
}) {
  const { typed, setTyped, field, enter } = desk;
  useEffect(() => field.current?.focus(), [field]);
  return (
    <div className="scan">
      <label className="scan-label" htmlFor="scan">
        Number on the envelope
      </label>
      <input
        ref={field}
        id="scan"
        className="scan-in"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        aria-describedby="scan-hint"
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') enter();
          else if (event.key === 'Escape') {
            event.preventDefault();
            if (typed === '') onEsc();
            else setTyped('');
          } else if (event.key === 'z' && event.ctrlKey && typed === '' && onTakeBack) {
            event.preventDefault();
            onTakeBack();
          }
        }}
      />
      <p className="note scan-hint" id="scan-hint">
        No number to read? Type the voter’s name. Every envelope stays sealed.
      </p>
    </div>
  );
}
