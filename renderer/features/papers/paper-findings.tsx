// Above everything else: whether the paper can go and by when, and what the law warns of. The gravest stands first.
import { isAfter } from '../../../shared/domain/plain-date.ts';
import { dayWithoutYear, whenInWords } from '../../../shared/words/days.ts';
import { useDesk } from '../../app/desk-context.ts';
import { Finding } from '../../ui/finding.tsx';
import { RequiredNoticeFinding } from '../required-notice.tsx';
import type { PaperPage } from './paper-words.ts';

type PaperDate = PaperPage['dates'][number];

const verbs: Readonly<Record<PaperDate['what'], readonly [ahead: string, past: string]>> = {
  adopt: ['The board must adopt it by ', 'The board had to adopt it by '],
  publish: ['It must be in the newspaper by ', 'It had to be in the newspaper by '],
  post: ['It must hang in every place by ', 'It had to hang by '],
};

function DateLine({ date }: { readonly date: PaperDate }) {
  const { today } = useDesk().frame;
  const { what, by, done, says } = date;
  const [ahead, past] = verbs[what];
  if (done) return <p>{`${what === 'adopt' ? 'Adopted' : what === 'publish' ? 'Published' : 'Posted'}: ${says}.`}</p>;
  return (
    <p>
      {isAfter(today, by) ? past : ahead}
      {dayWithoutYear(by)} ({whenInWords(today, by)}).
    </p>
  );
}

/** What she came to know: a word, and the days. */
function Headline({ page }: { readonly page: PaperPage }) {
  const { today } = useDesk().frame;
  const { missing, dates } = page;
  const citations = [...new Set([...dates.flatMap((date) => date.citations), ...page.citations])];
  const late = dates.some(({ by, done }) => !done && isAfter(today, by));
  const days = dates.map((date) => <DateLine key={`${date.id} ${date.what}`} date={date} />);
  if (page.document === null) return null;
  if (missing.length > 0)
    return (
      <Finding
        tone="warning"
        out={missing.length === 1 ? 'Not yet: one fact is missing.' : `Not yet: ${missing.length} facts are missing.`}
        citations={citations}
      >
        {days}
      </Finding>
    );
  return (
    <Finding
      tone={late ? 'warning' : 'success'}
      out={late ? 'It is ready, and the day has passed.' : 'Yes. It is ready.'}
      citations={citations}
    >
      {days}
    </Finding>
  );
}

/** What hangs and what the newspaper has is then no longer what is on record. */
function ChangedSince({ page: { changed } }: { readonly page: PaperPage }) {
  if (changed === null) return null;
  return (
    <Finding tone="warning" out={`Edition ${changed.edition} no longer says what is on record.`}>
      <p>
        Something was changed after it was printed. Print it again; if edition {changed.edition} is posted or with the
        newspaper, replace it there too.
      </p>
    </Finding>
  );
}

export function PaperFindings({ page }: { readonly page: PaperPage }) {
  const { required, pollDay, warnings } = page;
  return (
    <div>
      {required && <RequiredNoticeFinding words={required} />}
      {pollDay && !pollDay.settled && (
        <Finding tone={pollDay.urgent ? 'danger' : 'warning'} out={pollDay.headline} citations={pollDay.citations}>
          <p>{pollDay.sentence}</p>
        </Finding>
      )}
      <ChangedSince page={page} />
      <Headline page={page} />
      {warnings.map(({ code, message, citations }) => (
        <Finding key={`${code} ${message}`} tone="warning" out="Look at this before it goes." citations={citations}>
          <p>{message}</p>
        </Finding>
      ))}
    </div>
  );
}
