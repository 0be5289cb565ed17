// An act of the clerk, sent from a form or a button. Recorded once, however often Enter is pressed.
import { useRef, useState } from 'react';
import type { Answer, CommandInput, CommandName, CommandValue, Refusal } from '../../shared/ipc/contract.ts';
import { actIds } from './act-id.ts';
import { callDesk } from './desk.ts';
import { askAgain } from './view-cache.ts';

export interface ActApi<N extends CommandName> {
  /** Sends the act; the screens show its outcome before this resolves. While one is under way, gives back the same. */
  readonly send: (input: CommandInput<N>) => Promise<Answer<CommandValue<N>>>;
  readonly busy: boolean;
  /** Why the last try was refused; null after a success. */
  readonly refusal: Refusal | null;
}

const newIds = () =>
  actIds(
    () => crypto.randomUUID(),
    (run, ms) => void setTimeout(run, ms),
  );

export function useAct<N extends CommandName>(name: N): ActApi<N> {
  const [ids] = useState(newIds);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const underWay = useRef<Promise<Answer<CommandValue<N>>> | null>(null);

  const run = async (input: CommandInput<N>): Promise<Answer<CommandValue<N>>> => {
    const text = JSON.stringify(input);
    const answer = await callDesk<CommandValue<N>>(name, { act: ids.for(text), input });
    if (answer.ok) {
      ids.recorded(text);
      await askAgain();
    }
    setRefusal(answer.ok ? null : answer.refusal);
    return answer;
  };

  const send = (input: CommandInput<N>) => {
    if (underWay.current) return underWay.current;
    setBusy(true);
    const sent = run(input).finally(() => {
      underWay.current = null;
      setBusy(false);
    });
    underWay.current = sent;
    return sent;
  };
  return { send, busy, refusal };
}

/** What a form shows for a refusal: its fields, and its sentence for the form as a whole when no field is named. */
export const problemsOf = (refusal: Refusal): readonly { readonly field: string; readonly message: string }[] =>
  refusal.fields.length > 0
    ? refusal.fields.map(({ path, message }) => ({ field: path, message }))
    : [{ field: '', message: refusal.message }];
