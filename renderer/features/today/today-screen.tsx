// What needs doing, most urgent first. An office without an election starts here too, by calling one.
import type { ElectionId } from '../../../shared/domain/ids.ts';
import type { ViewOutput } from '../../../shared/ipc/contract.ts';
import { dayWithoutYear, longDay } from '../../../shared/words/days.ts';
import { useView } from '../../api/use-view.ts';
import { useDesk } from '../../app/desk-context.ts';
import { Page } from '../../app/page.tsx';
import { usePrinting } from '../../app/use-printing.ts';
import { DayStrip } from '../../ui/day-strip.tsx';
import { Finding } from '../../ui/finding.tsx';
import { PrintedOn } from '../../ui/printed-on.tsx';
import { CallElection } from '../election/call-election.tsx';
import { CountyBoardNote } from '../election/county-board-note.tsx';
import { PollDayBanner } from '../election/poll-day-banner.tsx';
import { StartFromOffer } from '../last-year/start-from-offer.tsx';
import { RequiredNoticeFinding } from '../required-notice.tsx';
import { DutyLists } from './duty-lists.tsx';
import { PastDates } from './past-dates.tsx';
import { stripDays } from './strip-days.ts';
import { TodayAside } from './today-aside.tsx';

export type TodayView = ViewOutput<'today'>;

export function TodayScreen() {
  const { election } = useDesk();
  return election === null ? <CallElection first /> : <TodayOf election={election} />;
}

function TodayOf({ election }: { readonly election: ElectionId }) {
  const { frame } = useDesk();
  const answer = useView('today', { election });
  usePrinting();
  if (answer.state === 'waiting') return null;
  if (answer.state === 'refused')
    return (
      <Page title="Today cannot be shown.">
        <Finding tone="warning" out={answer.refusal.message} />
      </Page>
    );
  return <TodayPage today={answer.value} day={frame.today} />;
}

function TodayPage({ today, day }: { readonly today: TodayView; readonly day: TodayView['strip'][number]['day'] }) {
  const { frame, election } = useDesk();
  const last = today.strip.at(-1);
  const over = today.dueToday.length + today.week.length + today.later.length === 0;
  return (
    <Page title={today.headline} windowTitle="Today" above={longDay(day)}>
      {frame.countyBoard && <CountyBoardNote />}
      {today.clock !== null && (
        <div className="banner">
          <Finding tone="warning" icon="clock" out="The clock was set back.">
            <p>
              {today.clock} <a href="#/records">See the history</a>
            </p>
          </Finding>
        </div>
      )}
      {election !== null && <StartFromOffer election={election} />}
      {today.pollDay && <PollDayBanner words={today.pollDay} linked />}
      {today.warnings.map(({ code, message, citations }) => (
        <div className="banner" key={code}>
          <Finding tone="warning" out="Look at the day itself." citations={citations}>
            <p>{message}</p>
          </Finding>
        </div>
      ))}
      {today.notice && (
        <div className="banner">
          <RequiredNoticeFinding words={today.notice} />
        </div>
      )}
      {today.changes > 0 && (
        <div className="banner">
          <Finding
            tone="warning"
            icon="moved"
            out={today.changes === 1 ? 'One date has moved.' : `${today.changes} dates have moved.`}
          >
            <p>
              <a href="#/calendar">See what it was and what it is now</a>
            </p>
          </Finding>
        </div>
      )}
      {!over && last && (
        <DayStrip
          label={`${dayWithoutYear(day)} to ${dayWithoutYear(last.day)}, day by day`}
          days={stripDays(today.strip, day, today.dueToday.length)}
        />
      )}
      <div className="two-columns">
        <div>
          <PastDates catchUp={today.catchUp} main={!today.dueToday.some(({ ours }) => ours)} />
          <DutyLists today={today} day={day} />
        </div>
        <TodayAside today={today} day={day} />
      </div>
      <PrintedOn day={day} />
    </Page>
  );
}
