// A small table that may be wider than its place: it scrolls sideways by itself, also from the keyboard.
import type { ReactNode } from 'react';

/** Only what can have the focus can be scrolled by the arrow keys. */
const reachable = { tabIndex: 0 };

export function SideBySide({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <section className="side-by-side" aria-label={label} {...reachable}>
      {children}
    </section>
  );
}
