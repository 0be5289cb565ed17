// Papers: what can leave the office, by when, and whether it is ready. A page of its own for each.
import { useView } from '../../api/use-view.ts';
import { useDesk } from '../../app/desk-context.ts';
import { NotFound } from '../../app/not-found.tsx';
import type { ScreenProps } from '../../app/routes.ts';
import { NoElectionYet, Refused } from '../needs-first.tsx';
import { PaperList } from './paper-list.tsx';
import { PaperScreen } from './paper-screen.tsx';

const title = 'Papers: which is ready to go?';

export function PapersScreen({ params }: ScreenProps) {
  const { election } = useDesk();
  const { paper } = params;
  if (election === null) return <NoElectionYet title={title} />;
  return paper === undefined ? (
    <ListOfPapers election={election} />
  ) : (
    <OnePaper key={`${election} ${paper}`} election={election} paper={paper} />
  );
}

type Election = NonNullable<ReturnType<typeof useDesk>['election']>;

function ListOfPapers({ election }: { readonly election: Election }) {
  const view = useView('papers.list', { election });
  if (view.state === 'waiting') return null;
  if (view.state === 'refused') return <Refused title={title} message={view.refusal.message} />;
  return <PaperList title={title} papers={view.value.papers} />;
}

function OnePaper({ election, paper }: { readonly election: Election; readonly paper: string }) {
  const view = useView('papers.paper', { election, paper, size: 'letter', type: null });
  if (view.state === 'refused')
    return view.refusal.code === 'no-such-paper' ? (
      <NotFound />
    ) : (
      <Refused title="Can this paper be made?" message={view.refusal.message} />
    );
  return <PaperScreen election={election} paper={paper} />;
}
