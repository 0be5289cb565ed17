// Labels: for whom, on which sheet, from which label on; how they will look; who gets none and why; and printing them.
import { useEffect, useState } from 'react';
import type { ElectionId } from '../../../../shared/domain/ids.ts';
import type { LabelsAtHand } from '../../../../shared/domain/label-sheet.ts';
import type { ViewOutput } from '../../../../shared/ipc/contract.ts';
import { callService } from '../../../api/service.ts';
import { useView } from '../../../api/use-view.ts';
import { useDesk } from '../../../app/desk-context.ts';
import { Page } from '../../../app/page.tsx';
import type { ScreenProps } from '../../../app/routes.ts';
import { Empty } from '../../../ui/empty.tsx';
import { NoElectionYet, Refused } from '../../needs-first.tsx';
import { LabelsForm } from './labels-form.tsx';

const title = 'Which labels do you need?';

/** `lines`: the numbers of the lines chosen in the register. */
export function LabelsScreen({ query }: ScreenProps) {
  const { election } = useDesk();
  if (election === null) return <NoElectionYet title={title} />;
  return <Labels key={election} election={election} lines={query.lines ?? ''} />;
}

function Labels({ election, lines }: { readonly election: ElectionId; readonly lines: string }) {
  const view = useView('mail-ballots', { election });
  const [atHand, setAtHand] = useState<LabelsAtHand | null>(null);
  useEffect(() => {
    void callService('labels.at-hand', {}).then((answer) =>
      setAtHand(answer.ok ? answer.value : { sheet: '5160', free: 1 }),
    );
  }, []);
  if (view.state === 'refused') return <Refused title={title} message={view.refusal.message} />;
  if (view.state === 'waiting' || atHand === null) return null;
  return (
    <Page
      title={title}
      windowTitle="Labels"
      above={<a href="#/mail-ballots">Back to the register</a>}
      lead="Addresses for what is mailed, in the order of the envelopes; or number and name for the register and its folders."
    >
      <Content register={view.value} election={election} lines={lines} atHand={atHand} />
    </Page>
  );
}

function Content(props: {
  readonly register: ViewOutput<'mail-ballots'>;
  readonly election: ElectionId;
  readonly lines: string;
  readonly atHand: LabelsAtHand;
}) {
  return props.register.rows.length === 0 ? (
    <Empty title="Nobody is in the register yet.">Labels are made from its lines.</Empty>
  ) : (
    <LabelsForm {...props} />
  );
}
