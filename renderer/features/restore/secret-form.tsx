// What opens a sealed backup: a passphrase of the day it was made, or the recovery code of that day. Kept nowhere.
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { PersonId } from '../../../shared/domain/desk-person.ts';
import type { Secret } from '../../../shared/jobs/secret.ts';
import { Button } from '../../ui/button.tsx';
import { CheckBox } from '../../ui/check-box.tsx';
import { focusField } from '../../ui/form-errors.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { codeAsPrinted, wrongLength } from '../lock/code-as-printed.ts';
import { firstChoice, WhoAreYou } from '../lock/who-are-you.tsx';
import { SecretField } from '../people/secret-field.tsx';
import type { Contents } from './use-inspection.ts';

export interface SecretFormProps {
  readonly contents: Pick<Contents, 'people' | 'recoveryCode'>;
  readonly main: string;
  readonly busy: boolean;
  /** On the button while it works. */
  readonly working: string;
  /** Why what was typed does not open it. */
  readonly refusal: string | null;
  readonly start?: ReactNode;
  readonly onSecret: (secret: Secret) => void;
}

type Wrong = { readonly field: 'who' | 'secret'; readonly message: string } | null;

export function SecretForm({ contents, main, busy, working, refusal, start, onSecret }: SecretFormProps) {
  const people = contents.people.map((person) => ({ ...person, wait: 0 }));
  const able = people.filter(({ passphrase }) => passphrase);
  const [byCode, setByCode] = useState(false);
  const asked = byCode ? people : able;
  const [who, setWho] = useState<PersonId | ''>(() => firstChoice(able));
  const [typed, setTyped] = useState('');
  const [shown, setShown] = useState(false);
  const [wrong, setWrong] = useState<Wrong>(null);
  const box = useRef<HTMLInputElement>(null);
  const [answered, setAnswered] = useState(refusal);
  if (refusal !== answered) {
    setAnswered(refusal);
    setWrong(refusal === null ? null : { field: 'secret', message: refusal });
  }
  const field = byCode ? 'restore-code' : 'restore-passphrase';
  useEffect(() => {
    if (refusal !== null) focusField(field);
  }, [refusal, field]);

  const turn = () => {
    setByCode(!byCode);
    setTyped('');
    setWrong(null);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const problem = problemOf();
    setWrong(problem);
    if (problem) return focusField(problem.field === 'who' ? 'restore-who' : field);
    setAnswered(null);
    const person = who === '' ? null : who;
    onSecret(byCode ? { person, code: typed } : { person, passphrase: typed });
  };
  const problemOf = (): Wrong => {
    if (who === '' && asked.length > 1) return { field: 'who', message: 'Choose who you are.' };
    if (!byCode) return typed === '' ? { field: 'secret', message: 'Type the passphrase.' } : null;
    const off = wrongLength(typed);
    return off === null ? null : { field: 'secret', message: off };
  };
  const change = (text: string) => {
    setTyped(text);
    setWrong(null);
  };
  const error = wrong?.field === 'secret' ? wrong.message : undefined;
  return (
    <form className="stack-tight secret-form" aria-label="What opens this backup" noValidate onSubmit={send}>
      <WhoAreYou
        id="restore-who"
        people={asked}
        value={who}
        onChange={setWho}
        error={wrong?.field === 'who' ? wrong.message : undefined}
      />
      {byCode ? (
        <TextField
          id={field}
          label="Recovery code"
          width="full"
          hint="The one that was in the safe when the backup was made."
          read={typed !== '' && <span className="code-read">{codeAsPrinted(typed)}</span>}
          value={typed}
          onChange={change}
          error={error}
        />
      ) : (
        <SecretField
          id={field}
          label="Passphrase"
          hint="The one you had when the backup was made."
          shown={shown}
          box={box}
          value={typed}
          onChange={change}
          error={error}
        />
      )}
      <p className="sr" role="alert">
        {error}
      </p>
      {!byCode && <CheckBox id="restore-shown" label="Show what I type" checked={shown} onChange={setShown} />}
      {contents.recoveryCode && (
        <div className="acts">
          <Button small kind="quiet" onPress={turn}>
            {byCode ? 'I have the passphrase' : 'I have the recovery code instead'}
          </Button>
        </div>
      )}
      <div className="acts apart restore-foot">
        {start}
        <Button kind="main" submit keys="Enter" busy={busy}>
          {busy ? working : main}
        </Button>
      </div>
    </form>
  );
}
