// The question of the determination (from the information in the application alone), with a reason where it is needed.
import { useState } from 'react';
import type { ElectionId } from '../../../shared/domain/ids.ts';
import { cleanText } from '../../../shared/domain/text.ts';
import { problemsOf, useAct } from '../../api/use-act.ts';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Form } from '../../ui/form.tsx';
import { say } from '../../ui/live-region.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { type FieldProblem, useForm } from '../../ui/use-form.ts';
import type { ApplicationView } from './application-panel.tsx';

const empty = { answer: '', reason: '' };
type Values = typeof empty;
const oneLine = (text: string): string => cleanText(text.replace(/\s+/g, ' '));

export function DecisionForm({
  election,
  shown,
  onDecided,
}: {
  readonly election: ElectionId;
  readonly shown: ApplicationView;
  readonly onDecided: () => void;
}) {
  const determine = useAct('mail-ballot.determine');
  const [values, setValues] = useState(empty);
  const needsReason = ({ answer }: Values) => answer === 'no' || (answer === 'yes' && shown.qualifiedNeedsReason);

  const check = (typed: Values): readonly FieldProblem[] => {
    if (typed.answer === '') return [{ field: 'answer', message: 'Choose whether it qualifies for a ballot.' }];
    return needsReason(typed) && oneLine(typed.reason) === ''
      ? [{ field: 'reason', message: 'Write down the reason.' }]
      : [];
  };
  const send = async (typed: Values): Promise<readonly FieldProblem[]> => {
    const qualified = typed.answer === 'yes';
    const reason = needsReason(typed) ? oneLine(typed.reason) : null;
    const answer = await determine.send({ election, number: shown.number, qualified, reason });
    if (!answer.ok) return problemsOf(answer.refusal).map((p) => (p.field === 'reason' ? p : { ...p, field: '' }));
    say(`Decided: ${shown.name} is ${qualified ? 'qualified' : 'not qualified'} to receive a ballot.`);
    onDecided();
    return [];
  };
  const form = useForm({ values, setValues, check, send });
  return (
    <section>
      <h3>What do you decide?</h3>
      <Form form={form} label="Your decision">
        <div className="stack-tight">
          <Choice
            {...form.text('answer')}
            label="From what the application says, does it qualify for a ballot?"
            options={[
              { value: 'yes', label: 'Qualified to receive a ballot' },
              { value: 'no', label: 'Not qualified' },
            ]}
            value={values.answer === 'yes' || values.answer === 'no' ? values.answer : ''}
          />
          {needsReason(values) && (
            <TextArea
              {...form.text('reason')}
              rows={3}
              label={values.answer === 'yes' ? 'Why it qualifies all the same' : 'Why it does not qualify'}
              hint={values.answer === 'yes' ? undefined : 'In words the applicant will understand.'}
            />
          )}
          <div className="acts">
            <Button kind="main" submit busy={form.sending}>
              Record this decision
            </Button>
          </div>
          <p className="note">
            You decide from this paper alone whether the applicant gets a ballot. Whether the applicant is a qualified
            elector is for the inspectors of election.
          </p>
        </div>
      </Form>
    </section>
  );
}
