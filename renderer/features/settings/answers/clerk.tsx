// Who is at the desk: as papers are signed, and where voters reach her.
import { AddressFields, emptyAddress } from '../../../ui/address-fields.tsx';
import { Row } from '../../../ui/form.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { Answer } from './answer.ts';
import { addressProblems, needed } from './typed.ts';

const empty = { name: '', title: '', address: emptyAddress, phone: '', officeHours: '' };

export const clerk: Answer<typeof empty> = {
  id: 'clerk',
  name: 'You',
  question: 'Who are you, and where is your office?',
  lead: 'Your name and title sign the papers; return envelopes are addressed to your office.',
  said: 'Your name and office are on record.',
  isAnswered: (office) => office.clerk !== null,
  start: (office) =>
    office?.clerk
      ? { ...office.clerk, address: { ...office.clerk.address } }
      : { ...empty, address: { ...emptyAddress, city: office?.village?.name ?? '' } },
  check: ({ name, title, address }) => [
    ...needed('name', name, 'Type your name.'),
    ...needed('title', title, 'Type your title, such as Village Clerk.'),
    ...addressProblems('address', address),
  ],
  acts: ({ name, title, address, phone, officeHours }) => [
    {
      name: 'office.name-clerk',
      input: {
        name: name.trim(),
        title: title.trim(),
        address: {
          street: address.street.trim(),
          apartment: address.apartment.trim(),
          city: address.city.trim(),
          state: address.state.trim(),
          zip: address.zip.trim(),
        },
        phone: phone.trim(),
        officeHours: officeHours.trim(),
      },
    },
  ],
  fields: (form) => (
    <>
      <Row>
        <TextField label="Your name" width="w14" {...form.text('name')} />
        <TextField label="Title" width="w14" hint="As your village writes it" {...form.text('title')} />
      </Row>
      <AddressFields form={form} path="address" label="Office: street and number" />
      <Row>
        <TextField label="Telephone" optional="if any" width="w14" inputMode="tel" {...form.text('phone')} />
        <TextField
          label="Office hours"
          optional="if fixed"
          width="w20"
          hint="Monday to Friday, 9:00 a.m. to 4:00 p.m."
          {...form.text('officeHours')}
        />
      </Row>
    </>
  ),
};
