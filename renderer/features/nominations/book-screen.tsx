// The filing book: what was filed, when to the minute, by whom, for whom; what was found, and what is still to be decided.
import { useState } from 'react';
import type { ElectionId } from '../../../shared/domain/ids.ts';
import { foldForSearch } from '../../../shared/domain/search-key.ts';
import { useView } from '../../api/use-view.ts';
import { useDesk } from '../../app/desk-context.ts';
import { Page } from '../../app/page.tsx';
import { go } from '../../app/router.ts';
import { printThisPage, usePrinting } from '../../app/use-printing.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { FilterBox } from '../../ui/filter-box.tsx';
import { PrintedOn } from '../../ui/printed-on.tsx';
import { SheetTable } from '../../ui/sheet-table.tsx';
import { NoElectionYet, Refused } from '../needs-first.tsx';
import { bookColumns } from './book-columns.tsx';
import { FilingClock, useFilingClock } from './filing-clock.tsx';
import type { BookRow, BookView } from './filing-looks.tsx';
import { NominationsPages } from './nominations-pages.tsx';

const title = 'Nominations: what was filed?';

export function BookScreen() {
  const { election } = useDesk();
  return election === null ? <NoElectionYet title={title} /> : <Book key={election} election={election} />;
}

function Book({ election }: { readonly election: ElectionId }) {
  const view = useView('nominations.book', { election });
  if (view.state === 'waiting') return null;
  if (view.state === 'refused') return <Refused title={title} message={view.refusal.message} />;
  return <BookList book={view.value} />;
}

const fits = (row: BookRow, typed: string): boolean => {
  const words = foldForSearch(`${row.what} ${row.party} ${row.by} ${row.persons}`);
  return foldForSearch(typed).every((part) => String(row.number) === part || words.some((w) => w.startsWith(part)));
};

const newFiling = (
  <ButtonLink kind="main" href="#/nominations/new" keys="F4">
    New filing
  </ButtonLink>
);

function BookList({ book }: { readonly book: BookView }) {
  const { today } = useDesk().frame;
  const [typed, setTyped] = useState('');
  const now = useFilingClock();
  usePrinting();
  const { rows, undecided, closedBecause } = book;
  if (closedBecause !== null && rows.length === 0)
    return (
      <Page title={title} windowTitle="Nominations">
        <Empty title="Nothing is filed here for this election.">{closedBecause}</Empty>
      </Page>
    );
  const shown = rows.filter((row) => fits(row, typed));
  const empty =
    rows.length === 0 ? (
      <Empty title="Nothing has been filed yet." act={newFiling}>
        When a certificate or a petition is handed over, press F4: the clock’s minute stands in the form, and the
        receipt is one key.
      </Empty>
    ) : (
      <Empty title={`Nothing in the book begins with “${typed}”.`}>Esc in the filter empties it.</Empty>
    );
  return (
    <Page
      title={title}
      windowTitle="Nominations"
      above={<NominationsPages here="book" />}
      lead={
        undecided === 0
          ? 'Every paper as it came, by number (Election Law §6-144).'
          : `${undecided === 1 ? 'One paper waits' : `${undecided} papers wait`} for your decision.`
      }
    >
      <FilingClock now={now} />
      <div className="tools">
        <FilterBox label="Name, party or number" value={typed} onChange={setTyped} />
        <div className="acts">
          <Button icon="print" keys="Ctrl P" onPress={printThisPage}>
            Print this list
          </Button>
          {rows.length > 0 && newFiling}
        </div>
      </div>
      <div className="register">
        <SheetTable
          caption="The filing book, by number"
          columns={bookColumns}
          rows={shown}
          keyOf={(row) => String(row.number)}
          nameOf={(row) => `Filing ${row.number}, ${row.what}`}
          open={null}
          onOpen={(row) => go(`/nominations/${row.number}`)}
          empty={empty}
        />
        <PrintedOn day={today} />
      </div>
    </Page>
  );
}
