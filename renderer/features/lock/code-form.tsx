// The passphrase is forgotten, or its owner is ill: the recovery code opens the office and a new passphrase is set.
import { useEffect, useState } from 'react';
import { PersonId } from '../../../shared/domain/desk-person.ts';
import { Button } from '../../ui/button.tsx';
import { Finding } from '../../ui/finding.tsx';
import { Form } from '../../ui/form.tsx';
import { focusField } from '../../ui/form-errors.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type FieldProblem, useForm } from '../../ui/use-form.ts';
import { noPassphrase, twiceProblems } from '../people/new-passphrase.ts';
import { NewPassphraseFields } from '../people/new-passphrase-fields.tsx';
import { codeAsPrinted, wrongLength } from './code-as-printed.ts';
import { unlockDeskWithCode } from './lock-desk.ts';
import type { UnlockFormProps } from './unlock-form.tsx';
import { useSecondsLeft } from './use-seconds-left.ts';
import { firstChoice, WhoAreYou } from './who-are-you.tsx';

type CodeFormProps = Omit<UnlockFormProps, 'onForgotten'> & { readonly onBack: () => void };

/** What the main process says, at the field it is about: everything but the new passphrase is about the code. */
const refusedAt = (field: string | undefined): string =>
  field === 'newPassphrase' ? 'first' : field === 'person' ? 'who' : 'code';

export function CodeForm({ locked, at, onRefused, onBack }: CodeFormProps) {
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onBack();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [onBack]);
  if (!locked.recoveryCode) return <NoCode several={locked.people.length > 1} onBack={onBack} />;
  return <WithCode locked={locked} at={at} onRefused={onRefused} onBack={onBack} />;
}

function WithCode({ locked, at, onRefused, onBack }: CodeFormProps) {
  const [values, setValues] = useState({ ...noPassphrase, who: firstChoice(locked.people) as string, code: '' });
  const left = useSecondsLeft(at + locked.codeWait * 1000);
  const form = useForm({
    values,
    setValues,
    check: (typed): FieldProblem[] => {
      const code = wrongLength(typed.code);
      return [
        ...(typed.who === '' ? [{ field: 'who', message: 'Choose who you are.' }] : []),
        ...(code === null ? [] : [{ field: 'code', message: code }]),
        ...twiceProblems(typed),
      ];
    },
    send: async ({ who, code, first }) => {
      const person = PersonId.parse(who);
      const refusal = await unlockDeskWithCode({ code, person, newPassphrase: first });
      if (refusal === null) return []; // the lock screen is gone by now
      await onRefused();
      return [{ field: refusedAt(refusal.fields[0]?.path), message: refusal.message }];
    },
  });
  const several = locked.people.length > 1;
  const { id: whoId, error: whoWrong } = form.text('who');
  const codeId = form.text('code').id;
  useEffect(() => focusField(several ? whoId : codeId), [several, whoId, codeId]);
  const waiting = left > 0 && !form.sending;
  return (
    <Form form={form} label="Open with the recovery code">
      <div className="stack">
        <WhoAreYou
          id={whoId}
          people={locked.people}
          value={locked.people.find(({ person }) => person === values.who)?.person ?? ''}
          onChange={(person) => setValues((before) => ({ ...before, who: person }))}
          error={whoWrong}
        />
        <TextField
          label="Recovery code"
          width="full"
          hint="From the sheet in the safe. Small letters and missing spaces do not matter."
          read={values.code !== '' && <span className="code-read">{codeAsPrinted(values.code)}</span>}
          {...form.text('code')}
        />
        <NewPassphraseFields form={form} values={values} />
        <div className="acts apart">
          <Button kind="quiet" keys="Esc" onPress={onBack}>
            Back
          </Button>
          <Button kind="main" submit keys="Enter" busy={form.sending || waiting}>
            {form.sending
              ? 'Opening…'
              : waiting
                ? `Wait ${left} ${left === 1 ? 'second' : 'seconds'}`
                : 'Open and set the new passphrase'}
          </Button>
        </div>
      </div>
    </Form>
  );
}

/** Nothing is softened here: it is true, and she has to know it. */
function NoCode({ several, onBack }: { readonly several: boolean; readonly onBack: () => void }) {
  return (
    <>
      <Finding tone="warning" out="No recovery code was made for this office.">
        <p>
          {several
            ? 'Let somebody else of this desk open it. A clerk can then set you a new passphrase in Settings.'
            : 'Without the passphrase nobody can open it, and nobody can make another one from outside. Try what you may have typed: another case, another keyboard.'}
        </p>
      </Finding>
      <div className="acts">
        <Button kind="main" keys="Esc" autoFocus onPress={onBack}>
          Back
        </Button>
      </div>
    </>
  );
}
