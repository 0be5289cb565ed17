// One answer out of a few, all of them in sight.
import { type ReactNode, useEffect, useRef } from 'react';
import { FieldError, Label, RadioButton, RadioField, RadioGroup } from 'react-aria-components';
import { ErrorText } from './error-text.tsx';
import type { TextBinding } from './field-shape.ts';

export interface ChoiceOption<V extends string> {
  readonly value: V;
  readonly label: ReactNode;
  /** Shown under the answer while it is the chosen one, such as the address to mail to. */
  readonly under?: ReactNode;
}

export interface ChoiceProps<V extends string> extends Omit<TextBinding, 'value' | 'onChange'> {
  readonly label: string;
  /** Where a heading right above already asks the question. */
  readonly hideLabel?: boolean | undefined;
  readonly options: readonly ChoiceOption<V>[];
  /** '' while nothing is chosen. */
  readonly value: V | '';
  readonly onChange: (value: V) => void;
  readonly inline?: boolean | undefined;
  /** The first answer takes the keyboard, unchosen, when the question appears. */
  readonly autoFocus?: boolean | undefined;
}

export function Choice<V extends string>(props: ChoiceProps<V>) {
  const { label, hideLabel, options, value, onChange, onLeave, error, inline, autoFocus, id } = props;
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (autoFocus) first.current?.focus();
  }, [autoFocus]);
  return (
    <RadioGroup
      className="field"
      id={id}
      value={value === '' ? null : value}
      onChange={(chosen) => {
        const option = options.find((candidate) => candidate.value === chosen);
        if (option) onChange(option.value);
      }}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      orientation={inline ? 'horizontal' : 'vertical'}
      {...(onLeave ? { onBlur: onLeave } : {})}
    >
      <Label className={hideLabel ? 'sr' : 'label'}>{label}</Label>
      <div className={inline ? 'picks inline' : 'picks'}>
        {options.map((option, at) => (
          <div key={option.value}>
            <RadioField value={option.value} {...(at === 0 ? { inputRef: first } : {})}>
              <RadioButton className="pick">
                <span className="box round" />
                <span>{option.label}</span>
              </RadioButton>
            </RadioField>
            {option.under && option.value === value && <div className="under-pick">{option.under}</div>}
          </div>
        ))}
      </div>
      <FieldError>
        <ErrorText message={error} />
      </FieldError>
    </RadioGroup>
  );
}
