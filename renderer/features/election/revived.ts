// A kept draft fits today's form only if it has the very same fields; else it is left aside.
import type { FormValue } from '../../ui/form-values.ts';

const isList = (form: FormValue): form is readonly FormValue[] => Array.isArray(form);

function sameShape(kept: unknown, form: FormValue): boolean {
  if (typeof form !== 'object') return typeof kept === typeof form;
  if (typeof kept !== 'object' || kept === null) return false;
  if (isList(form)) {
    const [row] = form; // a list may have grown or shrunk; its rows are all alike
    return Array.isArray(kept) && (row === undefined || kept.every((one) => sameShape(one, row)));
  }
  const names = Object.keys(form);
  const parts = Object.entries(kept);
  return (
    parts.length === names.length &&
    Object.entries(form).every(([name, part]) => Object.hasOwn(kept, name) && sameShape(Reflect.get(kept, name), part))
  );
}

/** The kept draft as values of a form that begins as `start`, or null where the form has changed since. */
export const revived = <V extends FormValue>(kept: unknown, start: V): V | null =>
  sameShape(kept, start) ? (kept as V) : null;
