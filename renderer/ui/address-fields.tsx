// A street address in the United States, field by field, as `StreetAddress` in shared/domain/address.ts wants it.
import { Row } from './form.tsx';
import { TextField } from './text-field.tsx';
import type { FormApi } from './use-form.ts';

/** An address nobody has typed anything into yet. */
export const emptyAddress = { street: '', apartment: '', city: '', state: 'NY', zip: '' };
export type TypedAddress = typeof emptyAddress;

/** `path` is where the address lies in the form's values, such as `clerk.address`. */
export function AddressFields({
  form,
  path,
  label = 'Street and number',
}: {
  readonly form: Pick<FormApi, 'text'>;
  readonly path: string;
  readonly label?: string;
}) {
  return (
    <>
      <Row>
        <TextField label={label} width="w20" {...form.text(`${path}.street`)} />
        <TextField label="Apartment" optional="if any" width="w6" {...form.text(`${path}.apartment`)} />
      </Row>
      <Row>
        <TextField label="City or village" width="w14" {...form.text(`${path}.city`)} />
        <TextField label="State" width="w4" {...form.text(`${path}.state`)} />
        <TextField label="ZIP code" width="w6" inputMode="numeric" {...form.text(`${path}.zip`)} />
      </Row>
    </>
  );
}
