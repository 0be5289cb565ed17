// One signature on a petition as it was entered: where it stands, when it was signed, by whom as far as anybody can read it.
import { z } from 'zod';
import { PlainDate } from './plain-date.ts';
import { OptionalLine } from './text.ts';
import { VoterId, VoterSnapshot } from './voter.ts';

/** Why a line is no voter of the list: '' where it is one, or nothing is said. */
export const SignatureRemark = z.enum(['', 'not-on-list', 'outside-village', 'illegible']);
export type SignatureRemark = z.infer<typeof SignatureRemark>;

const Place = z.strictObject({
  page: z.number().int().min(1).max(9999),
  line: z.number().int().min(1).max(999),
  /** Null where no day is on the line, or none can be read. */
  signed: PlainDate.nullable(),
  /** As typed; empty where the voter was taken from the list. */
  name: OptionalLine,
  remark: SignatureRemark,
});
/** As it is sent: the voter by her number on the county's list. */
export const SignatureTyped = z.strictObject({ ...Place.shape, voter: VoterId.nullable() });
export type SignatureTyped = z.infer<typeof SignatureTyped>;

/** What the list said of her that day; a newer list changes no signature. */
export const Signer = VoterSnapshot.pick({
  id: true,
  name: true,
  address: true,
  district: true,
  status: true,
  listDate: true,
});
export const Signature = z.strictObject({ ...Place.shape, voter: Signer.nullable() });
export type Signature = z.infer<typeof Signature>;

/** Where a line stands: no two signatures of a petition have one place. */
export const placeOf = ({ page, line }: Pick<Signature, 'page' | 'line'>): string => `${page}-${line}`;
