// Where a ballot stands, within a sentence about its envelope.
import type { Candidate } from './use-receiving.ts';

export const standsInWords: Readonly<Record<Candidate['stands'], string>> = {
  made: 'not recorded as sent',
  out: 'out',
  undeliverable: 'undeliverable',
  spoiled: 'spoiled',
  cancelled: 'cancelled',
  'replaced-came-back': 'back, and cancelled',
  back: 'back',
  late: 'back, late',
  'set-aside': 'set aside',
  'on-transmittal': 'on a transmittal',
  delivered: 'with the inspectors',
  cast: 'cast',
  'not-counted': 'not counted',
};
