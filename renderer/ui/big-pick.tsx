// A question of its own page: large answers, each with a sentence on what it means.
import type { ReactNode } from 'react';
import { FieldError, Label, RadioButton, RadioField, RadioGroup } from 'react-aria-components';
import { Cites } from './cite.tsx';
import { ErrorText } from './error-text.tsx';

export interface BigPickOption<V extends string> {
  readonly value: V;
  readonly label: string;
  readonly note?: ReactNode;
  /** Outside the answer's own area, because a link inside it could not be followed. */
  readonly citations?: readonly string[] | undefined;
}

export interface BigPickProps<V extends string> {
  readonly id: string;
  /** The question, as in the page's title. */
  readonly label: string;
  readonly options: readonly BigPickOption<V>[];
  readonly value: V | '';
  readonly onChange: (value: V) => void;
  readonly error?: string | undefined;
}

export function BigPick<V extends string>({ id, label, options, value, onChange, error }: BigPickProps<V>) {
  return (
    <RadioGroup
      id={id}
      value={value === '' ? null : value}
      onChange={(chosen) => {
        const option = options.find((candidate) => candidate.value === chosen);
        if (option) onChange(option.value);
      }}
      isInvalid={error !== undefined}
      validationBehavior="aria"
    >
      <Label className="sr">{label}</Label>
      <div className="big-picks">
        {options.map((option) => (
          <RadioField key={option.value} value={option.value} className="big-pick">
            <RadioButton className="big-pick-answer">
              <span className="box round" />
              <div>
                <b>{option.label}</b>
                {option.note && <p>{option.note}</p>}
              </div>
            </RadioButton>
            {option.citations && <Cites texts={option.citations} />}
          </RadioField>
        ))}
      </div>
      <FieldError>
        <ErrorText message={error} />
      </FieldError>
    </RadioGroup>
  );
}
