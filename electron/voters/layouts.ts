// The state's two voter-list layouts, which come without a header: which column holds what, from the left.
import type { ColumnMapping, ListShape, VoterField } from '../../shared/domain/voter-list.ts';

const name: VoterField[] = ['surname', 'given', 'middle', 'suffix'];
const mail: VoterField[] = ['mail-1', 'mail-2', 'mail-3', 'mail-4'];
/** From the birth date to the end, the same in both. Null: not kept, such as how often somebody voted. */
const rest: (VoterField | null)[] = [
  ...(['birth-date', null, 'party', 'other-party', 'county', 'district', null, 'town', 'ward'] as const),
  ...([null, null, null, null, null, null, 'former-address', 'former-name', 'county-number'] as const),
  ...(['registered-on', null, 'id-required', 'id-met', 'status', 'reason', 'inactive-on', 'purged-on'] as const),
  ...(['state-number', null] as const),
];

/** The 45 fields of the layout the state gives out under the Freedom of Information Law. */
const state45: ColumnMapping = [
  ...name,
  ...(['house', 'half', 'apartment', 'pre-direction', 'street', 'post-direction', 'city', 'zip', 'zip4'] as const),
  ...mail,
  ...rest,
];

/** The 47 fields of the copies of 2025. */
const state47: ColumnMapping = [
  ...name,
  ...(['house', 'half', 'pre-direction', 'street', 'post-direction', 'apartment-type', 'apartment'] as const),
  ...(['address-as-told', 'city', 'zip', 'zip4'] as const),
  ...mail,
  ...rest,
];

export const layouts: Readonly<Record<Exclude<ListShape, 'columns'>, ColumnMapping>> = {
  'state-45': state45,
  'state-47': state47,
};
