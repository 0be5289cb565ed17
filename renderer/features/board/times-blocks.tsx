// Settings, on what the dates of every election hang: each list with its acts.
import { useEffect, useRef, useState } from 'react';
import type { PlainDate } from '../../../shared/domain/plain-date.ts';
import { longDay } from '../../../shared/words/days.ts';
import { hourInWords } from '../../../shared/words/hours.ts';
import { useAct } from '../../api/use-act.ts';
import { useView } from '../../api/use-view.ts';
import { Block } from '../../ui/block.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { say } from '../../ui/live-region.tsx';
import { Pairs } from '../../ui/pairs.tsx';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import { WouldChange } from '../calendar/would-change.tsx';
import type { Times } from './board-times.ts';
import { registrationWords } from './registration-form.tsx';

/** `at`: the list that was just changed; reading goes on there. */
export function TimesBlocks({ at }: { readonly at: string | null }) {
  const answer = useView('office.times', {});
  const blocks = useRef<HTMLDivElement>(null);
  const shown = answer.state === 'shown';
  useEffect(() => {
    if (!shown || at === null) return;
    const block = blocks.current?.querySelector(`[data-times="${at}"]`);
    block?.querySelector('a')?.focus();
    block?.scrollIntoView({ block: 'center' });
  }, [shown, at]);
  if (answer.state !== 'shown') return null;
  const times = answer.value;
  return (
    <div className="stack" ref={blocks}>
      <div data-times="meetings">
        <MeetingsBlock meetings={times.meetings} />
      </div>
      <div data-times="holidays">
        <HolidaysBlock holidays={times.holidays} />
      </div>
      <div data-times="closed-days">
        <Block title="Days your office is closed" aside={<Change to="closed-days" what="Days your office is closed" />}>
          <DayList
            none="No day of its own. Weekends and public holidays are known."
            days={times.closedDays.map(({ day, reason }) => ({ day, words: reason }))}
          />
        </Block>
      </div>
      <div data-times="registration">
        <Block title="Registration days" aside={<Change to="registration" what="Registration days" />}>
          <Pairs pairs={[{ label: 'In the village', value: registrationWords[times.registration ?? 'not-known'] }]} />
        </Block>
      </div>
    </div>
  );
}

const Change = ({
  to,
  what,
  words = 'Change',
}: {
  readonly to: string;
  readonly what: string;
  readonly words?: string;
}) => (
  <ButtonLink small kind="quiet" href={`#/settings/times/${to}`} label={`${words}: ${what}`}>
    {words}
  </ButtonLink>
);

interface ListedDay {
  readonly day: PlainDate;
  readonly words: string;
  /** The act that this day can still be given; none for one that is over. */
  readonly act?: { readonly label: string; readonly onPress: () => void } | undefined;
}

function DayList({ days, none }: { readonly days: readonly ListedDay[]; readonly none: string }) {
  if (days.length === 0) return <p className="note">{none}</p>;
  return (
    <ul className="day-list">
      {days.map(({ day, words, act }) => (
        <li key={day}>
          <span>{longDay(day)}</span>
          <span className="note">{words}</span>
          {act && (
            <Button small kind="quiet" label={`${act.label}: ${longDay(day)}`} onPress={act.onPress}>
              {act.label}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

const meetingInWords = ({ time, kind, cancelled }: Times['meetings'][number]): string =>
  cancelled === null
    ? [time === null ? '' : hourInWords(time), kind].filter((part) => part !== '').join(', ')
    : `Called off: ${cancelled}`;

function MeetingsBlock({ meetings }: { readonly meetings: Times['meetings'] }) {
  const act = useAct('office.cancel-meeting');
  const [off, setOff] = useState<PlainDate | null>(null);
  const past = meetings.filter((meeting) => meeting.past).length;
  const callOff = async (reason: string) => {
    if (off === null) return null;
    const answer = await act.send({ day: off, reason });
    if (!answer.ok) return answer.refusal.message;
    say(`Written down: the board does not meet on ${longDay(off)}.`);
    setOff(null);
    return null;
  };
  return (
    <Block
      title="Board meetings"
      aside={<Change to="meetings" what="Board meetings" words={meetings.length === 0 ? 'Enter' : 'Change'} />}
    >
      <DayList
        none="Not entered yet. With them every resolution shows the last meeting in time."
        days={meetings
          .filter((meeting) => !meeting.past)
          .map((meeting) => ({
            day: meeting.day,
            words: meetingInWords(meeting),
            act: meeting.cancelled === null ? { label: 'Call off', onPress: () => setOff(meeting.day) } : undefined,
          }))}
      />
      {past > 0 && <p className="note">{past === 1 ? '1 meeting is' : `${past} meetings are`} over.</p>}
      {off !== null && (
        <ReasonDialog
          question={`The board does not meet on ${longDay(off)}?`}
          main="Write it down"
          hint="Such as “no quorum”. It stays in the history."
          busy={act.busy}
          onReason={callOff}
          onClose={() => setOff(null)}
        >
          <p>Resolutions that were to be adopted there show the meeting before it.</p>
        </ReasonDialog>
      )}
    </Block>
  );
}

function HolidaysBlock({ holidays }: { readonly holidays: Times['holidays'] }) {
  const act = useAct('office.withdraw-holiday');
  const [off, setOff] = useState<PlainDate | null>(null);
  const withdraw = async (reason: string) => {
    if (off === null) return null;
    const answer = await act.send({ day: off, reason });
    if (!answer.ok) return answer.refusal.message;
    say(`${longDay(off)} is off the list.`);
    setOff(null);
    return null;
  };
  return (
    <Block title="Proclaimed holidays" aside={<Change to="holiday" what="Proclaimed holidays" words="Add" />}>
      <DayList
        none="None. The State’s own holidays are known already."
        days={holidays.map(({ day, reason }) => ({
          day,
          words: reason,
          act: { label: 'Take off', onPress: () => setOff(day) },
        }))}
      />
      {off !== null && (
        <ReasonDialog
          question={`${longDay(off)} is no holiday after all?`}
          main="Take it off"
          hint="It stays in the history."
          busy={act.busy}
          onReason={withdraw}
          onClose={() => setOff(null)}
        >
          <WouldChange what={{ what: 'no-holiday', day: off }} />
        </ReasonDialog>
      )}
    </Block>
  );
}
