// What stands around a start screen, around a restore begun from it, and around Help: no places, only a way to help or back.
import type { ReactNode } from 'react';
import { go } from '../../app/router.ts';
import { SkipLink } from '../../app/shell.tsx';
import { useShortcut } from '../../app/shortcut-registry.ts';
import { ButtonLink } from '../../ui/button.tsx';

export interface StartFrameProps {
  /** Whether another page than the start screen stands in it. */
  readonly away: boolean;
  readonly children: ReactNode;
}

export function StartFrame({ away, children }: StartFrameProps) {
  useShortcut('close', away ? () => go('/today') : null);
  return (
    <>
      <SkipLink />
      <div className="frame no-nav">
        <header className="top">
          <div className="top-office">
            <b>Village Election Desk</b>
            <span>The office is not open</span>
          </div>
          <div className="acts top-end">
            {away ? (
              <ButtonLink small href="#/today" keys="Esc">
                Back
              </ButtonLink>
            ) : (
              <ButtonLink small href="#/help/screen/start-problem" keys="F1">
                Help
              </ButtonLink>
            )}
          </div>
        </header>
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      </div>
    </>
  );
}
