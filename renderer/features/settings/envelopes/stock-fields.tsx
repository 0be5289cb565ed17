// The size of one envelope: by the name on the box, or measured by hand; and how deep its flap is, where it was measured.
import type { EnvelopePiece } from '../../../../shared/domain/envelope.ts';
import { pieceInWords } from '../../../../shared/words/envelopes.ts';
import { capital } from '../../../../shared/words/sentence.ts';
import { Row } from '../../../ui/form.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { FormApi } from '../../../ui/use-form.ts';

interface StockFieldsProps {
  readonly form: FormApi;
  /** Where its values lie in the form. */
  readonly path: string;
  readonly label: string;
  readonly own: boolean;
  readonly sizes: readonly { readonly stock: string; readonly name: string }[];
}

export const labelOfPiece = (piece: EnvelopePiece): string => capital(pieceInWords[piece]);

export const StockFields = ({ form, path, label, own, sizes }: StockFieldsProps) => (
  <>
    <Select
      label={label}
      width="full"
      options={[
        ...sizes.map(({ stock, name }) => ({ value: stock, label: name })),
        { value: 'own', label: 'Another size, measured by hand' },
      ]}
      {...form.text(`${path}.stock`)}
    />
    <Row>
      {own && (
        <>
          <TextField
            label="Width as it is read"
            width="w8"
            hint="9.5, 9 1/2 or 684 pt"
            {...form.text(`${path}.width`)}
          />
          <TextField label="Height" width="w8" {...form.text(`${path}.height`)} />
        </>
      )}
      <TextField
        label="How far the flap reaches down the back"
        width="w8"
        {...(own ? {} : { optional: 'if you measured it' })}
        hint="In inches"
        {...form.text(`${path}.flap`)}
      />
    </Row>
  </>
);
