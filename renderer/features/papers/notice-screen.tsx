// The notice of election: can it go? Its facts, the paper itself, where it goes, what was printed.
import { useState } from 'react';
import type { ElectionId } from '../../../shared/domain/ids.ts';
import { useView } from '../../api/use-view.ts';
import { Page } from '../../app/page.tsx';
import { Block } from '../../ui/block.tsx';
import { Button } from '../../ui/button.tsx';
import { PaperPreview } from '../../ui/paper-preview.tsx';
import { Refused } from '../needs-first.tsx';
import { EditionList } from './edition-list.tsx';
import { NewspaperCopy } from './newspaper-copy.tsx';
import { NoticeFacts } from './notice-facts.tsx';
import { NoticeFindings } from './notice-findings.tsx';
import type { NoticePage } from './notice-words.ts';
import { PostingPlaces } from './posting-places.tsx';
import { type PaperSize, PrintNotice } from './print-notice.tsx';

const title = 'Can the notice of election go out?';

export function NoticeScreen({ election }: { readonly election: ElectionId }) {
  const [size, setSize] = useState<PaperSize>('letter');
  const view = useView('papers.notice', { election, size });
  // The other size is a new question: until it is answered the paper stays as it was.
  const [last, setLast] = useState<NoticePage | null>(null);
  if (view.state === 'shown' && view.value !== last) setLast(view.value);
  if (view.state === 'refused') return <Refused title={title} message={view.refusal.message} />;
  const notice = view.state === 'shown' ? view.value : last;
  if (notice === null) return null;
  return (
    <Page title={title} windowTitle="Notice of election" above={<a href="#/papers">Papers</a>}>
      <div className="two-columns wide-aside">
        <div className="notice">
          <NoticeFindings notice={notice} />
          <FactsAndPaper notice={notice} />
          <NewspaperCopy text={notice.newspaper} edition={notice.newspaperFrom} newspaper={notice.paperName} />
        </div>
        <div className="notice">
          <PostingPlaces notice={notice} />
          <EditionList editions={notice.editions} />
          <PrintNotice election={election} notice={notice} size={size} onSize={setSize} />
        </div>
      </div>
    </Page>
  );
}

function FactsAndPaper({ notice }: { readonly notice: NoticePage }) {
  const [larger, setLarger] = useState(false);
  return (
    <div className={larger ? 'paper-facts reading' : 'paper-facts'}>
      {!larger && <NoticeFacts notice={notice} />}
      <Block
        title="The paper"
        aside={
          <Button small kind="quiet" onPress={() => setLarger(!larger)}>
            {larger ? 'Smaller' : 'Larger'}
          </Button>
        }
      >
        <PaperPreview paper={notice.document} />
      </Block>
    </div>
  );
}
