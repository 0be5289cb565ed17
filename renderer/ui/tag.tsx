// A status: always an icon and a word, never a colour alone.
import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

export type Tone = 'plain' | 'accent' | 'success' | 'warning' | 'danger' | 'info';

/** One status on one line. `plain` is for what asks nothing of her. */
export function Tag({
  icon,
  tone = 'plain',
  children,
}: {
  readonly icon: IconName;
  readonly tone?: Tone | undefined;
  readonly children: ReactNode;
}) {
  return (
    <span className={tone === 'plain' ? 'tag' : `tag ${tone}`}>
      <Icon name={icon} />
      <span>{children}</span>
    </span>
  );
}
