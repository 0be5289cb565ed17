// Opening with a passphrase. A wrong one is told beside the field; after several, the button says how long to wait.
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { PersonId } from '../../../shared/domain/desk-person.ts';
import { Button } from '../../ui/button.tsx';
import { CheckBox } from '../../ui/check-box.tsx';
import { focusField } from '../../ui/form-errors.tsx';
import { SecretField } from '../people/secret-field.tsx';
import { unlockDesk } from './lock-desk.ts';
import type { Locked } from './unlock-screen.tsx';
import { useSecondsLeft } from './use-seconds-left.ts';
import { firstChoice, WhoAreYou } from './who-are-you.tsx';

type Wrong = { readonly field: 'who' | 'passphrase'; readonly message: string } | null;

export interface UnlockFormProps {
  readonly locked: Locked;
  /** When `locked` was asked, by this computer’s clock. */
  readonly at: number;
  /** After a try that failed: what is known of the office is to be asked again. */
  readonly onRefused: () => Promise<void>;
  readonly onForgotten: () => void;
}

export function UnlockForm({ locked, at, onRefused, onForgotten }: UnlockFormProps) {
  const [who, setWho] = useState<PersonId | ''>(() => firstChoice(locked.people));
  const [passphrase, setPassphrase] = useState('');
  const [shown, setShown] = useState(false);
  const [wrong, setWrong] = useState<Wrong>(null);
  const [opening, setOpening] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const person = locked.people.find((one) => one.person === who);
  const left = useSecondsLeft(at + (person?.wait ?? 0) * 1000);
  const several = locked.people.length > 1;

  useEffect(() => {
    if (several) focusField('lock-who');
    else box.current?.focus();
  }, [several]);

  const open = async (event: FormEvent) => {
    event.preventDefault();
    if (opening || left > 0) return;
    if (who === '') {
      setWrong({ field: 'who', message: 'Choose who you are.' });
      focusField('lock-who');
      return;
    }
    if (passphrase === '') {
      setWrong({ field: 'passphrase', message: 'Type your passphrase.' });
      box.current?.focus();
      return;
    }
    setOpening(true);
    setWrong(null);
    const refusal = await unlockDesk({ person: who, passphrase });
    if (refusal === null) return; // the lock screen is gone by now
    await onRefused();
    setOpening(false);
    setWrong({ field: 'passphrase', message: refusal.message });
    box.current?.focus();
    box.current?.select();
  };

  return (
    <form className="stack-tight" aria-label="Open the office" noValidate onSubmit={(event) => void open(event)}>
      <WhoAreYou
        id="lock-who"
        people={locked.people}
        value={who}
        onChange={(chosen) => {
          setWho(chosen);
          setWrong(null);
        }}
        error={wrong?.field === 'who' ? wrong.message : undefined}
        note="no passphrase yet"
      />
      <SecretField
        id="lock-passphrase"
        label="Passphrase"
        hint={person && !person.passphrase ? `${person.name} has none yet: take the recovery code.` : undefined}
        shown={shown}
        box={box}
        value={passphrase}
        onChange={(typed) => {
          setPassphrase(typed);
          if (left === 0) setWrong(null);
        }}
        error={wrong?.field === 'passphrase' ? wrong.message : undefined}
      />
      <p className="sr" role="alert">
        {wrong?.message}
      </p>
      <CheckBox id="lock-shown" label="Show what I type" checked={shown} onChange={setShown} />
      <div className="acts apart">
        <Button kind="quiet" onPress={onForgotten}>
          I forgot my passphrase
        </Button>
        <Button kind="main" submit keys="Enter" busy={opening || left > 0}>
          {opening ? 'Opening…' : left > 0 ? `Wait ${left} ${left === 1 ? 'second' : 'seconds'}` : 'Open'}
        </Button>
      </div>
    </form>
  );
}
