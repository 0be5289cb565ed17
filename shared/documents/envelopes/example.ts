// An envelope of nobody's, with the village's own name and address: to see whether all fits, and to print a test. Where the
// office does not know something yet, longest usual words stand for it.
import type { DeepReadonly } from '../../deep-readonly.ts';
import type { EnvelopePiece, EnvelopeStock } from '../../domain/envelope.ts';
import { type EnvelopeSettings, postageInBox } from '../../domain/envelope-settings.ts';
import { plainDate } from '../../domain/plain-date.ts';
import type { ClerkIdentity, VillageName } from '../../domain/village.ts';
import { wallTime } from '../../domain/wall-time.ts';
import type { Picture } from '../picture.ts';
import type { EnvelopeFacts } from './envelope-facts.ts';

export interface ExampleOffice {
  readonly village: DeepReadonly<VillageName> | null;
  readonly clerk: DeepReadonly<ClerkIdentity> | null;
  readonly districts: readonly unknown[];
}

const address = { street: '12 Main Street', apartment: '', city: 'Village', state: 'NY', zip: '12999' };

/** The absentee one, whose affirmation is the longer. Its number is 0000, which no ballot ever has. */
export function envelopeExample(
  { village, clerk, districts }: ExampleOffice,
  settings: DeepReadonly<EnvelopeSettings>,
  piece: EnvelopePiece,
  change: { readonly stock?: EnvelopeStock; readonly artwork?: Picture | null } = {},
): EnvelopeFacts {
  const used = settings.stocks[piece];
  const name = village?.name ?? 'Example Falls';
  return {
    kind: 'absentee',
    stock: change.stock ?? used.stock,
    flapDepth: change.stock === undefined ? used.flapDepth : null,
    ...{ number: '0000', code: '000000G00000', mark: null },
    village: village ?? { name, county: 'Sample' },
    clerk: clerk ? { title: clerk.title, address: clerk.address } : { title: 'Village Clerk', address },
    ...{ election: 'general', pollDay: plainDate('2027-03-16'), closes: wallTime('21:00') },
    districtCount: Math.max(districts.length, 1),
    postage: postageInBox(settings.postage),
    prefilled: null,
    artwork: change.artwork ?? null,
    addressee:
      piece === 'outgoing'
        ? ['Sample Voter', '34 Mill Street, Apt. 2', `${clerk?.address.city ?? name}, NY 12999`]
        : [],
    endorsements: [settings.endorsement, settings.disabledEndorsement].filter((line) => line !== ''),
    practice: false,
  };
}
