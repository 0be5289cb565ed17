// Beside the duties: what nobody has answered yet, what somebody else owes, what waits in numbers, and the plain word about the passphrase.
import type { PlainDate } from '../../../shared/domain/plain-date.ts';
import { shortDay } from '../../../shared/words/days.ts';
import { hrefTo } from '../../app/routes.ts';
import { Finding } from '../../ui/finding.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Tag } from '../../ui/tag.tsx';
import { AfterRestore } from '../restore/after-restore.tsx';
import { BoxToday } from './box-today.tsx';
import type { TodayView } from './today-screen.tsx';

export function TodayAside({ today, day }: { readonly today: TodayView; readonly day: PlainDate }) {
  return (
    <aside className="aside-list" aria-label="Answers, numbers and safety">
      <AfterRestore />
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
      {today.waiting.length > 0 && (
        <section>
          <h2>Waiting for somebody</h2>
          <ul className="waits">
            {today.waiting.map(({ id, what, since }) => (
              <li key={`${id} ${what}`}>
                <a href={`#/calendar/${id}`}>{what}</a>
                <Tag icon="wait" tone={since < day ? 'warning' : 'plain'}>
                  {since < day ? `Since ${shortDay(since)}` : `By ${shortDay(since)}`}
                </Tag>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h2>In numbers</h2>
        <div className="counts">
          {today.counts.map(({ count, what, to, list, urgent }) => (
            <a
              key={what}
              href={hrefTo(`/${to}`, list === null ? {} : { list })}
              className={urgent ? 'urgent' : undefined}
            >
              <b>{count}</b>
              <span>{what}</span>
            </a>
          ))}
        </div>
      </section>
      {today.box !== null && <BoxToday box={today.box} />}
      <section>
        <h2>Somebody asks about another election?</h2>
        <a href="#/not-my-election">Not my election: who, when, telephone</a>
      </section>
      <section>
        <h2>Backup</h2>
        <div className="stack-tight">
          <p className="note">
            <Icon name="saved" /> {today.backup.words}
          </p>
          {today.backup.reminder !== null && (
            <Finding tone="warning" out="A backup is wanted.">
              {today.backup.reminder}
            </Finding>
          )}
          <a href="#/records/backup">Backups and restoring</a>
        </div>
      </section>
      <section>
        <h2>Who can read this</h2>
        <p className="note">
          <Icon name="lock" /> {today.whoCanRead}
        </p>
        <a href="#/settings/people">People and passphrases</a>
      </section>
    </aside>
  );
}
