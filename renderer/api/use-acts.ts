// Several acts sent with one press, such as an answer that two acts write down. Each is an act of its own; the first that
// is refused stops the rest, and pressing again repeats only what was not recorded.
import { useState } from 'react';
import type { CommandInput, CommandName, Refusal } from '../../shared/ipc/contract.ts';
import { type ActIds, actIds } from './act-id.ts';
import { callDesk } from './desk.ts';
import { askAgain } from './view-cache.ts';

export type AnyAct = {
  [N in CommandName]: { readonly name: N; readonly input: CommandInput<N> };
}[CommandName];

const newIds = () =>
  actIds(
    () => crypto.randomUUID(),
    (run, ms) => void setTimeout(run, ms),
  );

/** Sends acts in their order; resolves when the screens show them, with the refusal that stopped them, or null. */
export function useActs(): (acts: readonly AnyAct[]) => Promise<Refusal | null> {
  const [ids] = useState(() => new Map<string, ActIds>());
  return async (acts) => {
    let refusal: Refusal | null = null;
    for (const { name, input } of acts) {
      const own = ids.get(name) ?? newIds();
      ids.set(name, own);
      const text = JSON.stringify(input);
      const answer = await callDesk(name, { act: own.for(text), input });
      if (!answer.ok) {
        refusal = answer.refusal;
        break;
      }
      own.recorded(text);
    }
    await askAgain();
    return refusal;
  };
}
