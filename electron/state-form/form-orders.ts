// What the thread that reads and fills PDF forms is asked, and what it answers: plain data and bytes, both ways.
import type { PaperProblem } from '../../shared/documents/paper-problem.ts';
import type { FormEntry } from '../../shared/documents/state-form/form-entry.ts';
import type { RecordedAt } from '../../shared/domain/recorded-at.ts';

/** The kinds of fields a PDF form can have; `other` is a list, a button or a place for a digital signature. */
export type FieldType = 'text' | 'tick' | 'other';
export interface FoundField {
  readonly name: string;
  readonly type: FieldType;
}

/** What makes a PDF one that is not kept at all. */
export type WhyNot =
  | 'broken'
  | 'locked'
  | 'xfa'
  | 'acts-by-itself'
  | 'too-many-pages'
  | 'too-many-fields'
  | 'took-too-long'
  | 'took-too-much';

/** `layers`: parts of its pages are shown or hidden by switches. `filledIn`: somebody has written in its fields already. */
export interface FormFound {
  readonly pages: number;
  readonly fields: readonly FoundField[];
  readonly layers: boolean;
  readonly filledIn: boolean;
}

export interface ReadOrder {
  readonly what: 'read';
  readonly form: Uint8Array;
}
export interface FillOrder {
  readonly what: 'fill';
  readonly form: Uint8Array;
  readonly font: Uint8Array;
  readonly entries: readonly FormEntry[];
  /** Our own sheet, which goes behind the form. */
  readonly sheet: Uint8Array;
  readonly title: string;
  readonly stamp: RecordedAt;
  /** Every page is marked PRACTICE. */
  readonly practice: boolean;
}
export type FormOrder = ReadOrder | FillOrder;

export type FillProblem = Pick<PaperProblem, 'field' | 'text' | 'why'>;
export type FormNews =
  | { readonly kind: 'found'; readonly found: FormFound }
  | { readonly kind: 'not'; readonly why: WhyNot }
  | { readonly kind: 'filled'; readonly bytes: Uint8Array; readonly pages: number }
  | { readonly kind: 'problem'; readonly problem: FillProblem };
