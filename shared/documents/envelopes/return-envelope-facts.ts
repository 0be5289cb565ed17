// What a return envelope is made from. It names no voter: signature, name, address and district are the voter's to write.
import type { ElectionKind } from '../../domain/election.ts';
import type { MailBallotKind } from '../../domain/mail-ballot.ts';
import type { PlainDate } from '../../domain/plain-date.ts';
import type { ClerkIdentity, VillageName } from '../../domain/village.ts';
import type { WallTime } from '../../domain/wall-time.ts';
import type { EnvelopeStock } from './envelope-stock.ts';

export interface ReturnEnvelopeFacts {
  readonly kind: MailBallotKind;
  readonly stock: EnvelopeStock;
  /** Our number in figures, as the register shows it. Every text is cleaned text. */
  readonly number: string;
  /** What the inspectors must see at once, such as “Brought in person March 17”; null where there is nothing. */
  readonly mark: string | null;
  readonly village: VillageName;
  readonly clerk: Pick<ClerkIdentity, 'title' | 'address'>;
  readonly election: ElectionKind;
  /** The day people vote, never the calendar anchor. */
  readonly pollDay: PlainDate;
  /** When the polls close for the last time that day. */
  readonly closes: WallTime;
  /** The place for the election district is printed only when there is more than one. */
  readonly districtCount: number;
  /** What stands in the postage box, such as “Apply First-Class Mail postage here”; null for no box. */
  readonly postage: string | null;
  /** How far the flap reaches down the back when sealed, in points; null takes the usual depth of the stock. */
  readonly flapDepth: number | null;
  readonly practice: boolean;
}
