// A day as she types it (3/9, 3/9/2027 or 2027-03-09), read back in words so that a slip is seen at once.
import { useState } from 'react';
import { type PlainDate, parseTypedDay } from '../../shared/domain/plain-date.ts';
import { longDay } from '../../shared/words/days.ts';
import type { TextBinding } from './field-shape.ts';
import { TextField } from './text-field.tsx';

export interface DateFieldProps extends TextBinding {
  readonly label: string;
  readonly optional?: string | undefined;
  /** The day nearest to which a day without a year is taken to be. */
  readonly near: PlainDate;
  readonly beside?: boolean | undefined;
  readonly autoFocus?: boolean | undefined;
  readonly hint?: string | undefined;
}

/** Fills in the typed text; forms read it with `parseTypedDay` and the same `near`. */
export function DateField({ near, onLeave, onChange, error, value, hint, ...rest }: DateFieldProps) {
  const [left, setLeft] = useState(false);
  const day = value.trim() === '' ? null : parseTypedDay(value, near);
  const own = left && day !== null && !day.ok ? day.error.message : undefined;
  return (
    <TextField
      {...rest}
      value={value}
      width="w8"
      inputMode="text"
      hint={hint ?? '3/9, 3/9/2027 or 2027-03-09'}
      read={day?.ok ? longDay(day.value) : undefined}
      error={error ?? own}
      onChange={(typed) => {
        setLeft(false);
        onChange(typed);
      }}
      onLeave={() => {
        setLeft(true);
        onLeave?.();
      }}
    />
  );
}
