// The state's application forms as the clerk imported them, and each form that was printed for a voter. The file lies sealed
// beside the log, by its SHA-256; a newer one takes its place, and the former stays in the record.
import { z } from 'zod';
import { Serial } from '../domain/ids.ts';
import { MailBallotKind } from '../domain/mail-ballot.ts';
import type { RecordedAt } from '../domain/recorded-at.ts';
import { FormLooks } from '../domain/state-form.ts';
import { Line } from '../domain/text.ts';
import { mailBallotKindInWords } from '../words/mail-ballots.ts';
import { sentence } from '../words/sentence.ts';
import { changesOf } from './change.ts';
import { defineEvent } from './define-event.ts';
import type { MailBallots } from './mail-ballots.ts';
import { Sha256 } from './paper-edition.ts';

const counted = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`;

const Imported = z.strictObject({ kind: MailBallotKind, name: Line, sha256: Sha256, looks: FormLooks });

export interface ImportedForm extends z.infer<typeof Imported> {
  importedAt: RecordedAt;
  act: string;
}
/** The part of the office's state that the import changes: the newest last. */
export interface StateFormsState {
  stateForms: ImportedForm[];
}
export const emptyStateForms = (): StateFormsState => ({ stateForms: [] });

export const stateFormImported = defineEvent<StateFormsState, z.infer<typeof Imported>>({
  type: 'state-form-imported',
  version: 1,
  group: 'office',
  schema: Imported,
  subjects: (p) => [`state-form:${p.kind}`],
  apply: (s, p, { recordedAt: importedAt, act }) => {
    s.stateForms.push({ ...p, importedAt, act });
  },
  say: (_, { kind, name, looks }) =>
    `The state’s form for ${mailBallotKindInWords[kind]} applications was imported, from the file ${name}: ${counted(looks.pages, 'page')}, ${counted(looks.fields, 'field')}${looks.standing === 'known' ? ', all that are filled in known' : ', not filled in by this program'}.`,
  change: (before, { kind, name }) => {
    const former = before.stateForms.findLast((form) => form.kind === kind);
    return changesOf([['The form', former?.name, name]]);
  },
});

const Printed = z.strictObject({
  kind: MailBallotKind,
  /** The line of the register; null where nothing has been applied for yet. */
  application: Serial.nullable(),
  name: Line,
  /** The file and the revision that was filled in; null where a sheet says what to write. */
  form: z.strictObject({ sha256: Sha256, revision: Line }).nullable(),
  template: Line,
  sha256: Sha256,
  pages: z.number().int().min(1),
});
export type StateFormPrinted = z.infer<typeof Printed> & { printedAt: RecordedAt; act: string };

export const stateFormPrinted = defineEvent<MailBallots, z.infer<typeof Printed>>({
  type: 'state-form-printed',
  version: 1,
  group: 'mail-ballots',
  schema: Printed,
  subjects: (p) => [p.application === null ? `state-form-of:${p.sha256}` : `application:${p.application}`],
  apply: (s, p, { recordedAt: printedAt, act }) => {
    s.stateForms.push({ ...p, printedAt, act });
  },
  say: (_, { kind, name, application, form }) => {
    const what =
      form === null
        ? `The sheet that says what to write on the state’s ${mailBallotKindInWords[kind]} form`
        : `The state’s ${mailBallotKindInWords[kind]} form, filled in and not signed,`;
    return application === null
      ? `${what} was printed for ${name} before an application came.`
      : sentence(`${what} was printed for application ${application} of ${name}`);
  },
});
