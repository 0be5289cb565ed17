// Looks into a backup, and once more with a secret where it is sealed. What was found before stays in sight meanwhile.
import { useState } from 'react';
import type { JobValue } from '../../../shared/ipc/contract.ts';
import type { Secret } from '../../../shared/jobs/secret.ts';
import { type JobState, useJob } from '../../api/use-job.ts';

export type Contents = JobValue<'inspect-backup'>;

export interface Inspection {
  readonly job: JobState<Contents>;
  /** What is known of the backup last looked into; null before that. */
  readonly contents: Contents | null;
  /** What opened it, once something did. */
  readonly secret: Secret;
  readonly look: (place: string, secret: Secret) => void;
  readonly stop: () => void;
}

export function useInspection(): Inspection {
  const { job, start, stop } = useJob('inspect-backup');
  const [contents, setContents] = useState<Contents | null>(null);
  const [tried, setTried] = useState<{ readonly place: string; readonly secret: Secret } | null>(null);
  if (job.state === 'done' && job.value !== contents) setContents(job.value);
  const look = (place: string, secret: Secret) => {
    if (place !== tried?.place) setContents(null);
    setTried({ place, secret });
    start({ place, secret });
  };
  const opened = job.state === 'done' && job.value.opened;
  return { job, contents, secret: opened ? (tried?.secret ?? null) : null, look, stop };
}
