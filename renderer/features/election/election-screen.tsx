// Leads an address of the election file to its page: the ballot as it stands, or one of the forms.
import type { ElectionId } from '../../../shared/domain/ids.ts';
import type { ViewOutput } from '../../../shared/ipc/contract.ts';
import { useView } from '../../api/use-view.ts';
import { useDesk } from '../../app/desk-context.ts';
import { NotFound } from '../../app/not-found.tsx';
import { Page } from '../../app/page.tsx';
import type { ScreenProps } from '../../app/routes.ts';
import { Finding } from '../../ui/finding.tsx';
import { BallotPage } from './ballot-page.tsx';
import { CallElection } from './call-election.tsx';
import { CandidateForm } from './candidate-form.tsx';
import { March18PublicationForm } from './march-18-publication-form.tsx';
import { March18ResolutionForm } from './march-18-resolution-form.tsx';
import { NoElection } from './no-election.tsx';
import { OfficeForm } from './office-form.tsx';
import { PropositionForm } from './proposition-form.tsx';

export type ElectionFileView = ViewOutput<'election.file'>;

export function ElectionScreen({ params, query }: ScreenProps) {
  const { election } = useDesk();
  if (params.form === 'call') return <CallElection first={election === null} />;
  if (election === null) return <NoElection title="What is on the ballot" />;
  return <FileOf key={election} election={election} params={params} query={query} />;
}

function FileOf({ election, params, query }: ScreenProps & { readonly election: ElectionId }) {
  const answer = useView('election.file', { election });
  if (answer.state === 'waiting') return null;
  if (answer.state === 'refused')
    return (
      <Page title="What is on the ballot">
        <Finding tone="warning" out={answer.refusal.message} />
      </Page>
    );
  const file = answer.value;
  const { form, which } = params;
  const number = which === 'new' || which === undefined ? null : Number(which);
  const known = { election, file, number };
  const isNewOr = (list: readonly { readonly number: number }[]) =>
    number === null || list.some((one) => one.number === number);
  if (form === undefined) return <BallotPage election={election} file={file} at={query.at ?? null} />;
  if (form === 'office' && isNewOr(file.offices)) return <OfficeForm {...known} />;
  if (form === 'candidate' && file.offices.length > 0 && isNewOr(file.candidates))
    return <CandidateForm {...known} office={query.office ?? ''} />;
  if (form === 'proposition' && isNewOr(file.propositions)) return <PropositionForm {...known} />;
  if (form === 'march-18' && file.pollDayWords !== null)
    return which === 'publication' ? (
      <March18PublicationForm election={election} file={file} />
    ) : (
      <March18ResolutionForm election={election} file={file} />
    );
  return <NotFound />;
}
