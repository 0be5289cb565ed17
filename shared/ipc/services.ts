// What the window may ask that is neither an act nor a question about the record: drafts, pickers, the viewer, jobs.
// None of these writes to the log, and none takes or gives a path to be opened.
import { z } from 'zod';
import { PersonId } from '../domain/desk-person.ts';
import { ElectionId } from '../domain/ids.ts';
import { RecordedAt } from '../domain/recorded-at.ts';
import { WallTime } from '../domain/wall-time.ts';
import { service } from './define-service.ts';
import { labelServices } from './label-services.ts';
import { machineServices } from './machine-services.ts';
import { pictureServices } from './picture-services.ts';
import { printerServices } from './printer-services.ts';
import { voterServices } from './voter-services.ts';

const DraftKey = z.string().regex(/^[a-z0-9:.-]{1,120}$/, 'a draft has a short name of small letters and digits');
/** The half-typed form as JSON text; at most 200,000 characters. */
const DraftText = z.string().max(200_000);
const Nothing = z.strictObject({});

/** Why an office could not be opened: what happened, what is safe, what to do. */
const Problem = z.strictObject({
  code: z.string(),
  file: z.string(),
  what: z.string(),
  safe: z.string(),
  todo: z.string(),
});

/** Seconds to wait before the next try, after several wrong ones. */
const Seconds = z.number().min(0);

/** Who has no passphrase yet opens the office with the recovery code, and sets one. */
const Locked = z.strictObject({
  people: z.array(z.strictObject({ person: PersonId, name: z.string(), passphrase: z.boolean(), wait: Seconds })),
  recoveryCode: z.boolean(),
  /** The same for the recovery code. */
  codeWait: Seconds,
});

/** What somebody has typed as her passphrase, whatever it is. */
const TypedPassphrase = z.string().max(200);
/** Ten signs at least; a few words are better than signs nobody can remember. */
const NewPassphrase = TypedPassphrase.min(10);

export const services = [
  service({
    name: 'desk.status',
    title: 'Is there an office, and can it be opened?',
    input: Nothing,
    value: z.strictObject({
      state: z.enum(['no-office', 'open', 'locked', 'problem']),
      problem: Problem.nullable(),
      /** Who may open a locked office; null in any other state. */
      locked: Locked.nullable(),
      folder: z.string(),
      /** The practice office: whether this is it, and whether it was begun. Null where there is none to go to. */
      practice: z.strictObject({ here: z.boolean(), begun: z.boolean() }).nullable(),
      /** The newest backups in the second place, where the office is damaged or not there; to be inspected, then restored. */
      offers: z.array(
        z.strictObject({ place: z.string(), name: z.string(), madeAt: RecordedAt.nullable(), bytes: z.number().int() }),
      ),
      /** What is to be known about this folder, in plain sentences: synced, on a network, strange copies in it. */
      warnings: z.array(z.string()),
    }),
  }),
  service({
    name: 'desk.unlock',
    title: 'Open the locked office with a passphrase',
    input: z.strictObject({ person: PersonId, passphrase: TypedPassphrase }),
    value: Nothing,
  }),
  service({
    name: 'desk.unlock-with-code',
    title: 'Open the locked office with the recovery code and set a new passphrase',
    input: z.strictObject({
      code: z.string().max(200),
      person: PersonId,
      /** Null only lets in, as a command does that has no passphrase to set. */
      newPassphrase: NewPassphrase.nullable(),
    }),
    value: Nothing,
  }),
  service({
    name: 'desk.lock',
    title: 'Lock the desk',
    input: Nothing,
    /** False where there is no passphrase: then only the screen can be hidden. */
    value: z.strictObject({ locked: z.boolean() }),
  }),
  service({
    name: 'desk.go-to',
    title: 'Go to the practice office, or back to the real one',
    input: z.strictObject({ office: z.enum(['real', 'practice']) }),
    value: Nothing,
  }),
  service({
    name: 'desk.choose-person',
    title: 'Say who sits at a desk without passphrases',
    input: z.strictObject({ person: PersonId }),
    value: Nothing,
  }),
  service({
    name: 'people.set-passphrase',
    title: 'Set or change a passphrase',
    /** `old`: the one that is changed, where it is one’s own. */
    input: z.strictObject({ person: PersonId, old: TypedPassphrase.nullable(), new: NewPassphrase }),
    value: z.strictObject({ sealedAnew: z.boolean() }),
  }),
  service({
    name: 'people.make-recovery-code',
    title: 'Make a recovery code to print for the safe',
    input: Nothing,
    /** Eight groups of four signs and a check sign, told this once. */
    value: z.strictObject({ groups: z.array(z.string()) }),
  }),
  service({
    name: 'draft.load',
    title: 'Take up a half-typed form again',
    input: z.strictObject({ key: DraftKey }),
    value: z.strictObject({ draft: z.strictObject({ text: DraftText, savedAt: WallTime }).nullable() }),
  }),
  service({
    name: 'draft.save',
    title: 'Keep a half-typed form',
    input: z.strictObject({ key: DraftKey, text: DraftText }),
    value: z.strictObject({ savedAt: WallTime }),
  }),
  service({
    name: 'draft.discard',
    title: 'Drop a half-typed form',
    input: z.strictObject({ key: DraftKey }),
    value: Nothing,
  }),
  service({
    name: 'sample.load',
    title: 'Make a practice village to look around in',
    input: Nothing,
    value: z.strictObject({ acts: z.number().int() }),
  }),
  service({
    name: 'paper.show',
    title: 'Open a printed edition, or a photo that was kept, in the viewer',
    input: z.strictObject({ sha256: z.string().regex(/^[0-9a-f]{64}$/) }),
    value: Nothing,
  }),
  service({
    name: 'paper.print-recovery-code',
    title: 'Print the sheet with the recovery code that was just made',
    /** The groups as they were told; they are drawn, shown and stored nowhere. */
    input: z.strictObject({
      groups: z
        .array(z.string().regex(/^[0-9A-Z]{1,4}$/))
        .min(1)
        .max(12),
    }),
    value: z.strictObject({ pages: z.number().int() }),
  }),
  service({
    name: 'paper.save-copy',
    title: 'Save the newspaper’s copy of a paper as a text file',
    input: z.strictObject({ election: ElectionId, paper: z.string().max(60) }),
    /** The name of the file; null when the picker was closed without one. */
    value: z.strictObject({ saved: z.string().nullable() }),
  }),
  service({
    name: 'calendar.save',
    title: 'Save the dates of an election as a file',
    /** `ics` for another calendar program, `csv` for a spreadsheet. */
    input: z.strictObject({ election: ElectionId, as: z.enum(['ics', 'csv']) }),
    /** The name of the file; null when the picker was closed without one. */
    value: z.strictObject({ saved: z.string().nullable() }),
  }),
  service({
    name: 'ballot.save-candidates',
    title: 'Save the candidates in the order of the ballot as a table',
    input: z.strictObject({ election: ElectionId }),
    /** The name of the file; null when the picker was closed without one. */
    value: z.strictObject({ saved: z.string().nullable() }),
  }),
  service({
    name: 'job.start',
    title: 'Start a long work',
    input: z.strictObject({ job: z.string(), input: z.unknown() }),
    value: z.strictObject({ id: z.string() }),
  }),
  service({
    name: 'job.stop',
    title: 'Stop a long work',
    input: z.strictObject({ id: z.string() }),
    value: Nothing,
  }),
  ...machineServices,
  ...pictureServices,
  ...printerServices,
  ...labelServices,
  ...voterServices,
] as const;
