// Who did what, and when? The list, narrowed; one act beside it; and the record as it stood on a day gone by.
import { useState } from 'react';
import type { ViewOutput } from '../../../shared/ipc/contract.ts';
import { longDay } from '../../../shared/words/days.ts';
import { useView } from '../../api/use-view.ts';
import { useDesk } from '../../app/desk-context.ts';
import { Page } from '../../app/page.tsx';
import type { ScreenProps } from '../../app/routes.ts';
import { useShortcut } from '../../app/shortcut-registry.ts';
import { printThisPage, usePrinting } from '../../app/use-printing.ts';
import { Button } from '../../ui/button.tsx';
import { Chips } from '../../ui/chips.tsx';
import { WithPanel } from '../../ui/panel.tsx';
import { PrintedOn } from '../../ui/printed-on.tsx';
import { Refused } from '../needs-first.tsx';
import { ActPanel } from './act-panel.tsx';
import { AsOfBanner } from './as-of-banner.tsx';
import { AsOfRecord } from './as-of-record.tsx';
import { HistoryFilters } from './history-filters.tsx';
import { HistoryList, pageSize } from './history-list.tsx';
import { goToAct, listOf, lists, type Narrowing, narrow, narrowingFrom } from './narrowing.ts';
import { RecordsPages } from './records-pages.tsx';
import { useSettled } from './use-settled.ts';

const title = 'Who did what, and when?';

export type HistoryPage = ViewOutput<'history.page'>;

export function HistoryScreen({ params, query }: ScreenProps) {
  const [typed, setTyped] = useState('');
  const text = useSettled(typed.trim());
  const narrowing = narrowingFrom(query);
  const { list, person, record, day, asOf, before } = narrowing;
  const view = useView('history.page', {
    ...{ list, person, record, asOf, before, text: text.slice(0, 200), limit: pageSize },
    ...{ from: day, until: day },
  });
  // Narrowed otherwise, it is a new question: until it is answered the list stays as it was.
  const [last, setLast] = useState<HistoryPage | null>(null);
  if (view.state === 'shown' && view.value !== last) setLast(view.value);
  if (view.state === 'refused') return <Refused title={title} message={view.refusal.message} />;
  const page = view.state === 'shown' ? view.value : last;
  if (page === null) return null;
  return <History page={page} narrowing={narrowing} open={params.act ?? null} typed={typed} onTyped={setTyped} />;
}

interface HistoryProps {
  readonly page: HistoryPage;
  readonly narrowing: Narrowing;
  readonly open: string | null;
  readonly typed: string;
  readonly onTyped: (typed: string) => void;
}

function History({ page, narrowing, open, typed, onTyped }: HistoryProps) {
  const { today, kind } = useDesk().frame;
  const { asOf, show, list } = narrowing;
  const close = () => goToAct(narrowing, null);
  const backToToday = () => narrow(narrowing, { asOf: null, show: 'acts' });
  usePrinting();
  useShortcut('close', () => {
    if (open !== null) close();
    else if (asOf !== null) backToToday();
  });
  const heading = lists.find(({ id }) => id === list)?.label ?? '';
  const onPaper = `${kind === 'practice' ? 'PRACTICE. ' : ''}${heading}: ${page.found} acts${asOf === null ? '' : `, as it stood at the end of ${longDay(asOf)}`}`;
  return (
    <WithPanel
      panel={open !== null && show === 'acts' ? <ActPanel act={open} narrowing={narrowing} onClose={close} /> : null}
    >
      <Page
        title={title}
        windowTitle="History"
        above={<RecordsPages here="history" />}
        lead={<span className="only-on-paper">{onPaper}</span>}
      >
        {asOf !== null && <AsOfBanner asOf={asOf} narrowing={narrowing} found={page.counts.all} onBack={backToToday} />}
        {asOf !== null && show !== 'acts' ? (
          <AsOfRecord day={asOf} show={show} />
        ) : (
          <>
            <div className="tools">
              <Chips
                label="What it belongs to"
                items={lists.map(({ id, label }) => ({ id, label, count: page.counts[id] ?? 0 }))}
                chosen={list}
                onChoose={(id) => narrow(narrowing, { list: listOf(id) })}
              />
              <div className="acts hide-panel">
                <Button small icon="print" keys="Ctrl P" onPress={printThisPage}>
                  Print this list
                </Button>
              </div>
            </div>
            <HistoryFilters page={page} narrowing={narrowing} typed={typed} onTyped={onTyped} />
            <HistoryList page={page} narrowing={narrowing} open={open} typed={typed} />
          </>
        )}
        <PrintedOn day={today} />
      </Page>
    </WithPanel>
  );
}
