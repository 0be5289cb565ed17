// What is printed of the ballot, each paper with how it stands; its page has preview, editions and correction.
import type { ElectionId } from '../../../shared/domain/ids.ts';
import { useView } from '../../api/use-view.ts';
import { Block } from '../../ui/block.tsx';
import { PaperRows } from '../papers/paper-list.tsx';

const ofBallot = [
  'list-of-candidates',
  'ballot-proof',
  'absentee-ballot-proof',
  'early-mail-ballot-proof',
  'sample-ballot',
];

export function BallotPapers({ election }: { readonly election: ElectionId }) {
  const view = useView('papers.list', { election });
  if (view.state === 'waiting') return null;
  return (
    <Block title="On paper">
      {view.state === 'refused' ? (
        <p className="note">{view.refusal.message}</p>
      ) : (
        <PaperRows papers={view.value.papers.filter(({ id }) => ofBallot.includes(id))} />
      )}
    </Block>
  );
}
