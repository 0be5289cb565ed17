// The register: where is each application? Chips for what waits, the list, and one application beside it.

import { useState } from 'react';
import type { ElectionId } from '../../../shared/domain/ids.ts';
import type { ViewOutput } from '../../../shared/ipc/contract.ts';
import { useView } from '../../api/use-view.ts';
import { useDesk } from '../../app/desk-context.ts';
import { Page } from '../../app/page.tsx';
import { go, goInPlace } from '../../app/router.ts';
import type { ScreenProps } from '../../app/routes.ts';
import { printThisPage, usePrinting } from '../../app/use-printing.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Chips } from '../../ui/chips.tsx';
import { Empty } from '../../ui/empty.tsx';
import { FilterBox } from '../../ui/filter-box.tsx';
import { WithPanel } from '../../ui/panel.tsx';
import { PrintedOn } from '../../ui/printed-on.tsx';
import { SheetTable } from '../../ui/sheet-table.tsx';
import { NoElectionYet, Refused } from '../needs-first.tsx';
import { ApplicationPanel } from './application-panel.tsx';
import { MailBallotsPages } from './mail-ballots-pages.tsx';
import { fitsFilter, registerColumns } from './register-columns.tsx';
import { isRegisterState, type RegisterRow, stateOrder, stateWord } from './register-state.tsx';
import { StandingBanner } from './standing-banner.tsx';

const title = 'Mail ballots: where is each one?';

export function MailBallotsScreen({ params, query }: ScreenProps) {
  const { election } = useDesk();
  if (election === null) return <NoElectionYet title={title} />;
  return <Register key={election} election={election} open={params.number ?? null} list={query.list} />;
}

function Register(props: {
  readonly election: ElectionId;
  readonly open: string | null;
  readonly list: string | undefined;
}) {
  const view = useView('mail-ballots', { election: props.election });
  if (view.state === 'waiting') return null;
  if (view.state === 'refused') return <Refused title={title} message={view.refusal.message} />;
  return <RegisterList {...props} register={view.value} />;
}

const nothingYet = (
  <Empty
    title="No application has come in yet."
    act={
      <ButtonLink kind="main" href="#/mail-ballots/new" keys="F2">
        New application
      </ButtonLink>
    }
  >
    When the first one arrives, stamp it with the day and hour and press F2. You are told at once whether it is in time.
  </Empty>
);

function RegisterList({
  election,
  open,
  list,
  register,
}: {
  readonly election: ElectionId;
  readonly open: string | null;
  readonly list: string | undefined;
  readonly register: ViewOutput<'mail-ballots'>;
}) {
  const [typed, setTyped] = useState('');
  const { rows, counts, closedBecause } = register;
  const chosen = isRegisterState(list) ? list : 'all';
  const query: Readonly<Record<string, string>> = chosen === 'all' ? {} : { list: chosen };
  const shown = rows.filter((row) => (chosen === 'all' || row.state === chosen) && fitsFilter(row, typed));
  const here = rows.find((row) => String(row.number) === open) ?? null;
  const openRow = (row: RegisterRow) => go(`/mail-ballots/${row.number}`, query);
  const { today } = useDesk().frame;
  usePrinting();

  if (closedBecause !== null && rows.length === 0) {
    return (
      <Page title={title} windowTitle="Mail ballots">
        <Empty title="No applications are taken here for this election.">{closedBecause}</Empty>
      </Page>
    );
  }
  const chips = [
    { id: 'all', label: 'All', count: rows.length },
    ...stateOrder.map((state) => ({ id: state, label: stateWord(state), count: counts[state] ?? 0 })),
  ];
  const words = chosen === 'all' ? `All ${rows.length} applications` : `${stateWord(chosen)}: ${shown.length}`;
  return (
    <WithPanel
      panel={
        here && (
          <ApplicationPanel
            key={here.number}
            election={election}
            number={here.number}
            onClose={() => go('/mail-ballots', query)}
          />
        )
      }
    >
      <Page
        title={title}
        windowTitle="Mail ballots"
        above={<MailBallotsPages here="register" />}
        lead={<span className="only-on-paper">{words}</span>}
      >
        <StandingBanner election={election} />
        <div className="tools">
          <FilterBox label="Name or number" value={typed} onChange={setTyped} />
          <div className="acts">
            <Button icon="print" keys="Ctrl P" onPress={printThisPage}>
              Print this list
            </Button>
            <ButtonLink kind={here || rows.length === 0 ? 'plain' : 'main'} href="#/mail-ballots/new" keys="F2">
              New application
            </ButtonLink>
          </div>
        </div>
        <div className="tools">
          <Chips
            label="Work lists"
            items={chips}
            chosen={chosen}
            onChoose={(id) =>
              goInPlace(open === null ? '/mail-ballots' : `/mail-ballots/${open}`, id === 'all' ? {} : { list: id })
            }
          />
        </div>
        <div className="register">
          <SheetTable
            caption={`${words}, by number`}
            columns={registerColumns(rows)}
            rows={shown}
            keyOf={(row) => String(row.number)}
            nameOf={(row) => row.name}
            open={open}
            onOpen={openRow}
            empty={rows.length === 0 ? nothingYet : <NothingHere typed={typed} />}
          />
          <PrintedOn day={today} />
        </div>
      </Page>
    </WithPanel>
  );
}

const NothingHere = ({ typed }: { readonly typed: string }) => (
  <Empty title={typed === '' ? 'Nothing waits here.' : `No name or number here begins with “${typed}”.`}>
    {typed === '' ? 'Choose All to see every application.' : 'Esc in the filter empties it.'}
  </Empty>
);
