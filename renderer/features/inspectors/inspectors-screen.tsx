// Leads an address of the inspectors to its page: the list, or one of the forms.

import type { ElectionId } from '../../../shared/domain/ids.ts';
import { InspectorStepKind } from '../../../shared/domain/inspector.ts';
import { useView } from '../../api/use-view.ts';
import { useDesk } from '../../app/desk-context.ts';
import { NotFound } from '../../app/not-found.tsx';
import type { ScreenProps } from '../../app/routes.ts';
import { NoElectionYet, Refused } from '../needs-first.tsx';
import { InspectorForm } from './inspector-form.tsx';
import { InspectorsPage } from './inspectors-page.tsx';
import { PartiesForm } from './parties-form.tsx';
import { StepForm } from './step-form.tsx';

const TITLE = 'Inspectors of election';

export function InspectorsScreen({ params, query }: ScreenProps) {
  const { election } = useDesk();
  if (election === null) return <NoElectionYet title={TITLE} />;
  return <Inspectors key={election} {...{ election, params, query }} />;
}

function Inspectors({ election, params, query }: ScreenProps & { readonly election: ElectionId }) {
  const view = useView('inspectors.list', { election });
  if (view.state === 'waiting') return null;
  if (view.state === 'refused') return <Refused title={TITLE} message={view.refusal.message} />;
  const known = { election, list: view.value };
  const { form, which } = params;
  if (form === undefined) return <InspectorsPage {...known} at={query.at ?? null} />;
  if (form === 'parties') return <PartiesForm {...known} />;
  const step = InspectorStepKind.safeParse(which);
  if (form === 'step' && step.success && known.list.rows.length > 0) return <StepForm {...known} step={step.data} />;
  const number = which === 'new' ? null : Number(which);
  const there = number === null || known.list.rows.some((row) => row.number === number);
  return form === 'person' && there ? <InspectorForm {...known} number={number} /> : <NotFound />;
}
