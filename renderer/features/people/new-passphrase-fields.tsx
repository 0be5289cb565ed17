// The two fields of a new passphrase, and the box that lets her read what she types.
import { CheckBox } from '../../ui/check-box.tsx';
import type { FormApi } from '../../ui/use-form.ts';
import { passphraseHint, type TypedTwice } from './new-passphrase.ts';
import { SecretField } from './secret-field.tsx';

export function NewPassphraseFields({
  form,
  values,
  autoFocus = false,
}: {
  readonly form: FormApi;
  readonly values: TypedTwice;
  readonly autoFocus?: boolean;
}) {
  return (
    <div className="stack-tight">
      <SecretField
        label="New passphrase"
        hint={passphraseHint}
        shown={values.shown}
        autoFocus={autoFocus}
        {...form.text('first')}
      />
      <SecretField label="The same once more" shown={values.shown} {...form.text('again')} />
      <CheckBox label="Show what I type" {...form.flag('shown')} />
    </div>
  );
}
