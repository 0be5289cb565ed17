// The state's application form as the clerk has it: a PDF file, of which kind, and whether its fields are known to this program.
import { z } from 'zod';
import { Line } from './text.ts';

/** `known` only where every field that would be filled in is there and of the right kind. */
export const FormStanding = z.enum(['known', 'no-fields', 'other-fields', 'layers', 'filled-in']);
export type FormStanding = z.infer<typeof FormStanding>;

/** What was found in the file. `revision` is the id of a known revision; null where it stands otherwise. */
export const FormLooks = z.strictObject({
  pages: z.number().int().min(1).max(20),
  fields: z.number().int().min(0).max(500),
  /** Of the names and kinds of all its fields, in order. */
  fieldsDigest: z.string().regex(/^[0-9a-f]{64}$/),
  standing: FormStanding,
  revision: Line.nullable(),
});
export type FormLooks = z.infer<typeof FormLooks>;
