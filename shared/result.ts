// Expected failures are values: they cross IPC unharmed and cannot be forgotten the way an exception can.

export type Ok<T> = { readonly ok: true; readonly value: T };
export type Err<E> = { readonly ok: false; readonly error: E };
export type Result<T, E> = Ok<T> | Err<E>;

export const ok = <T>(value: T): Ok<T> => ({ ok: true, value });
export const err = <E>(error: E): Err<E> => ({ ok: false, error });

/** For a switch that must be exhaustive: reached only when the types lie, so it throws. */
export function unreachable(value: never): never {
  throw new Error(`Not a case this program knows: ${JSON.stringify(value)}`);
}

/** The value, or a throw with `why`: for what can fail only through a mistake in the program itself. */
export function must<T, E>(result: Result<T, E>, why: string): T {
  if (result.ok) return result.value;
  throw new Error(`${why}: ${JSON.stringify(result.error)}`);
}
