// A screen's question to the record.
import { useCallback, useState, useSyncExternalStore } from 'react';
import type { Answer, Refusal, ViewInput, ViewName, ViewOutput } from '../../shared/ipc/contract.ts';
import { lastAnswer, watchView } from './view-cache.ts';

export type ViewState<Value> =
  | { readonly state: 'waiting' }
  | { readonly state: 'shown'; readonly value: Value }
  | { readonly state: 'refused'; readonly refusal: Refusal };

/** The answer as it stands, kept up to date. `waiting` only before the very first answer to this question. */
export function useView<N extends ViewName>(name: N, input: ViewInput<N>): ViewState<ViewOutput<N>> {
  const key = JSON.stringify(input);
  const [asked, setAsked] = useState({ key, input });
  if (asked.key !== key) setAsked({ key, input }); // an equal input of another identity is the same question
  const question = asked.key === key ? asked.input : input;
  const subscribe = useCallback((listener: () => void) => watchView(name, question, listener), [name, question]);
  const answer = useSyncExternalStore(subscribe, () => lastAnswer(name, question)) as Answer<ViewOutput<N>> | null;
  if (answer === null) return { state: 'waiting' };
  return answer.ok ? { state: 'shown', value: answer.value } : { state: 'refused', refusal: answer.refusal };
}
