// The summary of what stops a form from being sent: it takes the focus, and each line leads to its field.
import { useEffect, useRef } from 'react';
import type { FormApi } from './use-form.ts';

/** Moves the focus to the field with this id, or to the first thing inside it that can have the focus. */
export function focusField(id: string): void {
  const found = document.getElementById(id);
  const target = found?.matches('input, select, textarea, button')
    ? found
    : found?.querySelector<HTMLElement>('input:checked, input, select, textarea, button');
  target?.focus();
  target?.scrollIntoView({ block: 'center' });
}

const titleFor = (count: number): string =>
  count === 1 ? 'One thing needs another look.' : `${count} things need another look.`;

export function FormErrors({ form }: { readonly form: Pick<FormApi, 'problems' | 'failures'> }) {
  const box = useRef<HTMLElement>(null);
  const { problems, failures } = form;
  useEffect(() => {
    if (failures > 0) box.current?.focus();
  }, [failures]);
  if (failures === 0 || problems.length === 0) return null;
  return (
    <section className="errors" ref={box} tabIndex={-1} aria-label={titleFor(problems.length)}>
      <h2>{titleFor(problems.length)}</h2>
      <ul>
        {problems.map(({ id, field, message }) => (
          <li key={`${field} ${message}`}>
            {id === '' ? (
              message
            ) : (
              <a
                href={`#${id}`}
                onClick={(event) => {
                  event.preventDefault(); // the part after # belongs to the router
                  focusField(id);
                }}
              >
                {message}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
