// One of many, where a list in sight would be too long. The system's own list: it knows every keyboard and every reader.

import { ErrorText } from './error-text.tsx';
import type { FieldWidth, FieldWords, TextBinding } from './field-shape.ts';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

export interface SelectProps extends FieldWords, TextBinding {
  readonly options: readonly SelectOption[];
  readonly width?: FieldWidth | undefined;
  /** Stands in the box while nothing is chosen. */
  readonly none?: string | undefined;
}

export function Select(props: SelectProps) {
  const { label, hint, optional, id, value, onChange, onLeave, error, options, width = 'w14', none } = props;
  const belowId = `${id}-below`;
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
        {optional && <span className="opt"> ({optional})</span>}
      </label>
      <select
        className={`in ${width}`}
        id={id}
        value={value}
        aria-invalid={error !== undefined}
        aria-describedby={error !== undefined || hint ? belowId : undefined}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onLeave}
      >
        {none !== undefined && <option value="">{none}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ErrorText id={belowId} message={error} />
      {error === undefined && hint && (
        <span className="hint" id={belowId}>
          {hint}
        </span>
      )}
    </div>
  );
}
