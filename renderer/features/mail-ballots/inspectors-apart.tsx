// What does not go to the board: set aside unopened, with a total of its own, and what came late. Each has its own sheet.
import type { ElectionId } from '../../../shared/domain/ids.ts';
import { go } from '../../app/router.ts';
import { Block } from '../../ui/block.tsx';
import { EnvelopeTable, envelopesInWords } from './inspectors-envelopes.tsx';
import { PrintPaper } from './inspectors-papers.tsx';
import type { BoardView, EnvelopeView } from './inspectors-screen.tsx';

const openLine = ({ application }: EnvelopeView) => go(`/mail-ballots/${application}`);

export function InspectorsApart({ election, board }: { readonly election: ElectionId; readonly board: BoardView }) {
  const aside = board.envelopes.filter(({ stands }) => stands === 'set-aside');
  const late = board.envelopes.filter(({ stands }) => stands === 'late');
  const replaced = board.envelopes.filter(({ stands }) => stands === 'replaced-came-back');
  return (
    <>
      {aside.length > 0 && (
        <Block title="Set aside, unopened" aside={`${envelopesInWords(aside.length)}, in no other total`}>
          <EnvelopeTable show="came" caption="Set aside, unopened" rows={aside} onOpen={openLine} />
          <PrintPaper election={election} board={board} paper="set-aside-sheet" />
        </Block>
      )}
      {late.length > 0 && (
        <Block title="Late, kept sealed" aside={`${envelopesInWords(late.length)}, not delivered as timely`}>
          <EnvelopeTable show="came" caption="Late, kept sealed" rows={late} onOpen={openLine} />
          <PrintPaper election={election} board={board} paper="late-envelopes-sheet" />
        </Block>
      )}
      {replaced.length > 0 && (
        <Block title="Replaced by another ballot, kept sealed" aside={envelopesInWords(replaced.length)}>
          <EnvelopeTable show="came" caption="Replaced, kept sealed" rows={replaced} onOpen={openLine} />
        </Block>
      )}
    </>
  );
}
