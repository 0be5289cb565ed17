// For a publication: the last issue in time and when its copy is due. For a resolution: the board's last meeting in time
// and the line for its agenda, ready to be copied.
import { useRef } from 'react';
import { dayWithoutYear } from '../../../shared/words/days.ts';
import { listInWords } from '../../../shared/words/lists.ts';
import { Button } from '../../ui/button.tsx';
import { say } from '../../ui/live-region.tsx';
import type { DateView } from '../duty/duty-answers.ts';

export function LastInTime({ view: { issue, meeting, status, daysLeft } }: { readonly view: DateView }) {
  const done = status === 'done' || status === 'done-late';
  // Of a day gone by, a meeting that nobody has entered is no help any more.
  const shown = meeting !== null && (meeting.day !== null || daysLeft >= 0) ? meeting : null;
  if (done || (issue === null && shown === null)) return null;
  return (
    <>
      {issue && <LastIssue issue={issue} />}
      {shown && <LastMeeting meeting={shown} />}
    </>
  );
}

function LastIssue({ issue }: { readonly issue: NonNullable<DateView['issue']> }) {
  const earlier = issue.others.filter((day) => day !== issue.issue);
  return (
    <section className="in-time" aria-label="The last issue in time">
      <p>{issue.sentence}</p>
      {issue.newspaper === '' && (
        <p>
          <a href="#/settings/newspaper">Name the newspaper</a>
        </p>
      )}
      {earlier.length > 0 && <p className="note">Earlier issues: {listInWords(earlier.map(dayWithoutYear))}.</p>}
    </section>
  );
}

function LastMeeting({ meeting }: { readonly meeting: NonNullable<DateView['meeting']> }) {
  const line = useRef<HTMLTextAreaElement>(null);
  const copy = () => {
    const { current } = line;
    if (current === null) return;
    current.select();
    // The clipboard of the page is closed; copying what is selected is the system's own.
    say(document.execCommand('copy') ? 'The agenda line is copied.' : 'It is selected: press Ctrl C to copy it.');
  };
  return (
    <section className="in-time stack-tight" aria-label="The last meeting in time">
      <p>{meeting.sentence}</p>
      {meeting.day === null && (
        <p>
          <a href="#/settings/times/meetings">Enter the board’s meetings</a>
        </p>
      )}
      <div className="field full">
        <label className="label" htmlFor="agenda-line">
          For the agenda
        </label>
        <textarea id="agenda-line" className="in full" readOnly rows={3} ref={line} value={meeting.agenda} />
      </div>
      <div className="acts">
        <Button small onPress={copy}>
          Copy the line
        </Button>
      </div>
    </section>
  );
}
