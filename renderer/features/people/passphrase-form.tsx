// Setting a passphrase: the first of the office, one's own anew, or one for somebody else.
import { type ReactNode, useState } from 'react';
import type { PersonId } from '../../../shared/domain/desk-person.ts';
import { callService } from '../../api/service.ts';
import { problemsOf } from '../../api/use-act.ts';
import { askAgain } from '../../api/view-cache.ts';
import { Button } from '../../ui/button.tsx';
import { Form, FormFoot } from '../../ui/form.tsx';
import { useForm } from '../../ui/use-form.ts';
import { noPassphrase, twiceProblems } from './new-passphrase.ts';
import { NewPassphraseFields } from './new-passphrase-fields.tsx';
import { SecretField } from './secret-field.tsx';

export interface PassphraseFormProps {
  readonly person: PersonId;
  readonly label: string;
  /** Her own, which she has already: it is asked for as well. */
  readonly asksOld: boolean;
  /** It is the first of the office, so that everything is sealed anew. */
  readonly seals: boolean;
  readonly main: string;
  readonly start?: ReactNode;
  /** The other answers, before the main one. */
  readonly others?: ReactNode;
  readonly onSet: () => void;
}

const empty = { ...noPassphrase, old: '' };
/** The fields of this form by what the main process calls them. */
const fieldOf: Readonly<Record<string, string>> = { old: 'old', new: 'first' };

export function PassphraseForm(props: PassphraseFormProps) {
  const { person, label, asksOld, seals, main, start, others, onSet } = props;
  const [values, setValues] = useState(empty);
  const form = useForm({
    values,
    setValues,
    check: (typed) => [
      ...(asksOld && typed.old === '' ? [{ field: 'old', message: 'Type the passphrase you have now.' }] : []),
      ...twiceProblems(typed),
    ],
    send: async ({ old, first }) => {
      const answer = await callService('people.set-passphrase', { person, old: asksOld ? old : null, new: first });
      if (answer.ok) {
        await askAgain();
        setValues(empty);
        onSet();
        return [];
      }
      const { code, message: told } = answer.refusal;
      if (code === 'wrong-secret' || code === 'wait') return [{ field: 'old', message: told }];
      return problemsOf(answer.refusal).map(({ field, message }) => ({ field: fieldOf[field] ?? '', message }));
    },
  });
  return (
    <Form form={form} label={label}>
      <div className="stack-tight">
        {asksOld && <SecretField label="The passphrase you have now" shown={values.shown} {...form.text('old')} />}
        <NewPassphraseFields form={form} values={values} />
        <p className="note at-work" role="status">
          {form.sending && (seals ? 'Sealing everything in the office. This may take a moment…' : 'Setting it…')}
        </p>
      </div>
      <FormFoot start={start}>
        {others}
        <Button kind="main" submit keys="Enter" busy={form.sending}>
          {main}
        </Button>
      </FormFoot>
    </Form>
  );
}
