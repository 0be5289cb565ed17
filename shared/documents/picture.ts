// The village's seal or arms on its letterhead, as data inside the paper: drawn shapes or a photograph. PNG is left out:
// its transparency makes the bytes of a paper differ from one print to the next.
import { z } from 'zod';

const Color = z.string().regex(/^#[0-9a-f]{6}$/, 'a colour is written #rrggbb');

/** `box` is x, y, width and height of the drawing, as in an SVG's viewBox; `d` is an SVG path in it. */
const DrawnPicture = z.strictObject({
  form: z.literal('drawn'),
  alt: z.string().min(1),
  box: z.tuple([z.number(), z.number(), z.number().positive(), z.number().positive()]),
  shapes: z
    .array(
      z.strictObject({
        d: z.string().max(200_000),
        fill: Color.nullable(),
        stroke: Color.nullable(),
        strokeWidth: z.number().min(0),
      }),
    )
    .max(2000),
});
/** `width` and `height` in pixels, for the proportions. */
const JpegPicture = z.strictObject({
  form: z.literal('jpeg'),
  alt: z.string().min(1),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  base64: z.base64().max(4_000_000),
});

export const PictureSchema = z.discriminatedUnion('form', [DrawnPicture, JpegPicture]);
export type DrawnPicture = z.infer<typeof DrawnPicture>;
export type JpegPicture = z.infer<typeof JpegPicture>;
/** `alt` is what a screen reader says: “Seal of the Village of Example Falls”. */
export type Picture = DrawnPicture | JpegPicture;

/** Width and height, in any unit: only their proportion counts. */
export const proportionsOf = (picture: Picture): { readonly width: number; readonly height: number } =>
  picture.form === 'jpeg' ? picture : { width: picture.box[2], height: picture.box[3] };

/** A picture kept in the office, by the SHA-256 of its file; null where that is missing or damaged. */
export type PictureSource = (sha256: string, alt: string) => Picture | null;
