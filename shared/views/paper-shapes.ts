// How a paper's page is told to the screen: its fields to type, its way through the newspaper, where it hangs.
import { z } from 'zod';
import { NeededFactSchema } from '../documents/needed-fact.ts';
import { ActId, Serial } from '../domain/ids.ts';
import { PlainDate } from '../domain/plain-date.ts';
import { NewspaperRate } from '../domain/village.ts';
import { WallTime } from '../domain/wall-time.ts';
import { PostingPhoto } from '../records/posting-log.ts';

const SimpleField = z.strictObject({
  key: z.string(),
  kind: z.enum(['line', 'text', 'day', 'time', 'number', 'choice']),
  label: z.string(),
  hint: z.string().nullable(),
  /** Typed in dollars, kept in cents. */
  cents: z.boolean(),
  options: z.array(z.strictObject({ value: z.string(), label: z.string() })),
});
/** `fields` only of rows: what one row has. */
export const TypedField = z.strictObject({
  ...SimpleField.shape,
  kind: z.enum([...SimpleField.shape.kind.options, 'rows']),
  fields: z.array(SimpleField),
});
export type TypedField = z.infer<typeof TypedField>;

/** `typed`: the field of the paper's own page in which it is entered; null where it is entered elsewhere. */
export const MissingOnPaper = z.strictObject({
  field: z.string(),
  ...NeededFactSchema.shape,
  typed: z.string().nullable(),
});

/** One date the paper serves. `says`: how it stands, such as “Done Thursday, March 4”. */
export const PaperDate = z.strictObject({
  id: z.string(),
  what: z.enum(['adopt', 'publish', 'post']),
  by: PlainDate,
  says: z.string(),
  done: z.boolean(),
  citations: z.array(z.string()),
});

/** What was written down last, and the act that takes it back: only the newest of a thing can be taken back. */
const Newest = z.strictObject({ act: ActId, words: z.string() });

/** `state`: where the order stands. */
export const OrderOnPage = z.strictObject({
  order: Serial,
  newspaper: z.string(),
  to: z.string(),
  edition: Serial,
  sentOn: PlainDate,
  issues: z.array(PlainDate),
  /** Issues of which nothing is on record yet. */
  awaited: z.array(PlainDate),
  words: z.string(),
  state: z.enum(['sent', 'proof-wrong', 'proof-read', 'printed', 'not-run', 'affidavit']),
  steps: z.array(z.strictObject({ words: z.string(), good: z.boolean() })),
  newest: Newest,
});

export const NewspaperPage = z.strictObject({
  /** The copy, as plain text. */
  text: z.string(),
  /** The edition whose words these are; null while what is on record has not been printed. */
  from: Serial.nullable(),
  words: z.number().int(),
  /** The official newspaper and whom to send to, where they are known. */
  name: z.string().nullable(),
  contact: z.string(),
  /** The last issue in time, and when its copy is due; null where none is left or the paper is not known. */
  last: z.strictObject({ issue: PlainDate, copyBy: PlainDate, copyHour: z.string(), passed: z.boolean() }).nullable(),
  /** The next issue from today, and whether it is too late. */
  next: z.strictObject({ issue: PlainDate, late: z.boolean() }).nullable(),
  /** An estimate; null where the price is not known. */
  cost: z.strictObject({ lines: z.number().int(), cents: z.number().int(), rate: NewspaperRate }).nullable(),
  orders: z.array(OrderOnPage),
});

export const PostingPage = z.strictObject({
  places: z.array(
    z.strictObject({
      name: z.string(),
      street: z.string(),
      why: z.enum(['public-place', 'polling-place']),
      hangs: z
        .strictObject({ day: PlainDate, time: WallTime.nullable(), by: z.string(), photo: PostingPhoto.nullable() })
        .nullable(),
    }),
  ),
  /** Null while nothing hangs. */
  newest: Newest.nullable(),
  complete: z.boolean(),
  sentence: z.string(),
  citations: z.array(z.string()),
});
