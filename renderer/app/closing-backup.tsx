// The window was told to close and waits until the backup is made. It closes by itself; whoever cannot wait closes without.
import { useEffect, useState } from 'react';
import type { JobEvent } from '../../shared/ipc/contract.ts';
import { onJob } from '../api/desk.ts';
import { callService } from '../api/service.ts';
import { Waiting } from '../ui/waiting.tsx';

type Progress = Extract<JobEvent, { kind: 'progress' }>['progress'];

export function ClosingBackup() {
  const [id, setId] = useState<string | null>(null);
  const [progress, setProgress] = useState<Progress | null>(null);
  useEffect(() => {
    let waitsFor: string | null = null;
    return onJob((event) => {
      if (event.kind === 'closing') {
        waitsFor = event.id;
        setId(event.id);
      } else if (event.kind === 'progress' && event.id === waitsFor) setProgress(event.progress);
    });
  }, []);
  return (
    id !== null && (
      <Waiting
        title="Making the backup…"
        done={progress?.done ?? 0}
        of={progress?.total ?? 0}
        what={progress === null ? 'Backing up' : `Backing up, ${progress.what}`}
        without="Close without"
        onWithout={() => void callService('job.stop', { id })}
      >
        The window closes by itself when the copy is made and checked. Everything you recorded is saved already.
      </Waiting>
    )
  );
}
