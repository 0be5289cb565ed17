// Turns the answer to an act into what the form does next: show what was refused, or say what was recorded and go there.
import type { Answer } from '../../../shared/ipc/contract.ts';
import { problemsOf } from '../../api/use-act.ts';
import type { Sent } from './record-form.tsx';

/** `recorded` gives the sentence and the row to go to, from what the act gave back. */
export function sentAs<Value>(
  answer: Answer<Value>,
  recorded: (value: Value) => { readonly said: string; readonly at: string | null },
): Sent {
  return answer.ok ? { refused: null, ...recorded(answer.value) } : { refused: problemsOf(answer.refusal) };
}
