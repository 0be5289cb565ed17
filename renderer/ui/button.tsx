// Every button. One page has one `main`; quiet ones are underlined words; a key that does the same stands on the button.
import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { Icon, type IconName } from './icon.tsx';
import { Key } from './key.tsx';

export type ButtonKind = 'plain' | 'main' | 'quiet';

export interface ButtonProps {
  readonly children?: ReactNode;
  readonly kind?: ButtonKind | undefined;
  readonly small?: boolean | undefined;
  readonly icon?: IconName | undefined;
  /** The key that does the same, such as `Enter` or `F2`. Shown only; the keyboard map does the work. */
  readonly keys?: string | undefined;
  /** Needed when the button shows only an icon. */
  readonly label?: string | undefined;
  readonly submit?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** What it began is still being done: it keeps the focus, so that Tab goes on from here. A form it submits guards itself. */
  readonly busy?: boolean | undefined;
  readonly autoFocus?: boolean | undefined;
  readonly className?: string | undefined;
  readonly onPress?: (() => void) | undefined;
}

const classFor = ({ kind, small, children, className }: ButtonProps): string =>
  [
    'btn',
    kind === 'main' && 'btn-main',
    kind === 'quiet' && 'btn-quiet',
    small && 'btn-small',
    children === undefined && 'btn-icon',
    className,
  ]
    .filter(Boolean)
    .join(' ');

/** A button; with `submit` it sends the form it stands in. */
export function Button(props: ButtonProps) {
  return (
    <AriaButton
      className={classFor(props)}
      type={props.submit ? 'submit' : 'button'}
      isDisabled={props.disabled ?? false}
      {...(props.autoFocus ? { autoFocus: true } : {})}
      {...(props.label ? { 'aria-label': props.label } : {})}
      {...(props.busy ? { 'aria-disabled': true } : {})}
      {...(props.onPress && !props.busy ? { onPress: props.onPress } : {})}
    >
      {props.icon && <Icon name={props.icon} />}
      {props.children}
      {props.keys && <Key keys={props.keys} />}
    </AriaButton>
  );
}

/** A way to another page that looks like a button. */
export function ButtonLink({ href, ...props }: Omit<ButtonProps, 'onPress' | 'submit'> & { readonly href: string }) {
  return (
    <a className={classFor(props)} href={href} aria-label={props.label}>
      {props.icon && <Icon name={props.icon} />}
      {props.children}
      {props.keys && <Key keys={props.keys} />}
    </a>
  );
}
