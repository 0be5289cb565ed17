// One question: parse, refresh, answer, check what goes out.
import { refuse } from '../shared/commands/define-command.ts';
import type { View } from '../shared/views/define-view.ts';
import { views } from '../shared/views/index.ts';
import type { Answer, Desk } from './app.ts';
import { invalidInput } from './ipc/invalid-input.ts';
import { contextOf } from './view-context.ts';

type AnyView = View<string, unknown, unknown>;
const byName = new Map((views as readonly AnyView[]).map((v) => [v.name, v]));

/** Answers the view of that name; null where no view has it. */
export function answerView(desk: Desk, name: string, raw: unknown): Answer | null {
  const view = byName.get(name);
  if (!view) return null;
  const input = view.input.safeParse(raw);
  if (!input.success) return { ok: false, refusal: invalidInput(input.error, raw) };
  const store = desk.open();
  if (!store) return { ok: false, refusal: refuse('no-office', `There is no office in ${desk.dataDir} yet.`).error };
  store.state.refresh();
  const answer = view.answer(store.state, input.data, contextOf(desk, store));
  return answer.ok ? { ok: true, value: view.output.parse(answer.value) } : { ok: false, refusal: answer.error };
}
