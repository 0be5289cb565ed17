// Entering the signatures of a petition: a few letters, Enter, and the next line waits. The running count stands above.
import { useState } from 'react';
import type { ElectionId } from '../../../shared/domain/ids.ts';
import type { ViewOutput } from '../../../shared/ipc/contract.ts';
import { shortDay } from '../../../shared/words/days.ts';
import { useView } from '../../api/use-view.ts';
import { useDesk } from '../../app/desk-context.ts';
import { NotFound } from '../../app/not-found.tsx';
import { Page } from '../../app/page.tsx';
import { go } from '../../app/router.ts';
import type { ScreenProps } from '../../app/routes.ts';
import { useShortcut } from '../../app/shortcut-registry.ts';
import { Empty } from '../../ui/empty.tsx';
import { FilterBox } from '../../ui/filter-box.tsx';
import { Finding } from '../../ui/finding.tsx';
import type { SheetColumn } from '../../ui/sheet-columns.ts';
import { SheetTable } from '../../ui/sheet-table.tsx';
import { Tag } from '../../ui/tag.tsx';
import { NoElectionYet } from '../needs-first.tsx';
import { NominationsPages } from './nominations-pages.tsx';
import { SignatureEntry } from './signature-entry.tsx';

export type SignaturesView = ViewOutput<'nominations.signatures'>;
type Line = SignaturesView['lines'][number];

export function SignaturesScreen({ params }: ScreenProps) {
  const { election } = useDesk();
  if (election === null) return <NoElectionYet title="Signatures" />;
  const filing = Number(params.number);
  return <Signatures key={`${election} ${filing}`} election={election} filing={filing} />;
}

const columns: readonly SheetColumn<Line>[] = [
  {
    id: 'place',
    head: 'Page, line',
    cell: (row) => `${row.page}, ${row.line}`,
    muted: true,
    sort: (row) => row.page * 1000 + row.line,
  },
  {
    id: 'name',
    head: 'Who signed',
    cell: (row) => (
      <>
        {row.name === '' ? 'nobody named' : row.name}
        {row.address !== '' && `, ${row.address}`}
        {row.why.length > 0 && <span className="note block wraps">{row.why.join(' ')}</span>}
      </>
    ),
    names: true,
  },
  { id: 'signed', head: 'Signed', cell: (row) => (row.signed === null ? 'no day' : shortDay(row.signed)), muted: true },
  {
    id: 'counts',
    head: 'Counts?',
    cell: (row) => (
      <Tag icon={row.counts ? 'check' : 'no'} tone={row.counts ? 'plain' : 'warning'}>
        {row.counts ? 'Counts' : 'Does not count'}
      </Tag>
    ),
    sort: (row) => (row.counts ? 1 : 0),
  },
];

function Signatures({ election, filing }: { readonly election: ElectionId; readonly filing: number }) {
  const view = useView('nominations.signatures', { election, filing });
  const [typed, setTyped] = useState('');
  useShortcut('close', () => go(`/nominations/${filing}`));
  if (view.state === 'waiting') return null;
  if (view.state === 'refused') return <NotFound />;
  const { lines, sentence, citations, counting, needed } = view.value;
  const enough = needed !== null && counting >= needed;
  const shown = lines.filter(({ name }) => name.toLowerCase().includes(typed.trim().toLowerCase())).toReversed();
  return (
    <Page
      title={`Signatures of filing ${filing}`}
      above={<NominationsPages here="book" />}
      lead={
        <>
          What does not count is entered too, with why. The program strikes nothing: you decide on{' '}
          <a href={`#/nominations/${filing}`}>the paper’s page</a>.
        </>
      }
    >
      <Finding tone={enough ? 'success' : 'info'} out={sentence} citations={citations}>
        {needed === null && (
          <p>
            <a href="#/nominations/signatures">How many does a petition need?</a>
          </p>
        )}
      </Finding>
      <SignatureEntry election={election} filing={filing} next={view.value.next} />
      <div className="tools">
        <FilterBox label="Name" value={typed} onChange={setTyped} />
      </div>
      <SheetTable
        caption="Signatures, the last line first"
        columns={columns}
        rows={shown}
        keyOf={(row) => `${row.page}-${row.line}`}
        nameOf={(row) => `Page ${row.page}, line ${row.line}`}
        open={null}
        empty={<Empty title="No signature is entered yet.">Begin with page 1, line 1.</Empty>}
      />
    </Page>
  );
}
