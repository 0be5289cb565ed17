// An envelope whose district is not on record goes to no board until the clerk has found out where its voter lives.
import { z } from 'zod';
import { ElectionId, Serial } from '../domain/ids.ts';
import { NameLine } from '../domain/text.ts';
import { envelopeDistrictSaid } from '../records/mail-ballot-delivery.ts';
import { ok } from '../result.ts';
import { envelopeNumber } from '../words/mail-ballots.ts';
import { defineCommand, refuse } from './define-command.ts';
import { districtKnown } from './inspector-rows.ts';
import { ballotOfEnvelope } from './register-line.ts';

export const sayDistrict = defineCommand({
  name: 'mail-ballot.say-district',
  title: 'Say to which district’s board an envelope goes',
  input: z.strictObject({ election: ElectionId, envelope: Serial, district: NameLine }),
  value: z.strictObject({}),
  refusals: ['no-such-election', 'no-such-record', 'delivered-already'],
  decide: (state, { election: id, envelope, district }) => {
    const found = ballotOfEnvelope(state, id, envelope);
    if (!found.ok) return found;
    const { election, ballot } = found.value;
    const known = districtKnown(election, district);
    if (!known.ok) return known;
    if (ballot.transmittal !== null)
      return refuse(
        'delivered-already',
        `Envelope ${envelopeNumber(envelope)} stands on transmittal ${ballot.transmittal} already. If it was the wrong board, that board says so, and it is written down as what it determined.`,
        'envelope',
      );
    const { application } = ballot;
    return ok({ events: [envelopeDistrictSaid.of(id, { application, envelope, district })], value: {} });
  },
});
