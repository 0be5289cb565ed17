// “Not on record. Did you do this?” Yes, on a day and with its proof; no; or it will be looked up. Enter writes it down.
import { useRef, useState } from 'react';
import type { ElectionId } from '../../../shared/domain/ids.ts';
import type { PlainDate } from '../../../shared/domain/plain-date.ts';
import { problemsOf } from '../../api/use-act.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorText } from '../../ui/error-text.tsx';
import { Form } from '../../ui/form.tsx';
import type { FieldProblem } from '../../ui/use-form.ts';
import { useForm } from '../../ui/use-form.ts';
import { dayTyped } from '../election/typed-answers.ts';
import type { Given, Proof, ProofKind } from './duty-answers.ts';
import { ProofFields } from './proof-fields.tsx';
import { type Known, proofProblems, proofsOf, startOf, type TypedProof } from './typed-proof.ts';
import { useAnswerDuty } from './use-answer-duty.ts';
import { useAnswerKeys } from './use-answer-keys.ts';

export interface AskedDuty {
  readonly id: string;
  readonly title: string;
  /** The day by which it was due. */
  readonly date: PlainDate;
  readonly kinds: readonly ProofKind[];
  readonly given: Given | null;
  /** Whether its day has passed, so that “no” means missed. */
  readonly passed: boolean;
}

const dayOf = { published: 'issueDay', posted: 'postedOn', adopted: 'adoptedOn', other: 'doneOn' } as const;

/** Which field a refusal speaks of: the day of the proof it names, or the first day of all. */
function fieldOf(path: string, proof: readonly Proof[], kinds: readonly ProofKind[]): string {
  if (path !== 'on' && !path.startsWith('proof')) return '';
  const named = proof[Number(path.split('.')[1])]?.kind ?? kinds[0];
  return named === undefined ? '' : dayOf[named];
}

export function DutyForm({
  election,
  duty,
  known,
  ready,
  onAnswered,
  onLeave,
}: {
  readonly election: ElectionId;
  readonly duty: AskedDuty;
  readonly known: Known;
  /** The first field takes the focus. */
  readonly ready: boolean;
  readonly onAnswered: () => void;
  /** Back to the answer on record, where there is one or where she opened the form herself. */
  readonly onLeave?: (() => void) | undefined;
}) {
  const { kinds, date, given, passed, title } = duty;
  const [values, setValues] = useState<TypedProof>(() => startOf(given, known));
  const box = useRef<HTMLDivElement>(null);
  const { send, busy } = useAnswerDuty(election, duty.id);
  const [wrong, setWrong] = useState<string | undefined>();
  const form = useForm({
    values,
    setValues,
    check: (typed) => proofProblems(typed, kinds, date),
    send: async (typed): Promise<readonly FieldProblem[]> => {
      const proof = proofsOf(typed, kinds, date);
      const on = kinds.includes('other') ? dayTyped(typed.doneOn, date) : null;
      const answer = await send({ answer: 'done', on, proof });
      if (answer.ok) onAnswered();
      if (answer.ok) return [];
      return problemsOf(answer.refusal).map((one) => ({ ...one, field: fieldOf(one.field, proof, kinds) }));
    },
  });
  const short = async (answer: 'not-done' | 'looking') => {
    const sent = await send({ answer, on: null, proof: [] });
    if (sent.ok) onAnswered();
    else setWrong(sent.refusal.message);
  };
  const answers = { no: () => void short('not-done'), look: () => void short('looking') };
  useAnswerKeys(box, answers);
  return (
    <div ref={box}>
      <Form form={form} label={`Did you do this? ${title}`}>
        <ProofFields kinds={kinds} typed={values} form={form} near={date} first={ready} />
        <ErrorText message={wrong} />
        <div className="acts duty-answers">
          <Button kind="main" submit keys="Enter" busy={form.sending || busy}>
            {passed ? 'Yes, write it down' : 'Done, write it down'}
          </Button>
          {passed && (
            <Button keys="Alt N" busy={busy} onPress={answers.no}>
              No
            </Button>
          )}
          {passed && (
            <Button keys="Alt L" busy={busy} onPress={answers.look}>
              I will look it up
            </Button>
          )}
          {onLeave && (
            <Button kind="quiet" onPress={onLeave}>
              Not now
            </Button>
          )}
        </div>
      </Form>
    </div>
  );
}
