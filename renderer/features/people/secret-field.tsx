// A passphrase to type. Never kept as a draft, never filled in by the system.
import { type KeyboardEvent, type Ref, useState } from 'react';
import { FieldError, Input, Label, Text, TextField } from 'react-aria-components';
import { ErrorText } from '../../ui/error-text.tsx';
import type { FieldWords, TextBinding } from '../../ui/field-shape.ts';

export interface SecretFieldProps extends FieldWords, TextBinding {
  /** Whether what is typed can be read. */
  readonly shown: boolean;
  readonly autoFocus?: boolean | undefined;
  readonly box?: Ref<HTMLInputElement> | undefined;
}

export function SecretField(props: SecretFieldProps) {
  const { label, hint, id, value, onChange, onLeave, error, shown, autoFocus, box } = props;
  const [caps, setCaps] = useState(false);
  const look = (event: KeyboardEvent) => setCaps(event.getModifierState('CapsLock'));
  const wrong = error !== undefined;
  return (
    <TextField
      className="field"
      id={id}
      type={shown ? 'text' : 'password'}
      value={value}
      onChange={onChange}
      isInvalid={wrong}
      validationBehavior="aria"
      spellCheck="false"
      {...(onLeave ? { onBlur: onLeave } : {})}
      {...(autoFocus ? { autoFocus: true } : {})}
    >
      <Label className="label">{label}</Label>
      <Input
        className="in w20"
        autoComplete="off"
        maxLength={200}
        onKeyDown={look}
        onKeyUp={look}
        {...(box ? { ref: box } : {})}
      />
      <FieldError>
        <ErrorText message={error} />
      </FieldError>
      {!wrong && (caps || hint) && (
        <Text slot="description" className="hint keep-line">
          {caps ? 'Caps Lock is on.' : hint}
        </Text>
      )}
    </TextField>
  );
}
