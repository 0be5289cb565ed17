// Whose terms are extended, read to her before anything is on record. It takes the focus when it appears.
import { useEffect, useRef } from 'react';
import { CheckBox } from '../../ui/check-box.tsx';
import { Cites } from '../../ui/cite.tsx';
import { Part } from '../../ui/form.tsx';
import { focusField } from '../../ui/form-errors.tsx';
import type { FormApi } from '../../ui/use-form.ts';

export function TermsPart({ form, sentences }: { readonly form: FormApi; readonly sentences: readonly string[] }) {
  const tick = form.flag('confirmed');
  const first = useRef(tick);
  useEffect(() => {
    const { id, checked, onChange } = first.current;
    if (checked) onChange(false); // ticked for other terms than these
    focusField(id);
  }, []);
  return (
    <Part icon="ask" title="Are these terms right?">
      <div aria-live="polite">
        {sentences.length === 0 ? (
          <p>No officer is named, so no term is extended on record.</p>
        ) : (
          <ul className="stack-tight">
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        )}
      </div>
      <Cites texts={['Election Law §15-104(2)']} />
      <CheckBox {...tick} label="I have read them, officer by officer, and they are right." />
    </Part>
  );
}
