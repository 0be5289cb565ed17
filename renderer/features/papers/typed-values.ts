// What is typed on a paper's page, as text in a form and as the facts that are kept. Anything may be empty.
import { type PlainDate, parseTypedDay } from '../../../shared/domain/plain-date.ts';
import { cleanText } from '../../../shared/domain/text.ts';
import { parseTypedTime, type WallTime } from '../../../shared/domain/wall-time.ts';
import { hourInWords } from '../../../shared/words/hours.ts';
import type { FormValue } from '../../ui/form-values.ts';
import type { FieldProblem } from '../../ui/use-form.ts';
import type { PaperPage } from './paper-words.ts';

export type TypedField = PaperPage['fields'][number];
type SimpleField = TypedField['fields'][number];
export type FormRow = { readonly [key: string]: FormValue };

/** A field as text: a day as 2027-03-09, an hour as 9:05 a.m., money in dollars. */
function textOf({ kind, cents }: Pick<SimpleField, 'cents'> & { readonly kind: string }, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (kind === 'time') return hourInWords(value as WallTime).replaceAll('\u00a0', ' ');
  if (kind === 'number' && cents) return (Number(value) / 100).toFixed(2);
  return String(value);
}

export const emptyRow = (fields: readonly SimpleField[]): FormRow =>
  Object.fromEntries(fields.map(({ key }) => [key, '']));

/** The form as it stands on record. */
export const formOf = (fields: readonly TypedField[], typed: Readonly<Record<string, unknown>>): FormRow =>
  Object.fromEntries(
    fields.map((field) => {
      const value = typed[field.key];
      if (field.kind !== 'rows') return [field.key, textOf(field, value)];
      const rows = Array.isArray(value) ? (value as readonly Readonly<Record<string, unknown>>[]) : [];
      return [
        field.key,
        rows.map((row) => Object.fromEntries(field.fields.map((one) => [one.key, textOf(one, row[one.key])]))),
      ];
    }),
  );

type Read = { readonly value: unknown } | { readonly problem: string };

function read(field: Pick<SimpleField, 'cents'> & { readonly kind: string }, typed: string, near: PlainDate): Read {
  const text = field.kind === 'text' ? typed.trim() : cleanText(typed);
  switch (field.kind) {
    case 'day': {
      if (text === '') return { value: null };
      const day = parseTypedDay(text, near);
      return day.ok ? { value: day.value } : { problem: day.error.message };
    }
    case 'time': {
      const time = parseTypedTime(text);
      if (text === '') return { value: null };
      return time === null ? { problem: `“${text}” is not an hour. Type it like 9:05 am or 21:05.` } : { value: time };
    }
    case 'number': {
      if (text === '') return { value: null };
      const plain = text.replace(/^\$/, '').replaceAll(',', '');
      if (!(field.cents ? /^\d+(\.\d{1,2})?$/ : /^\d+$/).test(plain))
        return { problem: field.cents ? 'Type an amount, such as 225 or 225.50.' : 'Type a number.' };
      return { value: field.cents ? Math.round(Number(plain) * 100) : Number(plain) };
    }
    case 'text':
      return { value: cleanText(text) };
    default:
      return { value: text };
  }
}

interface ReadForm {
  readonly facts: Readonly<Record<string, unknown>>;
  readonly problems: readonly FieldProblem[];
}

/** The facts to keep, and everything that cannot be read. Rows in which nothing was typed are left out. */
export function readForm(fields: readonly TypedField[], form: FormRow, near: PlainDate): ReadForm {
  const problems: FieldProblem[] = [];
  const one = (field: Parameters<typeof read>[0], path: string, value: FormValue | undefined): unknown => {
    const found = read(field, typeof value === 'string' ? value : '', near);
    if ('value' in found) return found.value;
    problems.push({ field: path, message: found.problem });
    return null;
  };
  const facts = Object.fromEntries(
    fields.map((field) => {
      const value = form[field.key];
      if (field.kind !== 'rows') return [field.key, one(field, field.key, value)];
      const rows = Array.isArray(value) ? (value as readonly FormRow[]) : [];
      const kept = rows.flatMap((row, i) =>
        Object.values(row).every((text) => text === '')
          ? []
          : [
              Object.fromEntries(
                field.fields.map((cell) => [cell.key, one(cell, `${field.key}.${i}.${cell.key}`, row[cell.key])]),
              ),
            ],
      );
      return [field.key, kept];
    }),
  );
  return { facts, problems };
}

/** A kept draft as the form, or null where the paper's fields have changed since. Rows may be more or fewer. */
export function revivedForm(fields: readonly TypedField[], kept: unknown): FormRow | null {
  if (!isRecord(kept) || Object.keys(kept).length !== fields.length) return null;
  const fits = fields.every((field) => {
    const value = kept[field.key];
    if (field.kind !== 'rows') return typeof value === 'string';
    return (
      Array.isArray(value) &&
      value.every((row) => isRecord(row) && field.fields.every(({ key }) => typeof row[key] === 'string'))
    );
  });
  return fits ? (kept as FormRow) : null;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
