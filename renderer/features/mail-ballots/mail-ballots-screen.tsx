// The register: where is each ballot? One question to the record, and the list of it.
import type { ElectionId } from '../../../shared/domain/ids.ts';
import { useView } from '../../api/use-view.ts';
import { useDesk } from '../../app/desk-context.ts';
import { Page } from '../../app/page.tsx';
import type { ScreenProps } from '../../app/routes.ts';
import { Empty } from '../../ui/empty.tsx';
import { NoElectionYet, Refused } from '../needs-first.tsx';
import { RegisterList } from './register-list.tsx';

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
  const { closedBecause, rows } = view.value;
  if (closedBecause !== null && rows.length === 0)
    return (
      <Page title={title} windowTitle="Mail ballots">
        <Empty title="No applications are taken here for this election.">{closedBecause}</Empty>
      </Page>
    );
  return <RegisterList {...props} title={title} register={view.value} />;
}
