// Printing envelopes of many voters: who, which piece on which size, and how the printer lays them down.
import { useState } from 'react';
import type { ElectionId } from '../../../../shared/domain/ids.ts';
import type { ViewOutput } from '../../../../shared/ipc/contract.ts';
import { useJob } from '../../../api/use-job.ts';
import { useView } from '../../../api/use-view.ts';
import { useDesk } from '../../../app/desk-context.ts';
import { Page } from '../../../app/page.tsx';
import { go } from '../../../app/router.ts';
import type { ScreenProps } from '../../../app/routes.ts';
import { useShortcut } from '../../../app/shortcut-registry.ts';
import { Block } from '../../../ui/block.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { SheetTable } from '../../../ui/sheet-table.tsx';
import { NoElectionYet, Refused } from '../../needs-first.tsx';
import { JobGoing } from '../../settings/job-words.tsx';
import { MailBallotsPages } from '../mail-ballots-pages.tsx';
import { PollDayOpen } from '../poll-day-open.tsx';
import { registerColumns } from '../register-columns.tsx';
import type { RegisterRow } from '../register-state.tsx';
import { collects } from '../work-lists.ts';
import { CannotBePrinted } from './cannot-be-printed.tsx';
import { type BatchChoices, BatchFields, firstChoices, keepChoices } from './new-batch-fields.tsx';
import { PrintedNow } from './printed-now.tsx';

const title = 'Print envelopes';

export function NewBatchScreen({ query }: ScreenProps) {
  const { election } = useDesk();
  return election === null ? (
    <NoElectionYet title={title} />
  ) : (
    <Asking key={`${election} ${query.of}`} election={election} of={query.of ?? ''} />
  );
}

function Asking(props: { readonly election: ElectionId; readonly of: string }) {
  const register = useView('mail-ballots', { election: props.election });
  const office = useView('office.envelopes', {});
  const batches = useView('mail-ballots.envelope-batches', { election: props.election });
  if (register.state === 'waiting' || office.state === 'waiting' || batches.state === 'waiting') return null;
  if (register.state === 'refused') return <Refused title={title} message={register.refusal.message} />;
  if (office.state === 'refused') return <Refused title={title} message={office.refusal.message} />;
  if (batches.state === 'refused') return <Refused title={title} message={batches.refusal.message} />;
  return <Choosing {...props} register={register.value} office={office.value} pollDay={batches.value.pollDay} />;
}

/** A ballot is to go out to them; by whatever way, for whoever fetches it brings an envelope back too. */
const wantsEnvelope = ({ state }: RegisterRow): boolean =>
  state === 'to-mail' || state === 'waiting' || state === 'to-hand-over';

/** Those that were ticked in the register; else everybody whose ballot is mailed. */
function tickedAtFirst(rows: readonly RegisterRow[], of: string): ReadonlySet<string> {
  const asked = new Set(of.split('.').filter((one) => one !== ''));
  const wanted = rows.filter((row) => (asked.size > 0 ? asked.has(String(row.number)) : !collects(row)));
  return new Set(wanted.map(({ number }) => String(number)));
}

function Choosing({
  election,
  of,
  register,
  office,
  pollDay,
}: {
  readonly election: ElectionId;
  readonly of: string;
  readonly register: ViewOutput<'mail-ballots'>;
  readonly office: ViewOutput<'office.envelopes'>;
  readonly pollDay: ViewOutput<'mail-ballots.envelope-batches'>['pollDay'];
}) {
  const rows = register.rows.filter(wantsEnvelope);
  const [choices, setChoices] = useState<BatchChoices>(() => firstChoices(office));
  const [ticked, setTicked] = useState(() => tickedAtFirst(rows, of));
  const { job, start, stop } = useJob('print-batch');
  useShortcut('close', () => go('/mail-ballots/envelopes'));
  const busy = job.state === 'running';
  const chosen = rows.filter(({ number }) => ticked.has(String(number))).map(({ number }) => number);
  const print = (applications: readonly number[]) => {
    if (applications.length === 0 || busy) return;
    keepChoices(choices);
    start({ election, applications: [...applications], ...choices });
  };
  const cannot = job.state === 'failed' && job.refusal.code === 'lines-cannot-be-printed' ? job.refusal : null;
  const leaveOff = () => {
    const off = new Set(cannot?.related.map(({ number }) => number));
    const left = chosen.filter((number) => !off.has(number));
    setTicked(new Set(left.map(String)));
    print(left);
  };
  const words = chosen.length === 1 ? 'Print 1 envelope' : `Print ${chosen.length} envelopes`;
  if (rows.length === 0)
    return (
      <Page title={title} above={<MailBallotsPages here="envelopes" />}>
        <Empty title="Nobody waits for a ballot." act={<ButtonLink href="#/mail-ballots">The register</ButtonLink>}>
          Envelopes are printed for applications that qualify and whose ballot has not left yet.
        </Empty>
      </Page>
    );
  return (
    <Page
      title={title}
      above={<MailBallotsPages here="envelopes" />}
      lead="One file for one size of envelope, with a last page that counts."
    >
      <div className="envelopes">
        <PollDayOpen words={pollDay} />
        <BatchFields office={office} choices={choices} onChange={setChoices} />
        {cannot ? (
          <CannotBePrinted refusal={cannot} left={chosen.length - cannot.related.length} onLeaveOff={leaveOff} />
        ) : (
          <JobGoing job={job} title="Printing" onStop={stop} />
        )}
        {job.state === 'done' && (
          <>
            <PrintedNow done={job.value} />
            <p>
              <a href={`#/mail-ballots/envelopes/${job.value.batch}`}>
                Printer jammed? Say which was the last good one
              </a>
            </p>
          </>
        )}
        <div className="acts">
          <Button kind="main" icon="print" busy={busy} onPress={() => print(chosen)}>
            {words}
          </Button>
        </div>
        <Block title="For whom" aside={`${chosen.length} of ${rows.length}`}>
          <SheetTable
            caption="Voters whose ballot is to go out, by number"
            columns={registerColumns(rows, 'to-hand-over')}
            rows={rows}
            keyOf={({ number }) => String(number)}
            nameOf={({ name }) => name}
            choosing={{ chosen: ticked, onChange: setTicked }}
            empty={null}
          />
        </Block>
      </div>
    </Page>
  );
}
