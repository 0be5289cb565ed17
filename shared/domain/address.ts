// Addresses as people write them. Only a residence must lie in the village; mail may go anywhere in the world.
import { z } from 'zod';
import { placeKey } from './street-range.ts';
import { Line, OptionalLine } from './text.ts';

/** A place in the United States where somebody lives or an office stands. `apartment` may be empty. */
export const StreetAddress = z.strictObject({
  street: Line,
  apartment: OptionalLine,
  city: Line,
  state: z.string().regex(/^[A-Z]{2}$/, 'two capital letters, such as NY'),
  zip: z.string().regex(/^\d{5}(-\d{4})?$/, 'five digits, or five and four'),
});
export type StreetAddress = z.infer<typeof StreetAddress>;

/** Where a voter lives, as the paper says it: §15-120(4)(a) asks for no ZIP code, so it may be empty. */
export const Residence = z.strictObject({
  ...StreetAddress.shape,
  zip: z.union([StreetAddress.shape.zip, z.literal('')]),
});
export type Residence = z.infer<typeof Residence>;

/** Where mail is sent: one to five lines as they stand on an envelope, without the name. */
export const MailAddress = z.strictObject({ lines: z.array(Line).min(1).max(5) });
export type MailAddress = z.infer<typeof MailAddress>;

/** “12 Mill Street, Apt 2” */
export const addressOfHouse = (a: Pick<StreetAddress, 'street' | 'apartment'>): string =>
  a.apartment ? `${a.street}, ${a.apartment}` : a.street;
/** The lines of a street address as they stand on paper. */
export const addressLines = (a: StreetAddress): string[] => [addressOfHouse(a), `${a.city}, ${a.state} ${a.zip}`];
/** “12 Mill Street, Apt 2, Example Falls, NY 12345” */
export const addressInline = (a: StreetAddress): string => addressLines(a).join(', ');

/** House, street and apartment, as two ways of writing a residence agree; null for none. */
export const homeKey = (residence: Pick<StreetAddress, 'street' | 'apartment'> | null): string | null =>
  residence === null ? null : placeKey(addressOfHouse(residence));
