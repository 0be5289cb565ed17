// Reads what was typed into a form of the election file: whole numbers, days, and answers that must not be empty.
import { type PlainDate, parseTypedDay } from '../../../shared/domain/plain-date.ts';
import type { FieldProblem } from '../../ui/use-form.ts';

/** Something must stand there. `message` says what, by example. */
export const mustStand = (field: string, typed: string, message: string): FieldProblem[] =>
  typed.trim() === '' ? [{ field, message }] : [];

/** A whole number from `least` to `most`; `what` is the field’s own label. */
export function wholeNumber(field: string, what: string, typed: string, least: number, most: number): FieldProblem[] {
  const number = Number(typed.trim());
  const fits = /^\d+$/.test(typed.trim()) && number >= least && number <= most;
  return fits ? [] : [{ field, message: `${what}: a whole number from ${least} to ${most}.` }];
}

/** A day in the calendar; one without a year is the nearest to `near`. */
export function aDay(field: string, typed: string, near: PlainDate, missing: string): FieldProblem[] {
  if (typed.trim() === '') return [{ field, message: missing }];
  const day = parseTypedDay(typed, near);
  return day.ok ? [] : [{ field, message: day.error.message }];
}

/** The day that was typed, or null for an empty or unreadable answer; `check` has told her of the latter. */
export function dayTyped(typed: string, near: PlainDate): PlainDate | null {
  const day = typed.trim() === '' ? null : parseTypedDay(typed, near);
  return day?.ok ? day.value : null;
}
