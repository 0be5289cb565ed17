// Envelopes printed many in one file: the way to the next file, and those that were printed, to be opened again after a jam.
import type { ElectionId } from '../../../../shared/domain/ids.ts';
import { dayRecorded, timeRecorded } from '../../../../shared/domain/recorded-at.ts';
import type { ViewOutput } from '../../../../shared/ipc/contract.ts';
import { dayWithoutYear } from '../../../../shared/words/days.ts';
import { pieceInWords, stockInWords } from '../../../../shared/words/envelopes.ts';
import { hourInWords } from '../../../../shared/words/hours.ts';
import { capital } from '../../../../shared/words/sentence.ts';
import { useView } from '../../../api/use-view.ts';
import { useDesk } from '../../../app/desk-context.ts';
import { Page } from '../../../app/page.tsx';
import { go } from '../../../app/router.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Empty } from '../../../ui/empty.tsx';
import type { SheetColumn } from '../../../ui/sheet-columns.ts';
import { SheetTable } from '../../../ui/sheet-table.tsx';
import { NoElectionYet, Refused } from '../../needs-first.tsx';
import { MailBallotsPages } from '../mail-ballots-pages.tsx';
import { OldEnvelopes } from './old-envelopes.tsx';

const title = 'Envelopes: what was printed?';
type Batch = ViewOutput<'mail-ballots.envelope-batches'>['batches'][number];

export function EnvelopesScreen() {
  const { election } = useDesk();
  return election === null ? <NoElectionYet title={title} /> : <Batches key={election} election={election} />;
}

const columns: readonly SheetColumn<Batch>[] = [
  { id: 'number', head: 'File', cell: ({ number }) => number, figures: true },
  {
    id: 'piece',
    head: 'Envelopes',
    cell: ({ piece, stock }) => `${capital(pieceInWords[piece])}s, ${stockInWords(stock)}`,
    names: true,
  },
  { id: 'count', head: 'How many', cell: ({ count }) => count, figures: true },
  { id: 'numbers', head: 'Numbers', cell: ({ numbers }) => numbers, muted: true },
  {
    id: 'printed',
    head: 'Printed',
    cell: ({ printedAt }) => `${dayWithoutYear(dayRecorded(printedAt))}, ${hourInWords(timeRecorded(printedAt))}`,
    muted: true,
  },
  { id: 'by', head: 'By', cell: ({ by }) => by, muted: true, hide: 'narrow' },
  {
    id: 'again',
    head: 'Again',
    headInFull: 'How often some of it was printed again',
    cell: ({ again }) => (again === 0 ? '' : `${again} ×`),
    figures: true,
    hide: 'narrow',
  },
];

function Batches({ election }: { readonly election: ElectionId }) {
  const view = useView('mail-ballots.envelope-batches', { election });
  if (view.state === 'waiting') return null;
  if (view.state === 'refused') return <Refused title={title} message={view.refusal.message} />;
  const { batches } = view.value;
  const print = (
    <ButtonLink kind="main" icon="print" href="#/mail-ballots/envelopes/new">
      Print envelopes
    </ButtonLink>
  );
  return (
    <Page
      title={title}
      windowTitle="Envelopes"
      above={<MailBallotsPages here="envelopes" />}
      lead="Many in one file. Printer jammed? Open the file and say which envelope was the last good one."
      acts={batches.length > 0 ? print : undefined}
    >
      <div className="envelopes">
        <OldEnvelopes election={election} />
        <SheetTable
          caption="Files of envelopes, the newest first"
          columns={columns}
          rows={batches}
          keyOf={({ number }) => String(number)}
          nameOf={({ number }) => `File ${number}`}
          onOpen={({ number }) => go(`/mail-ballots/envelopes/${number}`)}
          empty={
            <Empty title="No file of envelopes was printed yet." act={print}>
              Envelopes printed one by one stand beside their voters in the register.
            </Empty>
          }
        />
      </div>
    </Page>
  );
}
