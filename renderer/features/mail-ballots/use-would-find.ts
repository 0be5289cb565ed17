// What the application comes to while it is typed. The last answer stays until the next one is there, so that nothing
// in the panel flickers, and a question is only asked when her fingers rest.
import { useEffect, useState } from 'react';
import type { ElectionId } from '../../../shared/domain/ids.ts';
import type { ViewInput, ViewOutput } from '../../../shared/ipc/contract.ts';
import { useView } from '../../api/use-view.ts';

const REST_MS = 200;
type SoFar = ViewInput<'mail-ballots.would-find'>['application'];

/** Null before the first answer; `closed` is the sentence that says why no application is taken here. */
export function useWouldFind(
  election: ElectionId,
  application: SoFar,
  voter: string,
): { readonly found: ViewOutput<'mail-ballots.would-find'> | null; readonly closed: string | null } {
  const [asked, setAsked] = useState(application);
  const [found, setFound] = useState<ViewOutput<'mail-ballots.would-find'> | null>(null);
  const text = JSON.stringify(application);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(JSON.parse(text)), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const view = useView('mail-ballots.would-find', {
    ...{ election, application: asked },
    ...(voter === '' ? {} : { voter }),
  });
  if (view.state === 'shown' && view.value !== found) setFound(view.value);
  const closed = view.state === 'refused' && view.refusal.code === 'register-closed' ? view.refusal.message : null;
  return { found, closed };
}
