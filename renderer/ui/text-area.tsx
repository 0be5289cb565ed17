// Several lines to type, such as a proposition or a reason.
import { TextArea as AriaTextArea, TextField as AriaTextField, FieldError, Label, Text } from 'react-aria-components';
import { ErrorText } from './error-text.tsx';
import type { FieldWords, TextBinding } from './field-shape.ts';

export interface TextAreaProps extends FieldWords, TextBinding {
  readonly rows?: number;
}

export function TextArea({ label, hint, optional, id, value, onChange, onLeave, error, rows = 4 }: TextAreaProps) {
  return (
    <AriaTextField
      className="field full"
      id={id}
      value={value}
      onChange={onChange}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      {...(onLeave ? { onBlur: onLeave } : {})}
    >
      <Label className="label">
        {label}
        {optional && <span className="opt"> ({optional})</span>}
      </Label>
      <AriaTextArea className="in full" rows={rows} />
      <FieldError>
        <ErrorText message={error} />
      </FieldError>
      {error === undefined && hint && (
        <Text slot="description" className="hint">
          {hint}
        </Text>
      )}
    </AriaTextField>
  );
}
