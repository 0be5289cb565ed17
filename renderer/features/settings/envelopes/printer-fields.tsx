// The fields about one printer: its path, the four distances measured on the calibration page, and the numbers.
import { Row } from '../../../ui/form.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { FormApi } from '../../../ui/use-form.ts';

interface Fields {
  readonly form: FormApi;
}

export const Path = ({ form }: Fields) => (
  <Row>
    <Select
      label="How the printer takes it"
      options={[
        { value: 'own-size', label: 'By its own size' },
        { value: 'left', label: 'As a Letter sheet, fed at the left' },
        { value: 'centre', label: 'As a Letter sheet, fed in the middle' },
        { value: 'right', label: 'As a Letter sheet, fed at the right' },
      ]}
      {...form.text('feed')}
    />
    <Select
      label="Turned clockwise"
      options={[
        { value: '0', label: 'Not turned' },
        { value: '90', label: '90 degrees' },
        { value: '180', label: '180 degrees, upside down' },
        { value: '270', label: '270 degrees' },
      ]}
      {...form.text('turn')}
    />
  </Row>
);

export const Measured = ({ form }: Fields) => (
  <Row>
    <TextField label="Left" optional="inches" width="w8" {...form.text('left')} />
    <TextField label="Right" optional="inches" width="w8" {...form.text('right')} />
    <TextField label="Top" optional="inches" width="w8" {...form.text('top')} />
    <TextField label="Bottom" optional="inches" width="w8" {...form.text('bottom')} />
  </Row>
);

export const Numbers = ({ form }: Fields) => (
  <>
    <Row>
      <TextField label="To the right" width="w8" hint="In inches; −1/32 is to the left" {...form.text('dx')} />
      <TextField label="Down" width="w8" hint="In inches; −1/32 is up" {...form.text('dy')} />
    </Row>
    <Row>
      <TextField label="Stretch across" width="w8" hint="1 is as it is" {...form.text('scaleX')} />
      <TextField label="Stretch down" width="w8" hint="1 is as it is" {...form.text('scaleY')} />
    </Row>
  </>
);
