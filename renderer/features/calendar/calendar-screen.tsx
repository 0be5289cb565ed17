// Every date of this election: as a list by stage or as a month, for everyone or for one who acts, with the card beside it.
import type { ElectionId } from '../../../shared/domain/ids.ts';
import { useView } from '../../api/use-view.ts';
import { useDesk } from '../../app/desk-context.ts';
import { Page } from '../../app/page.tsx';
import { go, goInPlace } from '../../app/router.ts';
import type { ScreenProps } from '../../app/routes.ts';
import { useShortcut } from '../../app/shortcut-registry.ts';
import { usePrinting } from '../../app/use-printing.ts';
import { Finding } from '../../ui/finding.tsx';
import { WithPanel } from '../../ui/panel.tsx';
import { NoElection } from '../election/no-election.tsx';
import { CalendarPage } from './calendar-page.tsx';
import { addressOf, type CalendarPlace, hrefOf, openDay, placeOf } from './calendar-place.ts';
import { DateCard } from './date-card.tsx';
import { DayCard } from './day-card.tsx';

const TITLE = 'Every date of this election';

export function CalendarScreen(props: ScreenProps) {
  const { election } = useDesk();
  return election === null ? (
    <NoElection title={TITLE} />
  ) : (
    <CalendarOf key={election} {...props} election={election} />
  );
}

function CalendarOf({ election, ...props }: ScreenProps & { readonly election: ElectionId }) {
  const place = placeOf(props);
  const { asOf, open } = place;
  const answer = useView('calendar', { election, ...(asOf === null ? {} : { asOf }) });
  const closed: CalendarPlace = { ...place, open: null };
  const close = () => go(...addressOf(closed));
  useShortcut('close', open === null ? null : close);
  usePrinting();
  if (answer.state === 'waiting') return null;
  if (answer.state === 'refused')
    return (
      <Page title={TITLE}>
        <Finding tone="warning" out={answer.refusal.message} />
      </Page>
    );
  const back = { words: 'All dates', href: hrefOf(closed) };
  const dayOpen = openDay(place);
  return (
    <WithPanel
      solo
      wide
      panel={
        open === null ? null : dayOpen === null ? (
          <DateCard key={open} election={election} id={open} asOf={asOf} onClose={close} back={back} />
        ) : (
          <DayCard election={election} day={dayOpen} place={place} onClose={close} back={back} />
        )
      }
    >
      <CalendarPage
        title={TITLE}
        calendar={answer.value}
        election={election}
        place={place}
        onPlace={(next) => goInPlace(...addressOf(next))}
        onOpen={(id, at) => (id === open ? close() : go(...addressOf({ ...place, open: id, day: at ?? place.day })))}
      />
    </WithPanel>
  );
}
