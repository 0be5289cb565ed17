// What is wrong with a field, beside it: an icon and a sentence.
import { Icon } from './icon.tsx';

/** `id` lets the field say that this describes it. Nothing at all without a message. */
export function ErrorText({ id, message }: { readonly id?: string; readonly message: string | undefined }) {
  if (message === undefined) return null;
  return (
    <span className="err" id={id}>
      <Icon name="alert" />
      <span>{message}</span>
    </span>
  );
}
