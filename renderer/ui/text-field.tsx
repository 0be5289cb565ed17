// A line to type. Checked on leaving, never while typing; the error stands beside it.
import type { ReactNode } from 'react';
import { TextField as AriaTextField, FieldError, Input, Label, Text } from 'react-aria-components';
import { ErrorText } from './error-text.tsx';
import type { FieldWidth, FieldWords, TextBinding } from './field-shape.ts';

export interface TextFieldProps extends FieldWords, TextBinding {
  readonly width?: FieldWidth | undefined;
  /** What the program read, such as “Tuesday, March 9, 2027”. */
  readonly read?: ReactNode;
  /** Read-back and error to the right of the box instead of below it. */
  readonly beside?: boolean | undefined;
  readonly autoFocus?: boolean | undefined;
  readonly inputMode?: 'text' | 'numeric' | 'tel' | undefined;
  readonly placeholder?: string | undefined;
}

export function TextField(props: TextFieldProps) {
  const { label, hint, optional, id, value, onChange, onLeave, error, width = 'w20', read, beside } = props;
  const wrong = error !== undefined;
  const wordsBelow = (
    <>
      <FieldError>
        <ErrorText message={error} />
      </FieldError>
      {!wrong && read && (
        <Text slot="description" className={beside ? 'read' : 'hint keep-line read'}>
          {read}
        </Text>
      )}
      {!wrong && !read && hint && (
        <Text slot="description" className={beside ? 'hint' : 'hint keep-line'}>
          {hint}
        </Text>
      )}
    </>
  );
  const box = (
    <Input
      className={`in ${width}`}
      autoComplete="off"
      {...(props.placeholder ? { placeholder: props.placeholder } : {})}
    />
  );
  return (
    <AriaTextField
      className={width === 'full' ? 'field full' : 'field'}
      id={id}
      value={value}
      onChange={onChange}
      isInvalid={wrong}
      validationBehavior="aria"
      inputMode={props.inputMode ?? 'text'}
      {...(onLeave ? { onBlur: onLeave } : {})}
      {...(props.autoFocus ? { autoFocus: true } : {})}
    >
      <Label className="label">
        {label}
        {optional && <span className="opt"> ({optional})</span>}
      </Label>
      {beside ? (
        <div className="beside">
          {box}
          {wordsBelow}
        </div>
      ) : (
        <>
          {box}
          {wordsBelow}
        </>
      )}
    </AriaTextField>
  );
}
