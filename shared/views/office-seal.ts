// The seal on the village's papers, as Settings shows it.
import { z } from 'zod';
import { sealOf } from '../documents/dress.ts';
import { PictureSchema } from '../documents/picture.ts';
import { Sha256 } from '../records/paper-edition.ts';
import { ok } from '../result.ts';
import { defineView } from './define-view.ts';

/** A file that was looked at and can be the seal; `sha256` is what the act that keeps it is given. */
export const ChosenSeal = z.strictObject({ sha256: Sha256, name: z.string(), picture: PictureSchema });

export const officeSeal = defineView({
  name: 'office.seal',
  title: 'The seal on the village’s papers',
  input: z.strictObject({}),
  output: z.strictObject({
    /** `picture`: null where its file is missing in the office. */
    seal: z.strictObject({ name: z.string(), picture: PictureSchema.nullable() }).nullable(),
  }),
  refusals: [],
  answer: ({ office: { seal, village } }, _input, { picture }) =>
    ok({ seal: seal && { name: seal.name, picture: picture(seal.sha256, sealOf(village?.name ?? '')) } }),
});
