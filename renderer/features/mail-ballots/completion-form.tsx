// An application lacked something and it has come, such as on the applicant's completion sheet: only what is missing is asked.
import { useState } from 'react';
import type { ElectionId } from '../../../shared/domain/ids.ts';
import { problemsOf, useAct } from '../../api/use-act.ts';
import { useView } from '../../api/use-view.ts';
import { useDesk } from '../../app/desk-context.ts';
import { Button } from '../../ui/button.tsx';
import { CheckBox } from '../../ui/check-box.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Form } from '../../ui/form.tsx';
import { say } from '../../ui/live-region.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { TimeField } from '../../ui/time-field.tsx';
import { type FieldProblem, useForm } from '../../ui/use-form.ts';
import type { ApplicationView } from './application-panel.tsx';
import { cameByWords, categoryWords } from './application-words.ts';
import { type Completion, completionProblems, emptyCompletion, readCompletion } from './completion-values.ts';

const options = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

export function CompletionForm({
  election,
  shown,
}: {
  readonly election: ElectionId;
  readonly shown: ApplicationView;
}) {
  const { today } = useDesk().frame;
  const act = useAct('mail-ballot.complete-application');
  const answers = useView('office.answers', {});
  const [open, setOpen] = useState(false);
  const [values, setValues] = useState<Completion>(emptyCompletion);
  const lacks = new Set(
    shown.items.filter(({ stands }) => stands === 'missing' || stands === 'not-known').map(({ id }) => id),
  );
  const office = answers.state === 'shown' ? answers.value : null;
  const home = {
    city: office?.clerk?.address.city ?? office?.village?.name ?? '',
    state: office?.clerk?.address.state ?? 'NY',
    zip: office?.clerk?.address.zip ?? '',
  };
  const send = async (typed: Completion): Promise<readonly FieldProblem[]> => {
    const read = readCompletion(typed, home, today);
    if (!read) throw new Error('The form was sent without a day.');
    const answer = await act.send({ election, number: shown.number, ...read });
    if (!answer.ok) return problemsOf(answer.refusal).map((p) => ({ ...p, field: '' }));
    say(answer.value.complete ? 'The application is complete now.' : 'Written down. Something is still missing.');
    setOpen(false);
    setValues(emptyCompletion);
    return [];
  };
  const form = useForm({ values, setValues, check: (typed) => completionProblems(typed, today), send });
  const tick = (field: 'statement' | 'certificate' | 'signature', label: string) => (
    <CheckBox
      id={`completion-${field}`}
      label={label}
      checked={values[field] === 'yes'}
      onChange={(yes) => setValues((before) => ({ ...before, [field]: yes ? 'yes' : '' }))}
    />
  );
  if (shown.determination !== null || lacks.size === 0) return null;
  if (!open)
    return (
      <div className="acts">
        <Button small icon="back" onPress={() => setOpen(true)}>
          Something missing has come…
        </Button>
      </div>
    );
  return (
    <section>
      <h3>What has come?</h3>
      <Form form={form} label="What has come">
        <div className="stack-tight">
          <DateField {...form.text('receivedOn')} label="Came on" near={today} autoFocus hint="As stamped: 3/5" />
          <TimeField {...form.text('receivedAt')} label="at" optional="if noted" />
          <Select {...form.text('cameBy')} label="Which way it came" options={options(cameByWords)} />
          {lacks.has('reason') && (
            <Select
              {...form.text('category')}
              label="Reason"
              none="Not there"
              width="w26"
              options={options(categoryWords)}
            />
          )}
          {lacks.has('absence-dates') && (
            <>
              <DateField {...form.text('from')} label="Absent from" near={today} />
              <DateField {...form.text('to')} label="to" near={today} />
            </>
          )}
          {lacks.has('place-of-detention') && <TextField {...form.text('place')} label="Place of detention" />}
          {lacks.has('date-of-birth') && <TextField {...form.text('born')} label="Date of birth" hint="6/14/1958" />}
          {lacks.has('residence') && <TextField {...form.text('street')} label="Lives at" hint="Street and number" />}
          {lacks.has('send-to') && <TextArea {...form.text('sendTo')} label="Send the ballot to" rows={3} />}
          {lacks.has('qualified-and-registered') && tick('statement', '“Qualified and registered” is written')}
          {lacks.has('certificate') && tick('certificate', 'The certificate is there')}
          {lacks.has('signature') && tick('signature', 'It is signed')}
          <div className="acts">
            <Button small onPress={() => setOpen(false)}>
              Not now
            </Button>
            <Button kind="main" submit busy={form.sending}>
              Write it down
            </Button>
          </div>
        </div>
      </Form>
    </section>
  );
}
