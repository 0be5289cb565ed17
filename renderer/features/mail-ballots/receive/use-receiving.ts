// One envelope after the other: whose it is, by its number or by the voter’s name, and the act that writes it down.
import { type RefObject, useRef, useState } from 'react';
import { isOffEnvelope } from '../../../../shared/domain/envelope-code.ts';
import type { ElectionId } from '../../../../shared/domain/ids.ts';
import type { CommandValue, ViewOutput } from '../../../../shared/ipc/contract.ts';
import { askView } from '../../../api/ask-view.ts';
import { useAct } from '../../../api/use-act.ts';
import { useDesk } from '../../../app/desk-context.ts';
import { say } from '../../../ui/live-region.tsx';
import { emptyPile, readPile, type TypedPile } from './typed-pile.ts';

export type Candidate = ViewOutput<'mail-ballots.find-envelope'>['found'][number];
type Value = CommandValue<'mail-ballot.receive'>;

/** What came of the last Enter. */
export type Result =
  | ({ readonly state: 'received'; readonly who: Candidate } & Value)
  /** Several voters fit, or another one bears the name: she says which. */
  | { readonly state: 'which'; readonly found: readonly Candidate[] }
  | { readonly state: 'refused'; readonly typed: string; readonly message: string; readonly unknown: boolean };

export interface Receiving {
  readonly typed: string;
  readonly setTyped: (typed: string) => void;
  readonly pile: TypedPile;
  readonly setPile: (pile: TypedPile) => void;
  readonly result: Result | null;
  readonly busy: boolean;
  readonly enter: () => void;
  readonly choose: (candidate: Candidate) => void;
  readonly clear: () => void;
  readonly focus: () => void;
  readonly field: RefObject<HTMLInputElement | null>;
}

const stillComing: ReadonlySet<Candidate['stands']> = new Set(['made', 'out', 'undeliverable']);

export function useReceiving(election: ElectionId, given: string): Receiving {
  const { today } = useDesk().frame;
  const act = useAct('mail-ballot.receive');
  const [typed, setTyped] = useState(given);
  const [pile, setPile] = useState<TypedPile>(emptyPile);
  const [result, setResult] = useState<Result | null>(null);
  const [asking, setAsking] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  const refused = (message: string, unknown = false) => setResult({ state: 'refused', typed, message, unknown });
  const receive = async (who: Candidate) => {
    const returned = await readPile(pile, today);
    if (typeof returned === 'string') return refused(returned);
    const answer = await act.send({ election, envelope: who.envelope, application: null, returned, sure: true });
    field.current?.focus();
    if (!answer.ok) return refused(answer.refusal.message);
    setTyped('');
    setResult({ state: 'received', who, ...answer.value });
    say(
      `${who.name}. ${answer.value.replaced ? 'Cancelled: it does not go to the inspectors.' : answer.value.finding.sentence}`,
    );
  };
  const find = async () => {
    const text = typed.trim();
    if (text === '') return;
    const answer = await askView('mail-ballots.find-envelope', { election, text });
    if (!answer.ok) return refused(answer.refusal.message);
    const { found } = answer.value;
    const byNumber = isOffEnvelope(text);
    const [number] = found;
    if (byNumber && number) return receive(number);
    if (found.length === 0) return refused(nothing(text, byNumber), true);
    const coming = found.filter(({ stands }) => stillComing.has(stands));
    const [only, other] = coming;
    // By name it is only certain where one ballot is out and nobody else bears the name.
    if (only && !other && !only.namesake) return receive(only);
    setResult({ state: 'which', found: coming.length > 0 ? coming : found });
  };
  const guarded = (work: () => Promise<void>) => {
    if (asking || act.busy) return;
    setAsking(true);
    void work().finally(() => setAsking(false));
  };
  return {
    ...{ typed, setTyped, pile, setPile, result, field },
    busy: asking || act.busy,
    enter: () => guarded(find),
    choose: (candidate) => guarded(() => receive(candidate)),
    clear: () => {
      setResult(null);
      setTyped('');
      field.current?.focus();
    },
    focus: () => field.current?.focus(),
  };
}

const nothing = (text: string, byNumber: boolean): string =>
  byNumber
    ? `No envelope ${text} is in the register of this election. Type the voter’s name instead.`
    : `No voter in the register begins with “${text}”, or no ballot of that voter is out.`;
