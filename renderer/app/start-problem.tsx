// The office cannot be opened: what happened, what is safe, what to do, and where it lies. In place of everything else.
import { useCallback, useEffect, useState } from 'react';
import type { ServiceValue } from '../../shared/ipc/contract.ts';
import { callService } from '../api/service.ts';
import { askAgain } from '../api/view-cache.ts';
import { Button } from '../ui/button.tsx';
import { Finding } from '../ui/finding.tsx';
import { say } from '../ui/live-region.tsx';
import { PageTitle, useWindowTitle } from './page.tsx';

type Status = ServiceValue<'desk.status'>;

/** `told` is what the first question to the record was answered with; shown where nothing more is known. */
export function StartProblem({ told }: { readonly told: string }) {
  const [status, setStatus] = useState<Status | null>(null);
  const ask = useCallback(async () => {
    const answer = await callService('desk.status', {});
    if (answer.ok) setStatus(answer.value);
    return answer.ok && answer.value.state !== 'problem';
  }, []);
  useEffect(() => {
    void ask();
  }, [ask]);
  useWindowTitle('The office could not be opened');
  const tryAgain = async () => {
    const opened = await ask();
    await askAgain();
    if (!opened) say('It still cannot be opened.');
  };
  const problem = status?.problem ?? null;
  return (
    <main className="page" id="main">
      <div className="stack">
        <PageTitle>The office could not be opened.</PageTitle>
        <Finding tone="warning" out={problem?.safe ?? 'Nothing was changed.'}>
          <p>{problem?.what ?? told}</p>
          {problem && <p>{problem.todo}</p>}
        </Finding>
        {status && (
          <p className="note">
            The office’s folder: <span className="long">{status.folder}</span>
          </p>
        )}
        <div className="acts">
          <Button kind="main" onPress={() => void tryAgain()}>
            Try again
          </Button>
        </div>
      </div>
    </main>
  );
}
