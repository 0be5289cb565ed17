// An hour as she types it (9, 9:05 pm, 21:05, noon), read back as it will be printed.
import { useState } from 'react';
import { parseTypedTime } from '../../shared/domain/wall-time.ts';
import { hourInWords } from '../../shared/words/hours.ts';
import type { TextBinding } from './field-shape.ts';
import { TextField } from './text-field.tsx';

export interface TimeFieldProps extends TextBinding {
  readonly label: string;
  readonly optional?: string | undefined;
  readonly beside?: boolean | undefined;
  readonly hint?: string | undefined;
}

/** Fills in the typed text; forms read it with `parseTypedTime`. */
export function TimeField({ onLeave, onChange, error, value, hint, ...rest }: TimeFieldProps) {
  const [left, setLeft] = useState(false);
  const typed = value.trim();
  const time = typed === '' ? null : parseTypedTime(typed);
  const unread = left && typed !== '' && time === null;
  return (
    <TextField
      {...rest}
      value={value}
      width="w8"
      hint={hint ?? '9:05 am, 21:05, noon'}
      read={time ? hourInWords(time) : undefined}
      error={error ?? (unread ? `“${typed}” is not an hour. Type it like 9:05 am or 21:05.` : undefined)}
      onChange={(text) => {
        setLeft(false);
        onChange(text);
      }}
      onLeave={() => {
        setLeft(true);
        onLeave?.();
      }}
    />
  );
}
