// Reaches into the values of a form by path (“districts.0.name”), the same path that a refusal uses to name a field.

export type FormValue = string | boolean | readonly FormValue[] | { readonly [name: string]: FormValue };

const isList = (value: FormValue): value is readonly FormValue[] => Array.isArray(value);

function step(value: FormValue | undefined, name: string): FormValue | undefined {
  if (value === undefined || typeof value !== 'object') return undefined;
  if (isList(value)) return value[Number(name)];
  return Object.hasOwn(value, name) ? value[name] : undefined;
}

/** The value at `path`. Throws where the form has no such field, because that is a mistake in the screen. */
export function valueAt(values: FormValue, path: string): FormValue {
  const value = path.split('.').reduce<FormValue | undefined>(step, values);
  if (value === undefined) throw new Error(`This form has no field “${path}”.`);
  return value;
}

/** Whether the form has a field at `path`. */
export const hasField = (values: FormValue, path: string): boolean =>
  path.split('.').reduce<FormValue | undefined>(step, values) !== undefined;

function replaced(values: FormValue, names: readonly string[], value: FormValue): FormValue {
  const [name, ...rest] = names;
  if (name === undefined) return value;
  const inner = replaced(valueAt(values, name), rest, value);
  if (typeof values !== 'object') throw new Error(`Nothing lies under “${name}”.`);
  return isList(values) ? values.with(Number(name), inner) : { ...values, [name]: inner };
}

/** A copy of `values` in which `path` is `value`; the shape stays the same, which `valueAt` has checked on the way. */
export const withValue = <V extends FormValue>(values: V, path: string, value: FormValue): V =>
  replaced(values, path.split('.'), value) as V;
