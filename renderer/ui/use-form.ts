// The manners of every form: checked on leaving and on sending, never while typing; what the main process refuses
// is shown at the same fields; sending again after a repair works as if nothing had been.
import { useId, useState } from 'react';
import type { FlagBinding, TextBinding } from './field-shape.ts';
import { type FormValue, valueAt, withValue } from './form-values.ts';

export interface FieldProblem {
  /** Path of the field, such as `districts.0.name`; '' for the form as a whole. */
  readonly field: string;
  readonly message: string;
}

export interface FormSetup<V extends FormValue> {
  readonly values: V;
  readonly setValues: (change: (before: V) => V) => void;
  /** Everything that is wrong with the values as they stand. */
  readonly check: (values: V) => readonly FieldProblem[];
  /** Sends them; what comes back is what the main process refused, empty when it was recorded. */
  readonly send: (values: V) => Promise<readonly FieldProblem[]>;
}

export interface RowsBinding {
  readonly paths: readonly string[];
  readonly add: (row: FormValue) => void;
  readonly remove: (index: number) => void;
  /** All rows at once, such as a list filled in from a habit. */
  readonly replace: (rows: readonly FormValue[]) => void;
}

export interface FormApi {
  readonly text: (path: string) => TextBinding;
  readonly flag: (path: string) => FlagBinding;
  readonly rows: (path: string) => RowsBinding;
  /** What the summary lists: empty until she has tried to send. */
  readonly problems: readonly (FieldProblem & { readonly id: string })[];
  /** Goes up with every try that failed, so that the summary can take the focus again. */
  readonly failures: number;
  readonly sending: boolean;
  readonly submit: () => void;
}

/** Joins values (kept by `useState` or `useDraft`), checks and sending into bindings for fields. */
export function useForm<V extends FormValue>({ values, setValues, check, send }: FormSetup<V>): FormApi {
  const prefix = useId();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  // The field she is typing in is left in peace until she leaves it, also after a try to send.
  const [typing, setTyping] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<readonly FieldProblem[]>([]);
  // What stood in the way at the last try; it stays as it is while she repairs, so that nothing jumps.
  const [summary, setSummary] = useState<readonly FieldProblem[]>([]);
  const [failures, setFailures] = useState(0);
  const [sending, setSending] = useState(false);

  const idOf = (path: string) => `${prefix}-${path}`;
  const found = [...check(values), ...refused];
  const shown = (path: string) =>
    path === typing || !(tried || left.has(path))
      ? undefined
      : found.find((problem) => problem.field === path)?.message;

  const change = (path: string, value: FormValue) => {
    setRefused((before) => before.filter((problem) => problem.field !== path && problem.field !== ''));
    setValues((before) => withValue(before, path, value));
  };
  const listAt = (path: string): readonly FormValue[] => {
    const list = valueAt(values, path);
    if (!Array.isArray(list)) throw new Error(`“${path}” is not a list.`);
    return list;
  };
  const fail = (problems: readonly FieldProblem[]) => {
    setRefused(problems);
    setSummary([...check(values), ...problems]);
    setFailures((count) => count + 1);
  };

  return {
    text: (path) => {
      const value = valueAt(values, path);
      if (typeof value !== 'string') throw new Error(`“${path}” is not text.`);
      return {
        id: idOf(path),
        value,
        onChange: (typed) => {
          setTyping(path);
          change(path, typed);
        },
        onLeave: () => {
          setTyping(null);
          setLeft((before) => new Set(before).add(path));
        },
        error: shown(path),
      };
    },
    flag: (path) => ({
      id: idOf(path),
      checked: valueAt(values, path) === true,
      onChange: (checked) => change(path, checked),
      error: shown(path),
    }),
    rows: (path) => ({
      paths: listAt(path).map((_, index) => `${path}.${index}`),
      add: (row) => change(path, [...listAt(path), row]),
      remove: (index) => change(path, listAt(path).toSpliced(index, 1)),
      replace: (rows) => change(path, rows),
    }),
    problems: summary.map((problem) => ({ ...problem, id: problem.field === '' ? '' : idOf(problem.field) })),
    failures,
    sending,
    submit: () => {
      if (sending) return;
      setTried(true);
      setTyping(null);
      if (check(values).length > 0) {
        fail([]);
        return;
      }
      setSending(true);
      void send(values)
        .then((problems) => {
          if (problems.length > 0) {
            fail(problems);
            return;
          }
          setTried(false);
          setLeft(new Set());
          setRefused([]);
          setSummary([]);
        })
        .finally(() => setSending(false));
    },
  };
}
