// The office cannot be opened: what happened, what is safe, what to press. One screen for each thing that can be wrong.
import { useCallback, useEffect, useState } from 'react';
import type { ServiceValue } from '../../../shared/ipc/contract.ts';
import { aboutTheFolder, helpedByBackup, startProblemTitle } from '../../../shared/words/start-problems.ts';
import { callService } from '../../api/service.ts';
import { askAgain } from '../../api/view-cache.ts';
import { PageTitle, useWindowTitle } from '../../app/page.tsx';
import { Icon } from '../../ui/icon.tsx';
import { say } from '../../ui/live-region.tsx';
import { WhatToPress } from './what-to-press.tsx';

export type Status = ServiceValue<'desk.status'>;

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
  const problem = status?.problem ?? null;
  const code = problem?.code ?? null;
  const title = startProblemTitle(code);
  useWindowTitle(title.replace(/\.$/, ''));
  const tryAgain = async () => {
    const opened = await ask();
    await askAgain();
    if (!opened) say(`${title} It still cannot be opened.`);
  };
  if (status === null) return null;
  return (
    <div className="page start-problem">
      <div className="page-head">
        <PageTitle>{title}</PageTitle>
      </div>
      <section>
        <h2>What happened</h2>
        <p className="long">{problem?.what ?? told}</p>
        {code !== null && aboutTheFolder.has(code) && (
          <p className="note">
            The office’s folder: <span className="long">{status.folder}</span>
          </p>
        )}
      </section>
      <section>
        <h2>What is safe</h2>
        <p>
          <Icon name="check" /> {problem?.safe ?? 'Nothing was changed.'}
        </p>
      </section>
      <section>
        <h2>What to do</h2>
        {problem && <p>{problem.todo}</p>}
        <WhatToPress status={status} byBackup={code !== null && helpedByBackup.has(code)} onAgain={tryAgain} />
      </section>
    </div>
  );
}
