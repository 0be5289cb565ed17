// The village's envelopes, as Settings and the page of an application show them: what was said, and which sizes each piece
// fits on.
import { z } from 'zod';
import { artworkAlt } from '../commands/envelope-facts.ts';
import { envelopeStocks, isLetter, measuresOf, standardStocks } from '../documents/envelopes/envelope-stock.ts';
import { envelopeExample } from '../documents/envelopes/example.ts';
import { whatDoesNotFit } from '../documents/envelopes/what-does-not-fit.ts';
import { PictureSchema } from '../documents/picture.ts';
import { EnvelopePiece, StandardStock } from '../domain/envelope.ts';
import { EnvelopeSettings } from '../domain/envelope-settings.ts';
import { ok } from '../result.ts';
import { defineView } from './define-view.ts';

export const officeEnvelopes = defineView({
  name: 'office.envelopes',
  title: 'The village’s envelopes',
  input: z.strictObject({}),
  output: z.strictObject({
    settings: EnvelopeSettings,
    /** `picture`: null where its file is missing in the office. */
    artwork: z.strictObject({ name: z.string(), picture: PictureSchema.nullable() }).nullable(),
    /** The standard sizes on which each piece fits, smallest first. */
    fits: z.record(EnvelopePiece, z.array(z.strictObject({ stock: StandardStock, name: z.string() }))),
    /** The sizes of the village’s own that the post office sorts as no letter: more postage, and slower. */
    notLetters: z.array(z.string()),
  }),
  refusals: [],
  answer: ({ office }, _input, { picture }) => {
    const { envelopes, artwork } = office;
    const fits = (piece: EnvelopePiece) =>
      standardStocks
        .filter((stock) => whatDoesNotFit(piece, envelopeExample(office, envelopes, piece, { stock })) === null)
        .map((stock) => ({ stock, name: envelopeStocks[stock].name }));
    const mailed = ([envelopes.family === 'one' ? 'return-with-affirmation' : 'return', 'outgoing'] as const)
      .map((piece) => measuresOf(envelopes.stocks[piece].stock))
      .filter((measures) => !isLetter(measures));
    return ok({
      settings: envelopes,
      artwork: artwork && { name: artwork.name, picture: picture(artwork.sha256, artworkAlt) },
      fits: {
        'return-with-affirmation': fits('return-with-affirmation'),
        ...{ affirmation: fits('affirmation'), return: fits('return'), outgoing: fits('outgoing') },
      },
      notLetters: [...new Set(mailed.map(({ name }) => name))],
    });
  },
});
