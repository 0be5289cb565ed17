// One file of envelopes: which was the last good one, print the rest again; and any single one again, in two keys.
import { useState } from 'react';
import { restAfter } from '../../../../shared/domain/envelope-batch.ts';
import { readEnvelopeCode } from '../../../../shared/domain/envelope-code.ts';
import type { ElectionId } from '../../../../shared/domain/ids.ts';
import { dayRecorded, timeRecorded } from '../../../../shared/domain/recorded-at.ts';
import type { ViewOutput } from '../../../../shared/ipc/contract.ts';
import { dayWithoutYear } from '../../../../shared/words/days.ts';
import { numbersInWords } from '../../../../shared/words/envelope-batches.ts';
import { pieceInWords, stockInWords } from '../../../../shared/words/envelopes.ts';
import { hourInWords } from '../../../../shared/words/hours.ts';
import { capital } from '../../../../shared/words/sentence.ts';
import { useJob } from '../../../api/use-job.ts';
import { useView } from '../../../api/use-view.ts';
import { useDesk } from '../../../app/desk-context.ts';
import { Page } from '../../../app/page.tsx';
import { go } from '../../../app/router.ts';
import type { ScreenProps } from '../../../app/routes.ts';
import { useShortcut } from '../../../app/shortcut-registry.ts';
import { Block } from '../../../ui/block.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { SheetColumn } from '../../../ui/sheet-columns.ts';
import { SheetTable } from '../../../ui/sheet-table.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { NoElectionYet, Refused } from '../../needs-first.tsx';
import { JobGoing } from '../../settings/job-words.tsx';
import { envelopeNumber } from '../application-words.ts';
import { MailBallotsPages } from '../mail-ballots-pages.tsx';
import { PrintedNow } from './printed-now.tsx';

const title = 'Printer jammed?';
type Batch = ViewOutput<'mail-ballots.envelope-batch'>;
type Row = Batch['rows'][number];

export function BatchScreen({ params }: ScreenProps) {
  const { election } = useDesk();
  const batch = Number(params.batch);
  return election === null ? (
    <NoElectionYet title={title} />
  ) : (
    <Opened key={`${election} ${batch}`} election={election} number={batch} />
  );
}

function Opened({ election, number }: { readonly election: ElectionId; readonly number: number }) {
  const view = useView('mail-ballots.envelope-batch', { election, batch: number });
  const { job, start, stop } = useJob('print-batch-again');
  const [single, setSingle] = useState<Row | null>(null);
  const leave = () => go('/mail-ballots/envelopes');
  useShortcut('close', single === null ? leave : null);
  if (view.state === 'waiting') return null;
  if (view.state === 'refused') return <Refused title={title} message={view.refusal.message} />;
  const batch = view.value;
  const busy = job.state === 'running';
  const printSingle = ({ envelope }: Row) => {
    setSingle(null);
    start({ election, batch: number, which: { by: 'single', envelopes: [envelope] } });
  };
  return (
    <Page
      title={title}
      windowTitle={`File ${number}`}
      above={<MailBallotsPages here="envelopes" />}
      lead={`File ${number}: ${batch.count} ${pieceInWords[batch.piece]}${batch.count === 1 ? '' : 's'} (${stockInWords(batch.stock)}), ${batch.numbers}. Printed ${when(batch.printedAt)} by ${batch.by}.`}
    >
      <div className="envelopes">
        <LastGood
          election={election}
          batch={batch}
          busy={busy}
          onPrint={(lastGood) => start({ election, batch: number, which: { by: 'after', lastGood } })}
        />
        <JobGoing job={job} title="Printing again" onStop={stop} />
        {job.state === 'done' && <PrintedNow done={job.value} again />}
        <Block title="In this file" aside="Enter on one of them prints it again">
          <SheetTable
            caption={`Envelopes of file ${number}, in the order of the pile`}
            columns={columns(batch)}
            rows={batch.rows}
            keyOf={({ envelope }) => String(envelope)}
            nameOf={({ name }) => name}
            onOpen={(row) => !busy && setSingle(row)}
            empty={null}
          />
        </Block>
        {batch.again.length > 0 && (
          <Block title="Printed again">
            <ul className="waits">
              {batch.again.map(({ printedAt, by, after, count, numbers }) => (
                <li key={`${printedAt} ${numbers}`}>
                  {numbers} ({count}), {when(printedAt)} by {by}
                  {after !== null && `; ${envelopeNumber(after)} was the last good one`}
                </li>
              ))}
            </ul>
          </Block>
        )}
      </div>
      {single && (
        <Dialog
          open
          question={`Print ${envelopeNumber(single.envelope)} of ${single.name} again?`}
          main={{ label: 'Print it again', onPress: () => printSingle(single) }}
          others={[{ label: 'Not now', onPress: () => setSingle(null) }]}
          onClose={() => setSingle(null)}
        >
          <p>It keeps its number. Tear up the bad one, so that only one is used.</p>
        </Dialog>
      )}
    </Page>
  );
}

