// One question of the first run. “Next” puts the answer on record at once; “Answer later” keeps what is half typed.

import { type AnyAct, useActs } from '../../api/use-acts.ts';
import { useDraft } from '../../api/use-draft.ts';
import { PageTitle, useWindowTitle } from '../../app/page.tsx';
import { go } from '../../app/router.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Form, FormFoot } from '../../ui/form.tsx';
import type { FormValue } from '../../ui/form-values.ts';
import { say } from '../../ui/live-region.tsx';
import { useForm } from '../../ui/use-form.ts';
import { DeskWarnings } from '../backup/desk-warnings.tsx';
import { revived } from '../election/revived.ts';
import { RestoreLink, RestoreOffer } from '../restore/restore-offer.tsx';
import { type Answer, actsFor, type Office, refusedFields } from '../settings/answers/answer.ts';
import { useComingElection } from '../settings/use-coming-election.ts';
import { PracticeVillage } from './practice-village.tsx';
import { nameOfStep, pathOfStep, questions, stepAfter, stepBefore } from './questions.ts';

export interface QuestionProps {
  readonly office: Office | null;
}

/** The first act of every office; asked nowhere, because whoever answers the first question wants it. */
const opening = (office: Office | null): readonly AnyAct[] =>
  office === null ? [{ name: 'office.open', input: { kind: 'real' } }] : [];

export function QuestionPage<V extends FormValue>({ answer, office }: QuestionProps & { readonly answer: Answer<V> }) {
  const start = answer.start(office);
  const draft = useDraft(`first-run:${answer.id}`, start, (kept) => revived(kept, start));
  const act = useActs();
  const election = useComingElection();
  const next = stepAfter(answer.id);
  const before = stepBefore(answer.id);
  useWindowTitle(answer.question);
  const form = useForm({
    values: draft.values,
    setValues: draft.setValues,
    check: answer.check,
    send: async (values) => {
      const acts = [...opening(office), ...actsFor(answer, office, values, election?.id ?? null)];
      const refusal = await act(acts);
      if (refusal) return refusedFields(refusal, values);
      draft.discard();
      say(answer.said);
      go(pathOfStep(next));
      return [];
    },
  });
  const later = async () => {
    const refusal = await act(opening(office));
    if (refusal) say(refusal.message);
    else go(pathOfStep(next));
  };
  if (!draft.ready) return null;
  return (
    <div className="wizard-page">
      <p className="eyebrow">
        Question&nbsp;{questions.findIndex(({ id }) => id === answer.id) + 1} of {questions.length}
      </p>
      <PageTitle>{answer.question}</PageTitle>
      <p className="lead">{answer.lead}</p>
      {office === null && <RestoreOffer />}
      {office === null && <DeskWarnings />}
      <Form form={form} label={answer.question}>
        <div className="stack-tight">{answer.fields(form, draft.values)}</div>
        <FormFoot
          start={
            office === null ? (
              <div className="acts">
                <PracticeVillage words="Look around first, in a practice village" />
                <RestoreLink />
              </div>
            ) : (
              before && (
                <ButtonLink kind="quiet" href={`#${pathOfStep(before)}`}>
                  Back
                </ButtonLink>
              )
            )
          }
        >
          <Button busy={form.sending} onPress={() => void later()}>
            Answer later
          </Button>
          <Button kind="main" submit keys="Enter" busy={form.sending}>
            Next: {nameOfStep(next)}
          </Button>
        </FormFoot>
      </Form>
    </div>
  );
}
