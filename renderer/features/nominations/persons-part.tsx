// The persons a paper names: office, name exactly as it will stand on the ballot, residence.
import type { FilingKind } from '../../../shared/domain/filing.ts';
import { AddressFields } from '../../ui/address-fields.tsx';
import { Part } from '../../ui/form.tsx';
import { RepeatingRows } from '../../ui/repeating-rows.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { PartProps } from './filing-parts.tsx';
import { emptyPerson } from './typed-filing.ts';

const heads: Partial<Record<FilingKind, string>> = {
  substitution: 'Who takes the place',
  acceptance: 'Who accepts',
  declination: 'Who declines',
  'lot-demand': 'Who demands it',
};

export function PersonsPart({
  no,
  kind,
  form,
  typed,
  facts,
}: PartProps & { readonly no: string; readonly kind: FilingKind }) {
  const { offices } = facts.book;
  const options = [
    ...offices.map(({ number, title }) => ({ value: String(number), label: title })),
    { value: 'other', label: 'Another office, as the paper says' },
  ];
  const only = offices.length === 1 ? String(offices[0]?.number ?? '') : '';
  return (
    <Part no={no} title={heads[kind] ?? 'Persons named'}>
      <RepeatingRows
        rows={form.rows('persons')}
        what="person"
        empty={{ ...emptyPerson({ ...facts.home }), office: only }}
        atMost={60}
      >
        {(path, at) => (
          <>
            <Select
              label="Office"
              none="Choose the office"
              width="w20"
              options={options}
              {...form.text(`${path}.office`)}
            />
            {typed.persons[at]?.office === 'other' && (
              <TextField label="Office, as the paper says" width="w26" {...form.text(`${path}.officeWords`)} />
            )}
            <TextField
              label="Name, exactly as on the ballot"
              width="w26"
              hint="Capitals, accents, “Jr.”, III and names in quotes as on the paper"
              {...form.text(`${path}.name`)}
            />
            {kind !== 'declination' && kind !== 'lot-demand' && (
              <AddressFields form={form} path={`${path}.residence`} label="Residence" />
            )}
          </>
        )}
      </RepeatingRows>
    </Part>
  );
}
