// What is seen on the outside of a returned envelope, noted for the inspectors. Article 15 knows no step to cure it, and the
// clerk decides nothing by it.
import { z } from 'zod';
import { ElectionId, Serial } from '../domain/ids.ts';
import { EnvelopeNote } from '../domain/mail-ballot.ts';
import { OptionalLine } from '../domain/text.ts';
import { envelopeNoted } from '../records/mail-ballot-returns.ts';
import { ok } from '../result.ts';
import { envelopeNumber } from '../words/mail-ballots.ts';
import { defineCommand, refuse } from './define-command.ts';
import { ballotOfEnvelope } from './register-line.ts';

/** Takes the place of what was noted before; no notes and no remark mean that nothing is to be seen. */
export const noteEnvelope = defineCommand({
  name: 'mail-ballot.note-envelope',
  title: 'Note for the inspectors what is seen on a returned envelope',
  input: z.strictObject({
    election: ElectionId,
    envelope: Serial,
    notes: z.array(EnvelopeNote).max(6),
    remark: OptionalLine,
  }),
  value: z.strictObject({}),
  refusals: ['no-such-election', 'no-such-record', 'not-back'],
  decide: (state, { election: id, envelope, notes, remark }) => {
    const found = ballotOfEnvelope(state, id, envelope);
    if (!found.ok) return found;
    const { application, returned } = found.value.ballot;
    if (returned === null)
      return refuse(
        'not-back',
        `Envelope ${envelopeNumber(envelope)} has not come back. What is seen on it is noted when it has.`,
        'envelope',
      );
    const seen = [...new Set(notes)];
    return ok({ events: [envelopeNoted.of(id, { application, envelope, notes: seen, remark })], value: {} });
  },
});
