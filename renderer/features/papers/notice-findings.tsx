// Above everything else: whether the notice can go and by when, and what the law warns of. The gravest stands first.
import { isAfter } from '../../../shared/domain/plain-date.ts';
import { dayWithoutYear, whenInWords } from '../../../shared/words/days.ts';
import { useDesk } from '../../app/desk-context.ts';
import { Finding } from '../../ui/finding.tsx';
import type { NoticePage } from './notice-words.ts';

/** What she came to know: a word, and the days. */
function Headline({ notice }: { readonly notice: NoticePage }) {
  const { today } = useDesk().frame;
  const { missing, publishBy, postBy, citations } = notice;
  const late = publishBy !== null && isAfter(today, publishBy);
  const days = (
    <>
      {publishBy && (
        <p>
          {late ? 'It had to be in the newspaper by ' : 'It must be in the newspaper by '}
          {dayWithoutYear(publishBy)} ({whenInWords(today, publishBy)}).
        </p>
      )}
      {postBy && (
        <p>
          {isAfter(today, postBy) ? 'It had to hang by ' : 'It must hang in every place by '}
          {dayWithoutYear(postBy)} ({whenInWords(today, postBy)}).
        </p>
      )}
    </>
  );
  if (missing.length > 0) {
    return (
      <Finding
        tone="warning"
        out={missing.length === 1 ? 'Not yet: one fact is missing.' : `Not yet: ${missing.length} facts are missing.`}
        citations={citations}
      >
        {days}
      </Finding>
    );
  }
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
function ChangedSince({ notice: { editions, newspaperFrom } }: { readonly notice: NoticePage }) {
  const newest = editions.at(-1);
  if (newest === undefined || newspaperFrom !== null) return null;
  return (
    <Finding tone="warning" out={`Edition ${newest.edition} no longer says what is on record.`}>
      <p>
        Something was changed after it was printed. Print the notice again; if edition {newest.edition} is posted or
        with the newspaper, replace it there too.
      </p>
    </Finding>
  );
}

export function NoticeFindings({ notice }: { readonly notice: NoticePage }) {
  const { propositionWarning, pollDay, warnings } = notice;
  return (
    <div>
      {propositionWarning && (
        <Finding tone="danger" out="A proposition is on the ballot." citations={propositionWarning.citations}>
          <p>{propositionWarning.sentence}</p>
        </Finding>
      )}
      {pollDay && !pollDay.settled && (
        <Finding tone={pollDay.urgent ? 'danger' : 'warning'} out={pollDay.headline} citations={pollDay.citations}>
          <p>{pollDay.sentence}</p>
        </Finding>
      )}
      <ChangedSince notice={notice} />
      <Headline notice={notice} />
      {warnings.map(({ code, message, citations }) => (
        <Finding key={`${code} ${message}`} tone="warning" out="Look at this before it goes." citations={citations}>
          <p>{message}</p>
        </Finding>
      ))}
    </div>
  );
}
