// Begins the restore, and remembers with what, for trying once more and for what is said afterwards.
import { useState } from 'react';
import type { JobInput } from '../../../shared/ipc/contract.ts';
import type { Secret } from '../../../shared/jobs/secret.ts';

export function useBegin(start: (input: JobInput<'restore'>) => void, place: string, first: Secret) {
  const [tried, setTried] = useState<Secret>(first);
  const begin = (secret: Secret) => {
    setTried(secret);
    start({ place, secret });
  };
  return { tried, begin };
}
