// The frame around every page.
import type { ReactNode } from 'react';
import { LeavePractice } from '../features/practice/leave-practice.tsx';
import { Nav, type WaitingByPlace } from './nav.tsx';
import type { PlaceId } from './places.ts';
import { TopBar, type TopBarProps } from './top-bar.tsx';

export interface ShellProps {
  readonly top: TopBarProps;
  readonly practice: boolean;
  readonly open: ReadonlySet<PlaceId>;
  readonly here: PlaceId | null;
  readonly waiting: WaitingByPlace;
  readonly children: ReactNode;
}

/** The way past the frame for the keyboard. A button, because the part after # belongs to the router. */
export function SkipLink() {
  return (
    <button type="button" className="skip" onClick={() => document.getElementById('main')?.focus()}>
      Go to the page
    </button>
  );
}

/** Says on every page that nothing here is real. */
export function PracticeBand() {
  return (
    <section className="band" aria-label="Practice office">
      <b>PRACTICE</b>
      Nothing here is real, and every paper prints with PRACTICE across it.
      <LeavePractice />
    </section>
  );
}

export function Shell({ top, practice, open, here, waiting, children }: ShellProps) {
  return (
    <>
      <SkipLink />
      <div className="frame">
        <TopBar {...top} />
        {practice && <PracticeBand />}
        <Nav open={open} here={here} waiting={waiting} />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      </div>
    </>
  );
}
