// What every envelope is made from. With these facts alone it is drawn: a batch asks for a thousand of them.
import type { ElectionKind } from '../../domain/election.ts';
import type { EnvelopeStock } from '../../domain/envelope.ts';
import type { MailBallotKind } from '../../domain/mail-ballot.ts';
import type { PlainDate } from '../../domain/plain-date.ts';
import type { ClerkIdentity, VillageName } from '../../domain/village.ts';
import type { WallTime } from '../../domain/wall-time.ts';
import type { Picture } from '../picture.ts';

/** What the clerk prints into the voter’s places where the village wants that. There is no signature among it, ever. */
export interface Prefilled {
  readonly name: string;
  /** '' where the register has none: the place then stays empty. */
  readonly residence: string;
  readonly district: string;
}

export interface EnvelopeFacts {
  readonly kind: MailBallotKind;
  readonly stock: EnvelopeStock;
  /** How far the flap reaches down the back when sealed, in points; null takes the usual depth of the stock. */
  readonly flapDepth: number | null;
  /** Our number in figures, as the register shows it. Every text is cleaned text. */
  readonly number: string;
  /** The same with election and check character, for the bar code. */
  readonly code: string;
  /** What the inspectors must see at once, such as “Applied for in person March 17”; null where there is nothing. */
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
  /** Null: the voter writes into all places herself. */
  readonly prefilled: Prefilled | null;
  /** The village’s own Official Election Mail artwork, which it has from the post office; null where there is none. */
  readonly artwork: Picture | null;
  /** Name and address of the voter, a line each, for the outgoing envelope; empty where nothing is mailed. */
  readonly addressee: readonly string[];
  /** What the outgoing envelope asks of the post office, a line each. */
  readonly endorsements: readonly string[];
  readonly practice: boolean;
}
