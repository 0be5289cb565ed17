// What the village has said about its envelopes, and its own Official Election Mail artwork. The file itself lies sealed
// beside the log, by its SHA-256.
import { z } from 'zod';
import type { DeepReadonly } from '../deep-readonly.ts';
import type { EnvelopePiece } from '../domain/envelope.ts';
import { EnvelopeSettings, envelopesAtFirst, postageInBox, type UsedStock } from '../domain/envelope-settings.ts';
import { inInches } from '../domain/length.ts';
import { Line } from '../domain/text.ts';
import { familyInWords, pieceInWords, stockInWords } from '../words/envelopes.ts';
import { type Change, changesOf } from './change.ts';
import { defineEvent } from './define-event.ts';
import { Sha256 } from './paper-edition.ts';

export const MailArtwork = z.strictObject({ name: Line, sha256: Sha256 });
export type MailArtwork = z.infer<typeof MailArtwork>;

/** The part of the office's state that these events change. */
export interface EnvelopesState {
  envelopes: EnvelopeSettings;
  /** Null: envelopes bear no artwork. */
  artwork: MailArtwork | null;
}
export const emptyEnvelopes = (): EnvelopesState => ({ envelopes: envelopesAtFirst(), artwork: null });

const group = 'office' as const;
const stockWords = ({ stock, flapDepth }: DeepReadonly<UsedStock>): string =>
  `${stockInWords(stock)}${flapDepth === null ? '' : `, flap ${inInches(flapDepth)}`}`;

function changes(before: DeepReadonly<EnvelopeSettings>, after: DeepReadonly<EnvelopeSettings>): readonly Change[] {
  const pieces = Object.keys(pieceInWords) as EnvelopePiece[];
  const prefilled = (settings: DeepReadonly<EnvelopeSettings>) =>
    settings.prefill ? 'name, residence and district printed by the clerk' : 'left empty';
  const paid = ({ postage }: DeepReadonly<EnvelopeSettings>) =>
    postageInBox(postage)?.replace('\n', ', ') ?? 'nothing said';
  return changesOf([
    ['What comes back', familyInWords[before.family], familyInWords[after.family]],
    ...pieces.map(
      (piece) =>
        [`The ${pieceInWords[piece]}`, stockWords(before.stocks[piece]), stockWords(after.stocks[piece])] as const,
    ),
    ['The voter’s places', prefilled(before), prefilled(after)],
    ['Postage for the way back', paid(before), paid(after)],
    ['Endorsement', before.endorsement, after.endorsement],
    ['Endorsement for permanently disabled voters', before.disabledEndorsement, after.disabledEndorsement],
  ]);
}

export const envelopesSet = defineEvent<EnvelopesState, EnvelopeSettings>({
  type: 'envelopes-set',
  version: 1,
  group,
  schema: EnvelopeSettings,
  subjects: () => ['office:envelopes-set'],
  apply: (s, p) => {
    s.envelopes = p;
  },
  say: (_, p) => `Written down about envelopes: ${familyInWords[p.family]}.`,
  change: (before, p) => changes(before.envelopes, p),
});

export const artworkSet = defineEvent<EnvelopesState, { artwork: MailArtwork | null }>({
  type: 'mail-artwork-set',
  version: 1,
  group,
  schema: z.strictObject({ artwork: MailArtwork.nullable() }),
  subjects: () => ['office:mail-artwork-set'],
  apply: (s, p) => {
    s.artwork = p.artwork;
  },
  say: (_, p) =>
    p.artwork === null
      ? 'The Official Election Mail artwork was taken off the envelopes.'
      : `The Official Election Mail artwork on the envelopes was set, from the file ${p.artwork.name}.`,
  change: (before, p) => changesOf([['The artwork', before.artwork?.name, p.artwork?.name]]),
});
