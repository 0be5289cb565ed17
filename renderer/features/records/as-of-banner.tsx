// Says on which day she is looking, what can be seen of it, and leads back to today with one key.
import type { PlainDate } from '../../../shared/domain/plain-date.ts';
import { longDay } from '../../../shared/words/days.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { hrefOf, type Narrowing, type ShownAsOf } from './narrowing.ts';

export function AsOfBanner({
  asOf,
  narrowing,
  found,
  onBack,
}: {
  readonly asOf: PlainDate;
  readonly narrowing: Narrowing;
  /** How many acts the narrowing leaves in all lists together. */
  readonly found: number;
  readonly onBack: () => void;
}) {
  const parts: readonly { readonly id: ShownAsOf; readonly label: string }[] = [
    { id: 'acts', label: `The list (${found})` },
    { id: 'answers', label: 'The office’s answers' },
    { id: 'election', label: 'The election and its register' },
  ];
  return (
    <section className="as-of" aria-label="A day gone by">
      <p role="status">
        <Icon name="clock" /> <b>As it stood at the end of {longDay(asOf)}.</b> What came later is not shown.
      </p>
      <nav aria-label="As it stood then">
        <ul>
          {parts.map(({ id, label }) => (
            <li key={id}>
              <a
                href={hrefOf({ ...narrowing, show: id, before: null })}
                aria-current={narrowing.show === id ? 'page' : undefined}
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <Button small icon="undo" keys="Esc" onPress={onBack}>
        Back to today
      </Button>
    </section>
  );
}
