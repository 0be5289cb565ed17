// Where copies of a paper hang: place by place, when and by whom. The affidavit of posting is made from it.
import { z } from 'zod';
import { Serial } from '../domain/ids.ts';
import { PlainDate } from '../domain/plain-date.ts';
import { Line, OptionalLine } from '../domain/text.ts';
import { WallTime } from '../domain/wall-time.ts';
import { longDay } from '../words/days.ts';
import { listInWords } from '../words/lists.ts';
import { paperInWords } from '../words/records.ts';
import { defineEvent } from './define-event.ts';
import { Sha256 } from './paper-edition.ts';

/** A photo of it: the file's name, and the SHA-256 by which it is kept; null where the clerk keeps it herself. */
export const PostingPhoto = z.strictObject({ name: Line, sha256: Sha256.nullable() });

export const PostedCopy = z.strictObject({
  name: Line,
  street: OptionalLine,
  why: z.enum(['public-place', 'polling-place']),
  day: PlainDate,
  time: WallTime.nullable(),
  by: OptionalLine,
  photo: PostingPhoto.nullable(),
});
export type PostedCopy = z.infer<typeof PostedCopy>;

/** `edition`: the newest when they were put up; null where it was none of this program. */
const Posted = z.strictObject({
  paper: Line,
  edition: Serial.nullable(),
  copies: z.array(PostedCopy).min(1).max(80),
});
type Posted = z.infer<typeof Posted>;

/** The part of the election's file that this event changes: every copy that hangs, by the paper's id. */
export interface PostingState {
  posted: (PostedCopy & { paper: string; edition: number | null; act: string })[];
}
export const emptyPosting = (): PostingState => ({ posted: [] });

const lastDay = ({ copies }: Posted): PlainDate | null =>
  copies
    .map(({ day }) => day)
    .sort()
    .at(-1) ?? null;

export const copiesPosted = defineEvent<PostingState, Posted>({
  type: 'copies-posted',
  version: 2,
  group: 'election-file',
  schema: Posted,
  // Version 1 knew a photo by its name only; '' was none.
  upcast: (older) => ({
    ...Object(older),
    copies: (older as { copies: { photo: string }[] }).copies.map((copy) => ({
      ...copy,
      photo: copy.photo === '' ? null : { name: copy.photo, sha256: null },
    })),
  }),
  subjects: (p) => [`posting:${p.paper}`],
  apply: (s, p, { act }) => {
    s.posted.push(...p.copies.map((copy) => ({ ...copy, paper: p.paper, edition: p.edition, act })));
  },
  say: (_, p) => {
    const places = p.copies.map(({ name, day, by }) => `${name} on ${longDay(day)}${by === '' ? '' : ` by ${by}`}`);
    return `Posted, ${paperInWords(p.paper)}: ${listInWords(places)}.`;
  },
  happened: (p) => {
    const day = lastDay(p);
    return day === null ? null : { day, time: null };
  },
});
