// What the village says about its envelopes, refused with a sentence where something would not fit on one of them; and its
// own Official Election Mail artwork: the file that was chosen a moment ago, or none.
import { z } from 'zod';
import { envelopeExample } from '../documents/envelopes/example.ts';
import { whatDoesNotFit } from '../documents/envelopes/what-does-not-fit.ts';
import { piecesOfFamily } from '../domain/envelope.ts';
import { EnvelopeSettings } from '../domain/envelope-settings.ts';
import { officeStream } from '../records/define-event.ts';
import { artworkSet, envelopesSet } from '../records/envelope-settings.ts';
import { Sha256 } from '../records/paper-edition.ts';
import { ok } from '../result.ts';
import { defineCommand, refuse } from './define-command.ts';

export const setEnvelopes = defineCommand({
  name: 'office.set-envelopes',
  title: 'Say which envelopes the village uses and what is printed on them',
  input: EnvelopeSettings,
  value: z.strictObject({}),
  refusals: ['does-not-fit'],
  decide: ({ office }, input) => {
    for (const piece of piecesOfFamily[input.family]) {
      const no = whatDoesNotFit(piece, envelopeExample(office, input, piece));
      if (no) return refuse('does-not-fit', no, `stocks.${piece}`);
    }
    return ok({ events: [envelopesSet.of(officeStream, input)], value: {} });
  },
});

export const setArtwork = defineCommand({
  name: 'office.set-artwork',
  title: 'Set the Official Election Mail artwork on envelopes, or take it off',
  /** The SHA-256 of the file as `artwork.choose-file` told it; null takes it off. */
  input: z.strictObject({ sha256: Sha256.nullable() }),
  value: z.strictObject({}),
  refusals: ['no-such-file'],
  decide: (_, { sha256 }, { chosen }) => {
    if (sha256 === null) return ok({ events: [artworkSet.of(officeStream, { artwork: null })], value: {} });
    const file = chosen(sha256);
    if (file?.use !== 'artwork')
      return refuse('no-such-file', 'The file is no longer at hand. Choose it again; nothing was changed.', 'sha256');
    return ok({
      events: [artworkSet.of(officeStream, { artwork: { name: file.name, sha256 } })],
      value: {},
      keepChosen: [sha256],
    });
  },
});
