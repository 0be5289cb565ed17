// The locked office: who she is, her passphrase, Enter. Or the recovery code from the safe.
import { useCallback, useEffect, useState } from 'react';
import type { ServiceValue } from '../../../shared/ipc/contract.ts';
import { callService } from '../../api/service.ts';
import { Button } from '../../ui/button.tsx';
import { Finding } from '../../ui/finding.tsx';
import { Icon } from '../../ui/icon.tsx';
import { CodeForm } from './code-form.tsx';
import { uncoverDesk } from './lock-desk.ts';
import { RestoreUnderLock } from './restore-under-lock.tsx';
import { UnlockForm } from './unlock-form.tsx';

type Status = ServiceValue<'desk.status'>;
export type Locked = NonNullable<Status['locked']>;
/** What is known about the locked office, and when it was asked, by this computer’s clock. */
export interface Asked {
  readonly status: Status;
  readonly at: number;
}

export function UnlockScreen() {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [unanswered, setUnanswered] = useState<string | null>(null);
  const [forgotten, setForgotten] = useState(false);
  const [restoring, setRestoring] = useState(false);
  const ask = useCallback(async () => {
    const answer = await callService('desk.status', {});
    if (!answer.ok) return setUnanswered(answer.refusal.message);
    setUnanswered(null);
    setAsked({ status: answer.value, at: Date.now() });
    // Opened or taken away from elsewhere: the main process decides what is to be seen.
    if (answer.value.state === 'no-office') await uncoverDesk();
  }, []);
  useEffect(() => {
    void ask();
  }, [ask]);
  if (!asked && unanswered === null) return null;
  if (restoring) return <RestoreUnderLock onLeave={() => setRestoring(false)} />;
  const status = asked?.status ?? null;
  const at = asked?.at ?? 0;
  return (
    <div className="lock-sheet stack">
      <div>
        <p className="eyebrow">Village Election Desk{status?.practice?.here ? ', practice office' : ''}</p>
        <h1>
          <Icon name="lock" /> {forgotten ? 'Open it with the recovery code' : 'This office is locked.'}
        </h1>
      </div>
      {unanswered !== null && <Problem sentences={[unanswered]} onAgain={ask} />}
      {status?.problem && (
        <Problem sentences={[status.problem.what, status.problem.safe, status.problem.todo]} onAgain={ask} />
      )}
      {status?.locked && !forgotten && (
        <UnlockForm locked={status.locked} at={at} onRefused={ask} onForgotten={() => setForgotten(true)} />
      )}
      {status?.locked && forgotten && (
        <CodeForm locked={status.locked} at={at} onRefused={ask} onBack={() => setForgotten(false)} />
      )}
      {status && (
        <p className="note">
          The office’s folder: <span className="long">{status.folder}</span>{' '}
          <Button small kind="quiet" onPress={() => setRestoring(true)}>
            Restore from a backup
          </Button>
        </p>
      )}
    </div>
  );
}

/** Locked, and then the folder went away or the program did not answer. */
function Problem({
  sentences,
  onAgain,
}: {
  readonly sentences: readonly string[];
  readonly onAgain: () => Promise<void>;
}) {
  const [first = '', ...more] = sentences;
  return (
    <>
      <Finding tone="warning" live out={first}>
        {more.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </Finding>
      <div className="acts">
        <Button kind="main" keys="Enter" autoFocus onPress={() => void onAgain()}>
          Try again
        </Button>
      </div>
    </>
  );
}
