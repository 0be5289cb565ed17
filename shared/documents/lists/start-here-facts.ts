// What the page for the deputy is made from. '' is a ruled space: what the program does not know is written in by hand.
import type { PlainDate } from '../../domain/plain-date.ts';
import type { ClerkIdentity, VillageName } from '../../domain/village.ts';
import type { FlowPaperSize } from '../blocks.ts';

export interface StartHereFacts {
  readonly village: VillageName;
  readonly clerk: ClerkIdentity;
  /** “9:41 a.m. on Tuesday, March 2, 2027” */
  readonly asOf: string;
  readonly folder: string;
  readonly sealed: boolean;
  /** The names of those who can open a sealed office. */
  readonly withPassphrase: readonly string[];
  readonly recoveryCode: boolean;
  /** Where the backups lie and of when the newest is; null where nothing is on record. */
  readonly backup: string | null;
  readonly people: readonly { readonly name: string; readonly part: string; readonly phone: string }[];
  readonly due: readonly { readonly day: PlainDate; readonly what: string; readonly who: string }[];
  readonly dueUntil: PlainDate;
  /** “3 applications to decide” */
  readonly waiting: readonly string[];
  readonly places: readonly { readonly what: string; readonly where: string }[];
  readonly practice: boolean;
  readonly size: FlowPaperSize;
}
