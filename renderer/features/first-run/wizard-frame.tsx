// What stands around the first questions, and around Help while they are asked: no places yet, only a way to help.
import type { ReactNode } from 'react';
import { go } from '../../app/router.ts';
import { PracticeBand, SkipLink } from '../../app/shell.tsx';
import { useShortcut } from '../../app/shortcut-registry.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { leaveQuestions } from './entrance.ts';

export interface WizardFrameProps {
  readonly practice?: boolean;
  /** While Help is open: the way back to the question. */
  readonly backTo?: string | null;
  /** Where there is a desk already: the way to it. */
  readonly toDesk?: boolean;
  readonly children: ReactNode;
}

export function WizardFrame({ practice = false, backTo = null, toDesk = false, children }: WizardFrameProps) {
  useShortcut('close', backTo === null ? null : () => go(backTo.replace(/^#/, '')));
  return (
    <>
      <SkipLink />
      <div className="frame no-nav">
        <header className="top">
          <div className="top-office">
            <b>Village Election Desk</b>
            <span>Setting up your office</span>
          </div>
          <div className="acts top-end">
            <span className="note only-wide">Nothing leaves this computer.</span>
            {toDesk && (
              <Button small kind="quiet" onPress={leaveQuestions}>
                Go to Today
              </Button>
            )}
            {backTo === null ? (
              <ButtonLink small href="#/help/screen/first-run" keys="F1">
                Help
              </ButtonLink>
            ) : (
              <ButtonLink small href={backTo} keys="Esc">
                Back to the questions
              </ButtonLink>
            )}
          </div>
        </header>
        {practice && <PracticeBand />}
        {children}
      </div>
    </>
  );
}
