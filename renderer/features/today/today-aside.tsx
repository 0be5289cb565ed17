// Beside the duties: what nobody has answered yet, what waits in numbers, and the plain word about the passphrase.
import { Icon } from '../../ui/icon.tsx';
import type { TodayView } from './today-screen.tsx';

export function TodayAside({ today }: { readonly today: TodayView }) {
  return (
    <aside className="aside-list" aria-label="Answers, numbers and safety">
      {today.setup.length > 0 && (
        <section>
          <h2>Not answered yet</h2>
          <ul className="waits">
            {today.setup.map(({ what, to, part }) => (
              <li key={what}>
                <a href={part === null ? `#/${to}` : `#/${to}/${part}`}>{what}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h2>In numbers</h2>
        <div className="counts">
          {today.counts.map(({ count, what, to }) => (
            <a key={what} href={`#/${to}`}>
              <b>{count}</b>
              <span>{what}</span>
            </a>
          ))}
        </div>
      </section>
      <section>
        <h2>Who can read this</h2>
        <p className="note">
          <Icon name="lock" /> {today.whoCanRead}
        </p>
      </section>
    </aside>
  );
}
