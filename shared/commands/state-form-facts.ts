// What is printed when the state's form is asked for: the form filled in, where its fields are known, and the sheet with it.
import type { DeepReadonly } from '../deep-readonly.ts';
import type { FlowDocument } from '../documents/blocks.ts';
import type { PaperFrame } from '../documents/paper-frame.ts';
import type { FormEntry } from '../documents/state-form/form-entry.ts';
import { type FormItem, formItems } from '../documents/state-form/form-items.ts';
import { knownForm } from '../documents/state-form/known-forms.ts';
import { stateFormSheet } from '../documents/state-form/state-form-sheet.ts';
import { addressLines } from '../domain/address.ts';
import type { FormApplicant } from '../domain/form-applicant.ts';
import { nameInOrder } from '../domain/person-name.ts';
import type { FormStanding } from '../domain/state-form.ts';
import type { ImportedForm } from '../records/state-forms.ts';
import { ok, type Result } from '../result.ts';
import { asMailed } from '../rules/checks/mail-address.ts';
import { mailBallotLimits } from '../rules/mail-ballot-limits.ts';
import type { ElectionState, OfficeView } from './define-command.ts';
import { factsOfElection } from './facts-of-election.ts';
import { frameOf } from './numbered-paper.ts';

/** Why a form is not filled in, as its sheet and the screen say it. */
export const whyNotFilled: Readonly<Record<Exclude<FormStanding, 'known'> | 'none', string>> = {
  none: 'The state’s form has not been imported, so it cannot be filled in here. Take a blank one and write on it what stands below.',
  'no-fields':
    'The state’s form as imported has no fields to fill in. Take a blank one and write on it what stands below.',
  'other-fields':
    'The state’s form as imported is a revision whose fields this program does not know, so nothing was filled in by guess. Take a blank one and write on it what stands below.',
  layers:
    'The state’s form as imported shows and hides parts of its pages, so it is not filled in here. Take a blank one and write on it what stands below.',
  'filled-in':
    'The state’s form as imported has been filled in already. Import the empty one in Settings; until then, take a blank one and write on it what stands below.',
};

/** The newest form of that kind that was imported; null where none was. */
export const currentForm = (
  { stateForms }: Pick<OfficeView, 'stateForms'>,
  kind: ImportedForm['kind'],
): DeepReadonly<ImportedForm> | null => stateForms.findLast((form) => form.kind === kind) ?? null;

function mailedTo({ sendTo, mailing, residence }: DeepReadonly<FormApplicant>): string[] | null {
  const lines = (sendTo ?? mailing)?.lines ?? (residence && addressLines(residence).map((line) => line.trim()));
  return lines && asMailed(lines);
}

export interface StateFormPaper {
  readonly document: FlowDocument;
  /** Null where only the sheet is printed. */
  readonly fill: { readonly form: string; readonly revision: string; readonly entries: readonly FormEntry[] } | null;
  readonly facts: unknown;
  readonly name: string;
  /** Whose papers they are. */
  readonly frame: PaperFrame;
}

/** `number` is the line's; null for somebody who has not applied yet. Or the sentence that says what must be told first. */
export function stateFormPaper(
  office: OfficeView,
  election: ElectionState,
  applicant: DeepReadonly<FormApplicant>,
  number: number | null,
): Result<StateFormPaper, string> {
  const frame = frameOf(office, 1);
  if (!frame.ok) return frame;
  const { kind: electionKind, pollDay } = election.file;
  if (electionKind === null || pollDay === null) throw new Error('an election without a day');
  const { kind } = applicant;
  const imported = currentForm(office, kind);
  const known = knownForm(imported?.looks.revision ?? null);
  const items = formItems({ applicant, county: frame.value.village.county, mailedTo: mailedTo(applicant) });
  const limits = mailBallotLimits(factsOfElection(office, election));
  const name = nameInOrder(applicant.name);
  const entries = known ? entriesOf(items, known.fields) : [];
  const standing = imported?.looks.standing ?? 'none';
  const facts = {
    ...{ ...frame.value, kind, election: electionKind, pollDay, applicant: name, number, district: applicant.district },
    filled: known?.title ?? null,
    why: known ? null : whyNotFilled[standing === 'known' ? 'other-fields' : standing],
    byHand: items.filter(({ id }) => !known?.fields[id]),
    wantsNotSaid: applicant.wants === 'not-said',
    thisElection: items.some(({ id }) => id === 'this-election'),
    ...{ byMail: limits.byMail.date, inPerson: limits.inPerson.date },
  };
  return ok({
    document: stateFormSheet(facts),
    fill: known && imported ? { form: imported.sha256, revision: known.id, entries } : null,
    facts: { ...facts, entries },
    ...{ name, frame: frame.value },
  });
}

function entriesOf(
  items: readonly FormItem[],
  fields: NonNullable<ReturnType<typeof knownForm>>['fields'],
): FormEntry[] {
  return items.flatMap(({ id, path, label, write, shorter }) => {
    const field = fields[id];
    if (!field) return [];
    const what = write === null ? { kind: 'tick' as const } : { kind: 'text' as const, text: write, shorter };
    return [{ name: field.name, path, label, write: what }];
  });
}
