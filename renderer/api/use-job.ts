// Long work started from a screen: its progress, its end, and how to stop it.
import { useEffect, useRef, useState } from 'react';
import type { JobEvent, JobInput, JobName, JobValue, Refusal } from '../../shared/ipc/contract.ts';
import { onJob } from './desk.ts';
import { callService } from './service.ts';
import { askAgain } from './view-cache.ts';

export type JobState<Value> =
  | { readonly state: 'idle' }
  | { readonly state: 'running'; readonly what: string; readonly done: number; readonly total: number | null }
  | { readonly state: 'done'; readonly value: Value }
  | { readonly state: 'stopped' }
  | { readonly state: 'failed'; readonly refusal: Refusal };

export interface JobApi<N extends JobName> {
  readonly job: JobState<JobValue<N>>;
  readonly start: (input: JobInput<N>) => void;
  readonly stop: () => void;
}

function stateAfter<Value>(event: JobEvent): JobState<Value> {
  switch (event.kind) {
    case 'closing':
      return { state: 'running', what: '', done: 0, total: null };
    case 'progress':
      return { state: 'running', ...event.progress };
    case 'done':
      return { state: 'done', value: event.value as Value };
    case 'stopped':
      return { state: 'stopped' };
    case 'failed':
      return { state: 'failed', refusal: event.refusal };
  }
}

/** One job of this kind at a time; starting again while one runs does nothing. */
export function useJob<N extends JobName>(name: N): JobApi<N> {
  const [job, setJob] = useState<JobState<JobValue<N>>>({ state: 'idle' });
  const id = useRef<string | null>(null);
  // A short job may end before its name has come back: what is heard meanwhile waits here.
  const early = useRef<JobEvent[]>([]);

  useEffect(
    () =>
      onJob((event) => {
        if (id.current === null) early.current.push(event);
        else if (event.id === id.current) {
          setJob(stateAfter(event));
          if (event.kind === 'done') void askAgain();
        }
      }),
    [],
  );

  const start = (input: JobInput<N>) => {
    if (job.state === 'running') return;
    id.current = null;
    early.current = [];
    setJob({ state: 'running', what: '', done: 0, total: null });
    void callService('job.start', { job: name, input }).then((answer) => {
      if (!answer.ok) {
        setJob({ state: 'failed', refusal: answer.refusal });
        return;
      }
      id.current = answer.value.id;
      const last = early.current.findLast((event) => event.id === answer.value.id);
      if (last) setJob(stateAfter(last));
      if (last?.kind === 'done') void askAgain();
    });
  };
  const stop = () => {
    if (id.current !== null) void callService('job.stop', { id: id.current });
  };
  return { job, start, stop };
}
