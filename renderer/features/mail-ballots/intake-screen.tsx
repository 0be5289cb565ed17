// Taking in an application (F2), and its outcome right after.
import { useMemo, useState } from 'react';
import type { ElectionId } from '../../../shared/domain/ids.ts';
import { useView } from '../../api/use-view.ts';
import { useDesk } from '../../app/desk-context.ts';
import { Page } from '../../app/page.tsx';
import { go } from '../../app/router.ts';
import type { ScreenProps } from '../../app/routes.ts';
import { Empty } from '../../ui/empty.tsx';
import { NoElectionYet, Refused } from '../needs-first.tsx';
import { type IntakeFacts, IntakeForm } from './intake-form.tsx';
import { RecordedOutcome } from './recorded-outcome.tsx';

const title = 'New absentee application';

export function IntakeScreen({ query }: ScreenProps) {
  const { election } = useDesk();
  return election === null ? (
    <NoElectionYet title={title} />
  ) : (
    <Intake key={election} election={election} asked={query.voter ?? null} />
  );
}

function Intake({ election, asked }: { readonly election: ElectionId; readonly asked: string | null }) {
  const { frame } = useDesk();
  const [recorded, setRecorded] = useState<number | null>(null);
  const answers = useView('office.answers', {});
  const file = useView('election.file', { election });
  const register = useView('mail-ballots', { election });
  const clerk = answers.state === 'shown' ? answers.value.clerk : null;
  const village = answers.state === 'shown' ? answers.value.village : null;
  const home = useMemo(
    () => ({
      city: clerk?.address.city ?? village?.name ?? '',
      state: clerk?.address.state ?? 'NY',
      zip: clerk?.address.zip ?? '',
    }),
    [clerk, village],
  );
  const anotherOne = () => {
    setRecorded(null);
    go('/mail-ballots/new'); // the voter whose card she came from has applied now
  };
  if (answers.state === 'waiting' || file.state === 'waiting' || register.state === 'waiting') return null;
  const refused = [answers, file, register].find((view) => view.state === 'refused');
  if (refused?.state === 'refused') return <Refused title={title} message={refused.refusal.message} />;
  if (answers.state !== 'shown' || file.state !== 'shown' || register.state !== 'shown') return null;
  const { closedBecause } = register.value;
  if (closedBecause !== null) {
    return (
      <Page title={title}>
        <Empty title="No applications are taken here for this election.">{closedBecause}</Empty>
      </Page>
    );
  }
  if (recorded !== null) {
    return <RecordedOutcome election={election} number={recorded} onNext={anotherOne} />;
  }
  const facts: IntakeFacts = {
    election,
    home,
    today: frame.today,
    electionTitle: frame.elections.find(({ id }) => id === election)?.title ?? 'This election',
    districts: file.value.districts.map(({ name }) => name),
    certificateRequired: answers.value.certificateRequired,
  };
  return <IntakeForm facts={facts} asked={asked} onRecorded={setRecorded} />;
}
