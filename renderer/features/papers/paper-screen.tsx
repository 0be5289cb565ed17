// One paper: can it go? What is missing, the paper itself, its way through the newspaper and onto the walls, what was printed.
import { useState } from 'react';
import type { ElectionId } from '../../../shared/domain/ids.ts';
import { useView } from '../../api/use-view.ts';
import { Page } from '../../app/page.tsx';
import { Block } from '../../ui/block.tsx';
import { Button } from '../../ui/button.tsx';
import { Finding } from '../../ui/finding.tsx';
import { PaperPreview } from '../../ui/paper-preview.tsx';
import type { PaperSize } from '../paper-size-choice.tsx';
import { EditionList } from './edition-list.tsx';
import { MissingList, NoticeFacts } from './missing-facts.tsx';
import { NewspaperDesk } from './newspaper-desk.tsx';
import { PaperFindings } from './paper-findings.tsx';
import { type PaperPage, type PaperType, paperQuestion } from './paper-words.ts';
import { PostingLog } from './posting-log.tsx';
import { PrintPaper } from './print-paper.tsx';
import { TypedForm } from './typed-form.tsx';

export function PaperScreen({ election, paper: id }: { readonly election: ElectionId; readonly paper: string }) {
  const [size, setSize] = useState<PaperSize>('letter');
  const [type, setType] = useState<PaperType>(null);
  const view = useView('papers.paper', { election, paper: id, size, type });
  // The other size is a new question: until it is answered the paper stays as it was.
  const [last, setLast] = useState<PaperPage | null>(null);
  if (view.state === 'shown' && view.value !== last) setLast(view.value);
  const page = view.state === 'shown' ? view.value : last;
  if (page === null) return null;
  const { newspaper, posting, fields } = page;
  return (
    <Page title={paperQuestion(page)} windowTitle={page.title} lead={page.why} above={<a href="#/papers">Papers</a>}>
      <div className="two-columns wide-aside">
        <div className="notice">
          {page.id.startsWith('inspectors-') && (
            <p className="note">
              The names come from <a href="#/inspectors">the list of inspectors</a>.
            </p>
          )}
          <PaperFindings page={page} />
          <FactsAndPaper page={page} />
          {fields.length > 0 && <TypedForm key={JSON.stringify(page.typed)} election={election} page={page} />}
          {newspaper && <NewspaperDesk election={election} page={page} newspaper={newspaper} />}
        </div>
        <div className="notice">
          {posting && <PostingLog election={election} page={page} posting={posting} />}
          <EditionList election={election} page={page} />
          {page.document && (
            <PrintPaper election={election} page={page} size={size} onSize={setSize} type={type} onType={setType} />
          )}
        </div>
      </div>
    </Page>
  );
}

function FactsAndPaper({ page }: { readonly page: PaperPage }) {
  const [larger, setLarger] = useState(false);
  const { document, facts, missing, not } = page;
  if (document === null) return <Finding tone="info" out={not ?? 'There is no such paper in this election.'} />;
  const beside = facts.length > 0 || missing.length > 0;
  return (
    <div className={larger || !beside ? 'paper-facts reading' : 'paper-facts'}>
      {!larger && beside && (facts.length > 0 ? <NoticeFacts page={page} /> : <MissingList page={page} />)}
      <Block
        title="The paper"
        aside={
          <Button small kind="quiet" onPress={() => setLarger(!larger)}>
            {larger ? 'Smaller' : 'Larger'}
          </Button>
        }
      >
        <div className={larger || beside ? undefined : 'paper-alone'}>
          <PaperPreview paper={document} />
        </div>
      </Block>
    </div>
  );
}
