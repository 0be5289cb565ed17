// What an election other than the general one rests on: a vacancy, a tie, or the statute behind a proposition.
import { z } from 'zod';
import { ElectionId } from './ids.ts';
import { PlainDate } from './plain-date.ts';
import { Line, NameLine } from './text.ts';

/** `vacantOn` and `boardCalledOn` are null while nobody has said. */
const Vacancy = z.strictObject({
  kind: z.literal('vacancy'),
  office: NameLine,
  vacantOn: PlainDate.nullable(),
  boardCalledOn: PlainDate.nullable(),
});
/** `of`: the election that ended in the tie, where this office has it. */
const Tie = z.strictObject({ kind: z.literal('tie'), certified: PlainDate, of: ElectionId.nullable() });
/** “Village Law §16-1602” */
const Statute = z.strictObject({ kind: z.literal('statute'), statute: Line });

export const ElectionGround = z.discriminatedUnion('kind', [Vacancy, Tie, Statute]);
export type ElectionGround = z.infer<typeof ElectionGround>;
