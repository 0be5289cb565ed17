// The public places where notices hang, besides the polling places.

import { Row } from '../../../ui/form.tsx';
import { RepeatingRows } from '../../../ui/repeating-rows.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { Answer } from './answer.ts';
import { isBlank, needed } from './typed.ts';

const blank = { name: '', street: '' };
type Typed = { readonly places: readonly (typeof blank)[] };
/** So many rows stand ready, so that nobody has to press “another” to begin. */
const READY = 6;

const padded = (places: Typed['places']): Typed => ({
  places: [...places, ...Array.from({ length: Math.max(0, READY - places.length) }, () => blank)],
});
const isEmptyRow = ({ name, street }: typeof blank): boolean => isBlank(name) && isBlank(street);

export const posting: Answer<Typed> = {
  id: 'posting',
  name: 'Where you post',
  question: 'Where do you post notices?',
  lead: 'Six conspicuous public places inside the village. The polling places come in addition, by themselves.',
  said: 'The places for posting are on record.',
  isAnswered: ({ postingPlaces }) => postingPlaces.length > 0,
  start: (office) => padded((office?.postingPlaces ?? []).map(({ name, street }) => ({ name, street }))),
  check: ({ places }) => {
    if (places.every(isEmptyRow)) return [{ field: 'places.0.name', message: 'Type at least one place.' }];
    return places.flatMap((place, at) =>
      isEmptyRow(place)
        ? []
        : [
            ...needed(`places.${at}.name`, place.name, 'Type what the place is called.'),
            ...needed(`places.${at}.street`, place.street, 'Type where it is, such as 12 Main Street.'),
          ],
    );
  },
  acts: ({ places }) => [
    { name: 'office.set-posting-places', input: { places: places.filter((place) => !isEmptyRow(place)) } },
  ],
  fields: (form) => (
    <RepeatingRows rows={form.rows('places')} what="place" empty={blank} atLeast={1} atMost={60}>
      {(path, at) => (
        <Row>
          <TextField label={`Place ${at + 1}`} width="w14" {...form.text(`${path}.name`)} />
          <TextField label="Street" width="w14" {...form.text(`${path}.street`)} />
        </Row>
      )}
    </RepeatingRows>
  ),
};