const when = (at: Batch['printedAt']): string => `${dayWithoutYear(dayRecorded(at))}, ${hourInWords(timeRecorded(at))}`;

const columns = ({ rows }: Batch): readonly SheetColumn<Row>[] => [
  { id: 'envelope', head: 'Env.', headInFull: 'Envelope', cell: (row) => envelopeNumber(row.envelope), figures: true },
  { id: 'name', head: 'Name', cell: ({ name }) => name, names: true },
  ...(rows.some(({ district }) => district !== '')
    ? [
        {
          id: 'district',
          head: 'Dist.',
          headInFull: 'Election district',
          cell: (row: Row) => row.district,
          figures: true,
        },
      ]
    : []),
  {
    id: 'times',
    head: 'Printed',
    cell: ({ times, ended }) => (ended ? 'Cancelled since' : times <= 1 ? '' : `${times} times`),
    muted: true,
  },
];

/** The envelope typed or scanned, where it is one of the file; else why not. */
function readLastGood(text: string, election: string, { rows }: Batch): number | string | null {
  if (text.trim() === '') return null;
  const scanned = readEnvelopeCode(text, election, []);
  if (scanned && !scanned.ok) return scanned.error.message;
  const number = scanned?.ok ? scanned.value : Number(text.trim());
  return rows.some(({ envelope }) => envelope === number) ? number : 'No envelope of this file has that number.';
}

/** The rest, without those whose ballot was cancelled since. */
const toPrintAgain = (last: number, { rows, tray }: Batch): number[] =>
  (restAfter(rows, last, tray) ?? []).flatMap(({ envelope, ended }) => (ended ? [] : [envelope]));

function LastGood({
  election,
  batch,
  busy,
  onPrint,
}: {
  readonly election: ElectionId;
  readonly batch: Batch;
  readonly busy: boolean;
  readonly onPrint: (lastGood: number) => void;
}) {
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState(false);
  const last = readLastGood(typed, election, batch);
  const rest = typeof last === 'number' ? toPrintAgain(last, batch) : [];
  const nothing =
    typeof last === 'number' && rest.length === 0 ? 'That was the last one. Nothing is left to print.' : null;
  const print = () => {
    setAsked(true);
    if (typeof last !== 'number' || rest.length === 0 || busy) return;
    setTyped('');
    setAsked(false);
    onPrint(last);
  };
  const wrong =
    typeof last === 'string' ? last : asked && last === null ? 'Type the number on it, or scan its code.' : nothing;
  return (
    <form
      className="stack-tight"
      onSubmit={(event) => {
        event.preventDefault();
        print();
      }}
    >
      <TextField
        id="last-good"
        label="Which envelope was the last good one?"
        width="w20"
        autoFocus
        value={typed}
        onChange={(text) => {
          setTyped(text);
          setAsked(false);
        }}
        error={asked ? (wrong ?? undefined) : undefined}
        hint={`Its number, or scan its code, then Enter. ${batch.tray === 'face-up' ? 'The printer began with the last one, so it goes on with those before it.' : ''}`}
        read={
          rest.length > 0
            ? `Prints ${numbersInWords(rest)} again: ${rest.length === 1 ? '1 envelope' : `${rest.length} envelopes`}`
            : undefined
        }
      />
      <div className="acts">
        <Button kind="main" icon="print" busy={busy} onPress={print}>
          {rest.length > 0 ? `Print ${capital(numbersInWords(rest))} again` : 'Print the rest again'}
        </Button>
      </div>
    </form>
  );
}
