// A box to tick.
import type { ReactNode } from 'react';
import { CheckboxButton, CheckboxField, FieldError } from 'react-aria-components';
import { ErrorText } from './error-text.tsx';
import type { FlagBinding } from './field-shape.ts';

export function CheckBox({ id, label, checked, onChange, error }: FlagBinding & { readonly label: ReactNode }) {
  return (
    <CheckboxField
      id={id}
      isSelected={checked}
      onChange={onChange}
      isInvalid={error !== undefined}
      validationBehavior="aria"
    >
      <CheckboxButton className="pick">
        <span className="box" />
        <span>{label}</span>
      </CheckboxButton>
      <FieldError>
        <ErrorText message={error} />
      </FieldError>
    </CheckboxField>
  );
}
