// What can be typed on a paper's own page, described as data: the form on the screen, the schema of what is kept and the
// contract are all made from it. Anything may be left empty, because a draft is kept as it stands.
import { z } from 'zod';
import { PlainDate } from '../domain/plain-date.ts';
import { OptionalLine, Paragraphs } from '../domain/text.ts';
import { WallTime } from '../domain/wall-time.ts';

/** What a field is called, and what to say below it. */
export interface Labelled {
  readonly label: string;
  readonly hint?: string;
}
export type LineField = Labelled & { readonly kind: 'line'; readonly most: number };
export type TextField = Labelled & { readonly kind: 'text' };
export type DayField = Labelled & { readonly kind: 'day' };
export type TimeField = Labelled & { readonly kind: 'time' };
/** `cents`: typed in dollars and kept in cents. */
export type NumberField = Labelled & { readonly kind: 'number'; readonly cents: boolean };
export type ChoiceField<V extends string> = Labelled & {
  readonly kind: 'choice';
  readonly options: readonly { readonly value: V; readonly label: string }[];
};
export type SimpleField = LineField | TextField | DayField | TimeField | NumberField | ChoiceField<string>;
/** `label` is what one row is called: “inspector”. */
export type RowsField<R extends Readonly<Record<string, SimpleField>>> = Labelled & {
  readonly kind: 'rows';
  readonly fields: R;
};
export type PaperField = SimpleField | RowsField<Readonly<Record<string, SimpleField>>>;
export type PaperFields = Readonly<Record<string, PaperField>>;

/** What is kept of a field: '' and null while nothing was typed. */
type SimpleValue<F> = F extends { kind: 'line' | 'text' }
  ? string
  : F extends { kind: 'day' }
    ? PlainDate | null
    : F extends { kind: 'time' }
      ? WallTime | null
      : F extends { kind: 'number' }
        ? number | null
        : F extends ChoiceField<infer V>
          ? V | ''
          : never;
export type TypedOf<F extends PaperFields> = {
  readonly [K in keyof F]: F[K] extends { kind: 'rows'; fields: infer R }
    ? readonly { readonly [C in keyof R]: SimpleValue<R[C]> }[]
    : SimpleValue<F[K]>;
};

const withHint = (label: string, hint?: string): Labelled => (hint === undefined ? { label } : { label, hint });
export const line = (label: string, hint?: string): LineField => ({
  kind: 'line',
  most: 200,
  ...withHint(label, hint),
});
/** A name of a person or body: at most 120 characters. */
export const name = (label: string, hint?: string): LineField => ({
  kind: 'line',
  most: 120,
  ...withHint(label, hint),
});
export const text = (label: string, hint?: string): TextField => ({ kind: 'text', ...withHint(label, hint) });
export const day = (label: string, hint?: string): DayField => ({ kind: 'day', ...withHint(label, hint) });
export const time = (label: string, hint?: string): TimeField => ({ kind: 'time', ...withHint(label, hint) });
export const count = (label: string, hint?: string): NumberField => ({
  kind: 'number',
  cents: false,
  ...withHint(label, hint),
});
export const dollars = (label: string, hint?: string): NumberField => ({
  kind: 'number',
  cents: true,
  ...withHint(label, hint),
});
export const choice = <V extends string>(
  label: string,
  options: Readonly<Record<V, string>>,
  hint?: string,
): ChoiceField<V> => ({
  kind: 'choice',
  options: (Object.keys(options) as V[]).map((value) => ({ value, label: options[value] })),
  ...withHint(label, hint),
});
export const rows = <const R extends Readonly<Record<string, SimpleField>>>(
  label: string,
  fields: R,
  hint?: string,
): RowsField<R> => ({ kind: 'rows', fields, ...withHint(label, hint) });

function schemaOfField(field: PaperField): z.ZodType {
  switch (field.kind) {
    case 'line':
      return OptionalLine.max(field.most, `at most ${field.most} characters`);
    case 'text':
      return z.union([Paragraphs, z.literal('')]);
    case 'day':
      return PlainDate.nullable();
    case 'time':
      return WallTime.nullable();
    case 'number':
      return z.number().int().min(0).max(10_000_000).nullable();
    case 'choice':
      return z.enum(['', ...field.options.map(({ value }) => value)]);
    case 'rows':
      return z.array(schemaOfFields(field.fields)).max(100);
  }
}
const schemaOfFields = (fields: PaperFields): z.ZodType =>
  z.strictObject(Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, schemaOfField(field)])));

/** The strict schema of everything that is typed on one paper's page. */
export const typedSchema = <F extends PaperFields>(fields: F): z.ZodType<TypedOf<F>> =>
  schemaOfFields(fields) as z.ZodType<TypedOf<F>>;

const emptyValue = ({ kind }: PaperField): unknown =>
  kind === 'rows' ? [] : kind === 'day' || kind === 'time' || kind === 'number' ? null : '';

/**
 * What is on record, field by field: a field that was typed for an earlier version of the paper and no longer fits is
 * empty, and asked for again, instead of spoiling the others.
 */
export const typedOnRecord = <F extends PaperFields>(fields: F, kept: Readonly<Record<string, unknown>>): TypedOf<F> =>
  Object.fromEntries(
    Object.entries(fields).map(([key, field]) => {
      const value = schemaOfField(field).safeParse(kept[key]);
      return [key, value.success ? value.data : emptyValue(field)];
    }),
  ) as TypedOf<F>;

/** '' as the null that papers leave a ruled space for. */
export const orNull = <S extends string>(typed: S): Exclude<S, ''> | null =>
  typed === '' ? null : (typed as Exclude<S, ''>);
