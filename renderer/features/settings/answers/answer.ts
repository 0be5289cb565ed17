// One standing fact of the village as a form: how it starts, what it needs, which acts write it down. The questions of the
// first run and the pages of Settings are made of these.
import type { ReactNode } from 'react';
import type { ElectionId } from '../../../../shared/domain/ids.ts';
import type { Refusal, ViewOutput } from '../../../../shared/ipc/contract.ts';
import { problemsOf } from '../../../api/use-act.ts';
import type { AnyAct } from '../../../api/use-acts.ts';
import { type FormValue, hasField } from '../../../ui/form-values.ts';
import type { FieldProblem, FormApi } from '../../../ui/use-form.ts';

export type Office = ViewOutput<'office.answers'>;
export type AnswerId =
  | 'conduct'
  | 'village'
  | 'election-day'
  | 'polling'
  | 'posting'
  | 'newspaper'
  | 'clerk'
  | 'certificate';

export interface Answer<V extends FormValue> {
  readonly id: AnswerId;
  /** “Where you post”: its line in the list of questions and its heading in Settings. */
  readonly name: string;
  readonly question: string;
  readonly lead: string;
  /** What is said when it is on record. */
  readonly said: string;
  readonly isAnswered: (office: Office) => boolean;
  /** The form as it stands on record; empty where nothing does, or where there is no office yet. */
  readonly start: (office: Office | null) => V;
  readonly check: (values: V) => readonly FieldProblem[];
  /** `election` is written down along with the village's own facts, where it is named. */
  readonly acts: (values: V, election: ElectionId | null) => readonly AnyAct[];
  readonly fields: (form: FormApi, values: V) => ReactNode;
}

/** The acts for what differs from the record; everything for what was never answered. */
export function actsFor<V extends FormValue>(
  answer: Answer<V>,
  office: Office | null,
  values: V,
  election: ElectionId | null,
): readonly AnyAct[] {
  const acts = answer.acts(values, election);
  if (office === null || !answer.isAnswered(office)) return acts;
  const known = new Set(answer.acts(answer.start(office), null).map((act) => JSON.stringify(act)));
  return acts.filter((act) => !known.has(JSON.stringify(act)));
}

/** What was refused, at the fields of this form: `newspaper.name` of an act is `name` of its form. */
export const refusedFields = (refusal: Refusal, values: FormValue): readonly FieldProblem[] =>
  problemsOf(refusal).map(({ field, message }) => {
    const inner = field.split('.').slice(1).join('.');
    const known = [field, inner].find((path) => path !== '' && hasField(values, path));
    return { field: known ?? '', message };
  });
