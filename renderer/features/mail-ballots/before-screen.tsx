// The paper applications taken in before the program was here: one row each with its true day, and what is still to be looked
// up in the papers.
import { useMemo } from 'react';
import type { ElectionId } from '../../../shared/domain/ids.ts';
import type { ViewOutput } from '../../../shared/ipc/contract.ts';
import { shortDay } from '../../../shared/words/days.ts';
import { lineKindInWords } from '../../../shared/words/line-basis.ts';
import { useView } from '../../api/use-view.ts';
import { useDesk } from '../../app/desk-context.ts';
import { Page } from '../../app/page.tsx';
import { go } from '../../app/router.ts';
import { Block } from '../../ui/block.tsx';
import { Empty } from '../../ui/empty.tsx';
import type { SheetColumn } from '../../ui/sheet-columns.ts';
import { SheetTable } from '../../ui/sheet-table.tsx';
import { NoElectionYet, Refused } from '../needs-first.tsx';
import { dayAndHour } from './application-words.ts';
import { BeforeForm } from './before-form.tsx';
import { MailBallotsPages } from './mail-ballots-pages.tsx';

const title = 'Which applications had you taken in before?';
type TakenIn = ViewOutput<'mail-ballots.taken-in-before'>['rows'][number];

export function BeforeScreen() {
  const { election } = useDesk();
  return election === null ? <NoElectionYet title={title} /> : <Before key={election} election={election} />;
}

const decidedWords = { qualified: 'Qualified', 'not-qualified': 'Not qualified', 'not-yet': 'Not yet' } as const;

const columns: readonly SheetColumn<TakenIn>[] = [
  { id: 'number', head: 'No.', cell: (row) => row.number, sort: (row) => row.number, figures: true },
  { id: 'name', head: 'Name', cell: (row) => row.name, sort: (row) => row.name, names: true },
  { id: 'kind', head: 'Kind', cell: (row) => lineKindInWords[row.kind], sort: (row) => row.kind },
  {
    id: 'received',
    head: 'Received',
    cell: ({ received }) => dayAndHour(received.day, received.time),
    sort: ({ received }) => received.day,
  },
  { id: 'decided', head: 'Decided', cell: (row) => decidedWords[row.decided], sort: (row) => row.decided },
  {
    id: 'sent',
    head: 'Ballot sent',
    cell: ({ sentOn }) => (sentOn === null ? 'not known' : shortDay(sentOn)),
    sort: ({ sentOn }) => sentOn ?? '',
  },
];

function Before({ election }: { readonly election: ElectionId }) {
  const view = useView('mail-ballots.taken-in-before', { election });
  const register = useView('mail-ballots', { election });
  const answers = useView('office.answers', {});
  const office = answers.state === 'shown' ? answers.value : null;
  const home = useMemo(
    () => ({
      city: office?.clerk?.address.city ?? office?.village?.name ?? '',
      state: office?.clerk?.address.state ?? 'NY',
      zip: office?.clerk?.address.zip ?? '',
    }),
    [office],
  );
  const refused = [view, register].find(({ state }) => state === 'refused');
  if (refused?.state === 'refused') return <Refused title={title} message={refused.refusal.message} />;
  if (view.state !== 'shown' || register.state !== 'shown' || office === null) return null;
  const { closedBecause } = register.value;
  const lookUp = view.value.rows.filter(({ unknown }) => unknown !== '');
  return (
    <Page
      title={title}
      windowTitle="Taken in before"
      above={<MailBallotsPages here="before" />}
      lead="One row for each paper, with the day stamped on it. Leave empty what you do not know: it stays unknown, and is listed."
    >
      {closedBecause === null ? (
        <BeforeForm election={election} home={home} />
      ) : (
        <Empty title="No applications are taken here for this election.">{closedBecause}</Empty>
      )}
      <Block title="Written down so far" aside={`${view.value.rows.length}`}>
        <SheetTable
          caption="Applications taken in before, by number"
          columns={columns}
          rows={view.value.rows}
          keyOf={({ number }) => String(number)}
          nameOf={({ name }) => name}
          onOpen={({ number }) => go(`/mail-ballots/${number}`)}
          empty={<Empty title="None yet.">The first row stands above.</Empty>}
        />
      </Block>
      {lookUp.length > 0 && (
        <Block title="To look up in the papers">
          {lookUp.map(({ number, name, unknown }) => (
            <p key={number}>
              <a href={`#/mail-ballots/${number}`}>
                No.&nbsp;{number}, {name}
              </a>
              : {unknown}.
            </p>
          ))}
        </Block>
      )}
    </Page>
  );
}
