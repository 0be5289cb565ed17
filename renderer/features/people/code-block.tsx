// The recovery code as Settings knows it: whether one lies in the safe, whether it was used, and how to make another.
import { useEffect, useRef, useState } from 'react';
import { dayRecorded, type RecordedAt } from '../../../shared/domain/recorded-at.ts';
import { longDay } from '../../../shared/words/days.ts';
import { Block } from '../../ui/block.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Finding } from '../../ui/finding.tsx';
import type { People } from './people-screen.tsx';
import { RecoveryCode, useNewCode } from './recovery-code.tsx';

const on = (at: RecordedAt): string => longDay(dayRecorded(at));

export function CodeBlock({ people, come }: { readonly people: People; readonly come: boolean }) {
  const code = useNewCode();
  const [asking, setAsking] = useState(false);
  const block = useRef<HTMLDivElement>(null);
  const toButton = () => block.current?.querySelector<HTMLElement>('.acts button')?.focus();
  useEffect(() => {
    if (come) block.current?.querySelector<HTMLElement>('.acts button')?.focus();
  }, [come]);
  const { recoveryCode, sealed } = people;
  const begin = () => (recoveryCode === null ? void code.make() : setAsking(true));
  const make = () => {
    setAsking(false);
    void code.make();
  };
  return (
    <div ref={block}>
      <Block title="Recovery code">
        {code.groups !== null ? (
          <RecoveryCode
            groups={code.groups}
            onDone={() => {
              code.forget();
              requestAnimationFrame(toButton);
            }}
          />
        ) : (
          <div className="stack-tight">
            {!sealed && (
              <p className="note">For an office with passphrases: it opens the office when one is forgotten.</p>
            )}
            {sealed && recoveryCode === null && (
              <Finding tone="warning" out="There is no recovery code.">
                <p>If every passphrase is forgotten, nobody can open this office any more. Make one for the safe.</p>
              </Finding>
            )}
            {recoveryCode?.usedAt && (
              <Finding tone="warning" out={`The code was used on ${on(recoveryCode.usedAt)}.`}>
                <p>It has been out of the safe, and whoever saw it can open the office. Make a new one.</p>
              </Finding>
            )}
            {recoveryCode && !recoveryCode.usedAt && (
              <p>One was made on {on(recoveryCode.madeAt)}, to lie in the safe. It cannot be shown again.</p>
            )}
            {code.refused !== null && <Finding tone="warning" live out={code.refused} />}
            <div className="acts">
              <Button icon="print" busy={code.making} onPress={begin}>
                {code.making
                  ? 'Making it…'
                  : recoveryCode === null
                    ? 'Make a recovery code'
                    : 'Make a new recovery code'}
              </Button>
            </div>
          </div>
        )}
      </Block>
      <Dialog
        open={asking}
        question="Make a new recovery code?"
        main={{ label: 'Make a new one', onPress: make }}
        others={[{ label: 'Leave it', onPress: () => setAsking(false) }]}
        onClose={() => setAsking(false)}
      >
        <p>The code in the safe then opens nothing any more. Take it out and put the new one in.</p>
      </Dialog>
    </div>
  );
}
