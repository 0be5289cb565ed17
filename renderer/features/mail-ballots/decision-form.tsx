// The question of the determination: absentee from the information in the application alone, early mail with the county's
// list beside it; with a reason where one is needed.
import { useState } from 'react';
import type { ListFound } from '../../../shared/domain/application.ts';
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
import { againstTheList, fromThePaperAlone } from './decision-words.ts';
import { ListCheck } from './list-check.tsx';
import { OfferedReasons } from './offered-reasons.tsx';

interface Values {
  readonly [name: string]: string;
  readonly list: ListFound | '';
  readonly answer: string;
  readonly reason: string;
}
const empty: Values = { list: '', answer: '', reason: '' };
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
  const early = shown.kind === 'early-mail';
  const needsReason = ({ answer, list }: Values) =>
    answer === 'no' ||
    (answer === 'yes' && (shown.qualifiedNeedsReason || (early && list !== '' && list !== 'registered-here')));

  const check = (typed: Values): readonly FieldProblem[] => {
    if (early && typed.list === '') return [{ field: 'list', message: 'Say what you found on the county’s list.' }];
    if (typed.answer === '') return [{ field: 'answer', message: 'Choose whether it qualifies for a ballot.' }];
    return needsReason(typed) && oneLine(typed.reason) === ''
      ? [{ field: 'reason', message: 'Write down the reason.' }]
      : [];
  };
  const send = async (typed: Values): Promise<readonly FieldProblem[]> => {
    const qualified = typed.answer === 'yes';
    const reason = needsReason(typed) ? oneLine(typed.reason) : null;
    const answer = await determine.send({
      election,
      number: shown.number,
      qualified,
      reason,
      ...(typed.list === '' ? {} : { list: typed.list }),
    });
    if (!answer.ok)
      return problemsOf(answer.refusal).map((p) =>
        p.field === 'reason' || p.field === 'list' ? p : { ...p, field: '' },
      );
    say(`Decided: ${shown.name} is ${qualified ? 'qualified' : 'not qualified'} to receive a ballot.`);
    onDecided();
    return [];
  };
  const takeReason = (words: string) => setValues((before) => ({ ...before, reason: words }));
  const form = useForm({ values, setValues, check, send });
  return (
    <section>
      <h3>What do you decide?</h3>
      <Form form={form} label="Your decision">
        <div className="stack-tight">
          {early && <ListCheck shown={shown} form={form} value={values.list} />}
          <Choice
            {...form.text('answer')}
            label={
              early
                ? 'Is it complete, and the voter registered at this address?'
                : 'From what the application says, does it qualify for a ballot?'
            }
            options={[
              { value: 'yes', label: 'Qualified to receive a ballot' },
              { value: 'no', label: 'Not qualified' },
            ]}
            value={values.answer === 'yes' || values.answer === 'no' ? values.answer : ''}
          />
          {values.answer === 'no' && (
            <OfferedReasons shown={shown} list={values.list} reason={values.reason} onTake={takeReason} />
          )}
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
          <p className="note">{early ? againstTheList : fromThePaperAlone}</p>
        </div>
      </Form>
    </section>
  );
}
