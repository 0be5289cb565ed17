// Every date of this election by stage, with chips for who acts, and the card of one date beside the list.
import type { ElectionId } from '../../../shared/domain/ids.ts';
import type { ViewOutput } from '../../../shared/ipc/contract.ts';
import { useView } from '../../api/use-view.ts';
import { useDesk } from '../../app/desk-context.ts';
import { Page } from '../../app/page.tsx';
import { go, goInPlace } from '../../app/router.ts';
import type { ScreenProps } from '../../app/routes.ts';
import { useShortcut } from '../../app/shortcut-registry.ts';
import { printThisPage, usePrinting } from '../../app/use-printing.ts';
import { Button } from '../../ui/button.tsx';
import { Chips } from '../../ui/chips.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Finding } from '../../ui/finding.tsx';
import { WithPanel } from '../../ui/panel.tsx';
import { PrintedOn } from '../../ui/printed-on.tsx';
import { SheetTable } from '../../ui/sheet-table.tsx';
import { NoElection } from '../election/no-election.tsx';
import { PollDayBanner } from '../election/poll-day-banner.tsx';
import { actorInShort, actorsInOrder } from './actor-words.ts';
import { calendarColumns } from './calendar-columns.tsx';
import { DateCard } from './date-card.tsx';
import type { CalendarRow } from './date-status.tsx';

const TITLE = 'Every date of this election';
const EVERYONE = 'everyone';

export function CalendarScreen(props: ScreenProps) {
  const { election } = useDesk();
  return election === null ? <NoElection title={TITLE} /> : <CalendarOf {...props} election={election} />;
}

function CalendarOf({ params, query, election }: ScreenProps & { readonly election: ElectionId }) {
  const answer = useView('calendar', { election });
  const open = params.date ?? null;
  const who = query.who ?? EVERYONE;
  const kept: Record<string, string> = who === EVERYONE ? {} : { who };
  const close = () => go('/calendar', kept);
  useShortcut('close', open === null ? null : close);
  usePrinting();
  if (answer.state === 'waiting') return null;
  if (answer.state === 'refused')
    return (
      <Page title={TITLE}>
        <Finding tone="warning" out={answer.refusal.message} />
      </Page>
    );
  const back = { words: 'All dates', href: who === EVERYONE ? '#/calendar' : `#/calendar?who=${who}` };
  return (
    <WithPanel
      solo
      wide
      panel={open === null ? null : <DateCard election={election} id={open} onClose={close} back={back} />}
    >
      <CalendarPage
        calendar={answer.value}
        who={who}
        open={open}
        onWho={(chosen) =>
          goInPlace(open === null ? '/calendar' : `/calendar/${open}`, chosen === EVERYONE ? {} : { who: chosen })
        }
        onOpen={({ id }) => (id === open ? close() : go(`/calendar/${id}`, kept))}
      />
    </WithPanel>
  );
}

function chipsOf(rows: readonly CalendarRow[]) {
  const others = rows.map(({ actor }) => actor).filter((actor) => !actorsInOrder.includes(actor));
  const actors = [...actorsInOrder, ...new Set(others)].map((id) => ({
    id,
    label: actorInShort(id),
    count: rows.filter(({ actor }) => actor === id).length,
  }));
  return [{ id: EVERYONE, label: 'Everyone', count: rows.length }, ...actors.filter(({ count }) => count > 0)];
}

const datesInWords = (rows: readonly CalendarRow[]): string => {
  const passed = rows.every(({ daysLeft }) => daysLeft < 0) ? (rows.length === 1 ? ', passed' : ', all passed') : '';
  return `${rows.length} ${rows.length === 1 ? 'date' : 'dates'}${passed}`;
};

function CalendarPage({
  calendar,
  who,
  open,
  onWho,
  onOpen,
}: {
  readonly calendar: ViewOutput<'calendar'>;
  readonly who: string;
  readonly open: string | null;
  readonly onWho: (who: string) => void;
  readonly onOpen: (row: CalendarRow) => void;
}) {
  const { frame, election } = useDesk();
  const rows = who === EVERYONE ? calendar.rows : calendar.rows.filter(({ actor }) => actor === who);
  const stageOf = (row: CalendarRow) => {
    const dates = rows.filter(({ stage }) => stage === row.stage);
    const title = calendar.stages.find(({ id }) => id === row.stage)?.title ?? row.stage;
    return { id: row.stage, title, note: datesInWords(dates) };
  };
  const called = frame.elections.find(({ id }) => id === election);
  return (
    <Page
      title={TITLE}
      lead={<span className="only-on-paper">{called?.title}</span>}
      acts={
        <Button small icon="print" keys="Ctrl P" onPress={printThisPage}>
          Print this list
        </Button>
      }
    >
      {calendar.pollDay && !calendar.pollDay.settled && <PollDayBanner words={calendar.pollDay} linked />}
      <div className="tools">
        <Chips label="Who acts" items={chipsOf(calendar.rows)} chosen={who} onChoose={onWho} />
      </div>
      <SheetTable
        caption={`${who === EVERYONE ? 'All' : actorInShort(who)}: ${datesInWords(rows)}, by stage`}
        columns={calendarColumns}
        rows={rows}
        keyOf={({ id }) => id}
        nameOf={({ title }) => title}
        open={open}
        onOpen={onOpen}
        stageOf={stageOf}
        empty={
          <Empty title="Nobody of that name acts in this election." act={<a href="#/calendar">Show every date</a>} />
        }
      />
      <PrintedOn day={frame.today} />
    </Page>
  );
}
