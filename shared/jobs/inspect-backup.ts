// What is in a backup, and what the office would lose by going back to it. Nothing is changed, neither here nor there.
import { z } from 'zod';
import { PersonId } from '../domain/desk-person.ts';
import { RecordedAt } from '../domain/recorded-at.ts';
import { OfficeKind } from '../records/office.ts';
import { defineJob } from './define-job.ts';
import { Secret } from './secret.ts';

/**
 * How the backup stands to the office here. `same`: the same events. `earlier`: it ends where this office went on.
 * `later`: this office ends where the backup went on. `branched`: both went on. `other-office`: nothing in common.
 * `unreadable`: the office here is so damaged that nobody can say.
 */
export const Relation = z.enum([
  'same',
  'earlier',
  'later',
  'branched',
  'other-office',
  'no-office-here',
  'unreadable',
]);
export type Relation = z.infer<typeof Relation>;

/** An act of the office here that the backup does not have. `words` null: the office here is locked. */
export const LostAct = z.strictObject({
  act: z.string(),
  recordedAt: RecordedAt,
  actor: z.string(),
  words: z.string().nullable(),
});
export type LostAct = z.infer<typeof LostAct>;

export const BackupContents = z.strictObject({
  name: z.string(),
  bytes: z.number().int(),
  /** Whether the digest that lies beside it says the same; a backup without one is read all the same. */
  digest: z.enum(['matches', 'missing']),
  /** Opens only with a passphrase or the recovery code. */
  sealed: z.boolean(),
  people: z.array(z.strictObject({ person: PersonId, name: z.string(), passphrase: z.boolean() })),
  recoveryCode: z.boolean(),
  /** Everything in it was opened and compared; else only the links of its history, and village and kind are not known. */
  opened: z.boolean(),
  village: z.string().nullable(),
  kind: OfficeKind.nullable(),
  events: z.number().int(),
  /** Hash of its newest event, as printed on its slip. */
  head: z.string(),
  newest: RecordedAt.nullable(),
  relation: Relation,
  /** Events that the backup and the office here have in common, from the first on. */
  common: z.number().int(),
  /** Newest first, at most 200. */
  lost: z.array(LostAct).max(200),
  lostCount: z.number().int(),
  /** Acts that only the backup has. */
  onlyThereCount: z.number().int(),
});
export type BackupContents = z.infer<typeof BackupContents>;

/**
 * Refuses with `gone`, `half-copied`, `differs-from-digest`, `foreign`, `newer`, `damaged`, `wrong-secret`,
 * `code-mistyped` or `wrong-kind`; without a secret a sealed backup is looked at as far as that goes.
 */
export const inspectBackup = defineJob({
  name: 'inspect-backup',
  title: 'See what is in a backup, and what would be lost by restoring it',
  input: z.strictObject({ place: z.string(), secret: Secret }),
  value: BackupContents,
});
