// Which voters of the county's list are the village's, in words.

import type { DeepReadonly } from '../../../shared/deep-readonly.ts';
import type { Membership } from '../../../shared/domain/voter-list.ts';
import { listInWords } from '../../../shared/words/lists.ts';

const place = (town: string, ward: string): string =>
  [town, ward === '' ? '' : `ward ${ward}`].filter((part) => part !== '').join(', ');
const inPlace = (what: string, where: string): string => (where === '' ? what : `${what} (${where})`);

export function membershipWords(membership: DeepReadonly<Membership>): string {
  switch (membership.by) {
    case 'whole-file':
      return 'everybody in the file';
    case 'district':
      return `election district ${listInWords(membership.districts.map(({ district, town, ward }) => inPlace(district, place(town, ward))))}`;
    case 'ward':
      return `ward ${listInWords(membership.wards.map(({ ward, town }) => inPlace(ward, town)))}`;
    case 'streets':
      return `those in ${membership.ranges.length === 1 ? 'one stretch' : `${membership.ranges.length} stretches`} of street`;
  }
}
