// Papers: what can leave the office, and whether it is ready. One paper so far, the notice of election.
import type { ElectionId } from '../../../shared/domain/ids.ts';
import { useView } from '../../api/use-view.ts';
import { useDesk } from '../../app/desk-context.ts';
import { NotFound } from '../../app/not-found.tsx';
import { Page } from '../../app/page.tsx';
import type { ScreenProps } from '../../app/routes.ts';
import { Block } from '../../ui/block.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { PaperCard } from '../../ui/paper-card.tsx';
import { PaperPreview } from '../../ui/paper-preview.tsx';
import { Tag } from '../../ui/tag.tsx';
import { NoElectionYet, Refused } from '../needs-first.tsx';
import { NoticeScreen } from './notice-screen.tsx';
import { editionWords, factsWords, type NoticePage } from './notice-words.ts';

const title = 'Papers: which is ready to go?';
const noticePath = 'notice-of-election';

export function PapersScreen({ params }: ScreenProps) {
  const { election } = useDesk();
  const { paper } = params;
  if (paper !== undefined && paper !== noticePath) return <NotFound />;
  if (election === null) return <NoElectionYet title={title} />;
  return paper === undefined ? <PaperList election={election} /> : <NoticeScreen key={election} election={election} />;
}

function PaperList({ election }: { readonly election: ElectionId }) {
  const view = useView('papers.notice', { election, size: 'letter' });
  if (view.state === 'waiting') return null;
  if (view.state === 'refused') return <Refused title={title} message={view.refusal.message} />;
  const notice = view.value;
  const newest = notice.editions.at(-1);
  return (
    <Page title={title} windowTitle="Papers">
      <Block title="Notices">
        <ul className="paper-list">
          <li>
            <PaperCard
              title="Notice of election"
              note={`${factsWords(notice)} ${newest ? `Newest: ${editionWords(newest)}.` : 'Not printed yet.'}`}
              status={<ReadyTag notice={notice} />}
              preview={<PaperPreview paper={notice.document} />}
              acts={
                <ButtonLink kind="main" href={`#/papers/${noticePath}`}>
                  Open the notice of election
                </ButtonLink>
              }
            />
          </li>
        </ul>
      </Block>
    </Page>
  );
}

function ReadyTag({ notice }: { readonly notice: NoticePage }) {
  if (notice.missing.length > 0) {
    return (
      <Tag icon="alert" tone="warning">
        Something is not on record yet
      </Tag>
    );
  }
  return notice.editions.length > 0 ? (
    <Tag icon="check" tone="success">
      Printed
    </Tag>
  ) : (
    <Tag icon="print" tone="accent">
      Ready to print
    </Tag>
  );
}
