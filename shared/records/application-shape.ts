// What is kept of one application: the paper as it stood, what was found and noted, and what the clerk decided.
import { z } from 'zod';
import { ItemStands, ListFound, MailApplication } from '../domain/application.ts';
import { HappenedOn, KeptFinding, TimingFinding } from '../domain/finding.ts';
import { Serial } from '../domain/ids.ts';
import { PlainDate } from '../domain/plain-date.ts';
import type { RecordedAt } from '../domain/recorded-at.ts';
import { Remark } from '../domain/text.ts';
import { VoterSnapshot } from '../domain/voter.ts';

export const ItemReading = z.strictObject({ item: z.string(), stands: ItemStands });
export type ItemReading = z.infer<typeof ItemReading>;

export const Recorded = z.strictObject({
  number: Serial,
  application: MailApplication,
  finding: TimingFinding,
  items: z.array(ItemReading),
  /** What was noted besides, such as “March 17 in person” or “not on the list”: it goes on to envelope and transmittal. */
  notes: z.array(KeptFinding),
  /** The earlier application of the same name that the clerk was shown, if any. */
  knownDuplicate: Serial.nullable(),
  /** The first line of the same voter, as the clerk said or as the county’s number says; null for the first one. */
  sameVoterAs: Serial.nullable(),
  /** What the county's list said of the voter, where she was picked from it; null where she was typed by hand. */
  voter: VoterSnapshot.nullable(),
  /** Taken in before the program was here: what is not typed is not known, and when a ballot was sent on, if it was. */
  before: z.strictObject({ sentOn: PlainDate.nullable() }).nullable(),
});

export const Determined = z.strictObject({
  number: Serial,
  qualified: z.boolean(),
  reason: Remark.nullable(),
  /** Null for an absentee application: of it the list is not asked. */
  list: ListFound.nullable(),
  /** When it was decided, where that was before it was written down. */
  on: HappenedOn.nullable(),
});
export interface Determination {
  qualified: boolean;
  reason: string | null;
  list: ListFound | null;
  on: HappenedOn | null;
  decidedAt: RecordedAt;
  act: string;
}
/** A letter, receipt or completion sheet about one line. */
export interface ApplicationPaperPrinted {
  number: number;
  paper: string;
  sha256: string;
  printedAt: RecordedAt;
  act: string;
}
