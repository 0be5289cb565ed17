// The page of the calendar: what moved, whose dates, the list or the month.
import type { ElectionId } from '../../../shared/domain/ids.ts';
import type { PlainDate } from '../../../shared/domain/plain-date.ts';
import type { ViewOutput } from '../../../shared/ipc/contract.ts';
import { longDay } from '../../../shared/words/days.ts';
import { useDesk } from '../../app/desk-context.ts';
import { Page } from '../../app/page.tsx';
import { printThisPage } from '../../app/use-printing.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Chips } from '../../ui/chips.tsx';
import { Finding } from '../../ui/finding.tsx';
import { PrintedOn } from '../../ui/printed-on.tsx';
import { PollDayBanner } from '../election/poll-day-banner.tsx';
import { actorInShort, EVERYONE } from './actor-words.ts';
import { AnotherDay } from './another-day.tsx';
import { CalendarList } from './calendar-list.tsx';
import { CalendarMonth } from './calendar-month.tsx';
import { type CalendarPlace, hrefOf } from './calendar-place.ts';
import { ChangesBanner } from './changes-banner.tsx';
import { TakeAway } from './take-away.tsx';

type CalendarView = ViewOutput<'calendar'>;

const chipsOf = ({ actors, rows }: CalendarView) => [
  { id: EVERYONE, label: 'Everyone', count: rows.length },
  ...actors.map(({ id, count }) => ({ id, label: actorInShort(id), count })),
];

export function CalendarPage({
  title,
  calendar,
  election,
  place,
  onPlace,
  onOpen,
}: {
  readonly title: string;
  readonly calendar: CalendarView;
  readonly election: ElectionId;
  readonly place: CalendarPlace;
  readonly onPlace: (place: CalendarPlace) => void;
  /** Opens the card of a date or of a day; what is open closes. `day`: where in the month it was opened. */
  readonly onOpen: (id: string, day?: PlainDate) => void;
}) {
  const { frame } = useDesk();
  const { shape, who, open, asOf } = place;
  const called = frame.elections.find(({ id }) => id === election);
  const otherShape = shape === 'list' ? 'month' : 'list';
  return (
    <Page
      title={title}
      lead={<span className="only-on-paper">{called?.title}</span>}
      acts={
        <>
          <ButtonLink small href={hrefOf({ ...place, shape: otherShape, open: null })}>
            {otherShape === 'month' ? 'As a month' : 'As a list'}
          </ButtonLink>
          <div className="hide-panel">
            <TakeAway election={election} />
          </div>
          <Button small icon="print" keys="Ctrl P" onPress={printThisPage}>
            Print this {shape}
          </Button>
        </>
      }
    >
      {asOf !== null && (
        <div className="banner">
          <Finding tone="info" icon="clock" out={`As it stood on ${longDay(asOf)}.`}>
            <p>
              What is on record of days after it is left out.{' '}
              <a href={hrefOf({ ...place, asOf: null })}>Back to today</a>
            </p>
          </Finding>
        </div>
      )}
      {asOf === null && <ChangesBanner election={election} changes={calendar.changes} />}
      {calendar.pollDay && !calendar.pollDay.settled && <PollDayBanner words={calendar.pollDay} linked />}
      {calendar.warnings.map(({ code, message, citations }) => (
        <div className="banner" key={code}>
          <Finding tone="warning" out="Look at the day itself." citations={citations}>
            <p>{message}</p>
          </Finding>
        </div>
      ))}
      {calendar.rest !== null && (
        <div className="banner">
          <Finding tone="info" out={calendar.rest} />
        </div>
      )}
      <div className="tools">
        <Chips
          label="Who acts"
          items={chipsOf(calendar)}
          chosen={who}
          onChoose={(chosen) => onPlace({ ...place, who: chosen })}
        />
        <AnotherDay asOf={calendar.asOf} onDay={(day) => onPlace({ ...place, asOf: day, open: null })} />
      </div>
      {shape === 'list' ? (
        <CalendarList calendar={calendar} who={who} open={open} onOpen={({ id }) => onOpen(id)} />
      ) : (
        <CalendarMonth election={election} place={place} asOf={calendar.asOf} onPlace={onPlace} onOpen={onOpen} />
      )}
      <PrintedOn day={frame.today} />
    </Page>
  );
}
