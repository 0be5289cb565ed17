// What several of these forms check in the same way.
import type { TypedAddress } from '../../../ui/address-fields.tsx';
import type { FieldProblem } from '../../../ui/use-form.ts';

export const isBlank = (typed: string): boolean => typed.trim() === '';

/** Something must stand there; `message` says what. */
export const needed = (field: string, typed: string, message: string): FieldProblem[] =>
  isBlank(typed) ? [{ field, message }] : [];

/** A street address, complete and as the Postal Service writes it. `path` is where it lies in the form. */
export const addressProblems = (path: string, { street, city, state, zip }: TypedAddress): FieldProblem[] => [
  ...needed(`${path}.street`, street, 'Type the street and number.'),
  ...needed(`${path}.city`, city, 'Type the city or village.'),
  ...(/^[A-Z]{2}$/.test(state.trim()) ? [] : [{ field: `${path}.state`, message: 'Two capital letters, such as NY.' }]),
  ...(/^\d{5}(-\d{4})?$/.test(zip.trim()) ? [] : [{ field: `${path}.zip`, message: 'Five digits, or five and four.' }]),
];
