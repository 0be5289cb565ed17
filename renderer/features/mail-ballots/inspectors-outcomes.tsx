// What the board determined, typed from its worksheet: whatever was not counted one by one with the reason, then all the rest
// in one act. The clerk decides none of it.
import { useState } from 'react';
import type { ElectionId } from '../../../shared/domain/ids.ts';
import type { PlainDate } from '../../../shared/domain/plain-date.ts';
import { envelopeNumber } from '../../../shared/words/mail-ballots.ts';
import { useAct } from '../../api/use-act.ts';
import { Block } from '../../ui/block.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorText } from '../../ui/error-text.tsx';
import { Finding } from '../../ui/finding.tsx';
import { say } from '../../ui/live-region.tsx';
import { TakeBack } from '../records/take-back.tsx';
import { EnvelopeTable, envelopesInWords } from './inspectors-envelopes.tsx';
import { OutcomeDialog } from './inspectors-outcome-dialog.tsx';
import { PrintPaper } from './inspectors-papers.tsx';
import type { BoardView, EnvelopeView } from './inspectors-screen.tsx';

const withTheBoard: ReadonlySet<EnvelopeView['stands']> = new Set([
  'on-transmittal',
  'delivered',
  'cast',
  'not-counted',
]);
const isOpen = ({ stands }: EnvelopeView): boolean => stands === 'on-transmittal' || stands === 'delivered';

type Asking = { readonly what: 'all' } | { readonly what: 'one'; readonly row: EnvelopeView };

export function InspectorsOutcomes({
  election,
  board,
  others,
  pollDay,
}: {
  readonly election: ElectionId;
  readonly board: BoardView;
  /** The other districts of the village. */
  readonly others: readonly string[];
  readonly pollDay: PlainDate | null;
}) {
  const [asking, setAsking] = useState<Asking | null>(null);
  const close = () => setAsking(null);
  const rows = board.envelopes.filter(({ stands }) => withTheBoard.has(stands));
  const open = rows.filter(isOpen);
  if (rows.length === 0) return null;
  return (
    <Block title="What the board determined" aside={`${board.cast} cast, ${board.notCounted} not counted`}>
      <Finding tone="info" out="You do not decide this one. The inspectors do." citations={['Election Law §15-120(9)']}>
        <p>
          They may determine an envelope at any time after they have it; none is opened before the close of the polls.
          Section 15-120 names no step in which a voter could cure an envelope. Type what their worksheet says.
        </p>
      </Finding>
      <EnvelopeTable
        show="outcome"
        caption={`With the board: ${envelopesInWords(rows.length)}`}
        rows={rows}
        onOpen={(row) => setAsking({ what: 'one', row })}
      />
      {open.length > 0 && <PrintPaper election={election} board={board} paper="inspectors-worksheet" />}
      {open.length > 0 && (
        <div className="acts end">
          <p className="note">Enter on a line: not counted, or another district.</p>
          <Button
            kind={board.here === 0 && board.transmittals.every(({ signed }) => signed !== null) ? 'main' : 'plain'}
            icon="check"
            onPress={() => setAsking({ what: 'all' })}
          >
            {allCastWords(open.length, rows.length)}
          </Button>
        </div>
      )}
      {asking?.what === 'all' && <AllCast election={election} open={open} onClose={close} />}
      {asking?.what === 'one' && isOpen(asking.row) && (
        <OutcomeDialog election={election} row={asking.row} others={others} pollDay={pollDay} onClose={close} />
      )}
      {asking?.what === 'one' && !isOpen(asking.row) && asking.row.act !== null && (
        <TakeBack act={asking.row.act} question={takeBackQuestion(asking.row, rows)} onClose={close} onDone={close} />
      )}
    </Block>
  );
}

const allCastWords = (open: number, all: number): string =>
  open === 1
    ? `${all === 1 ? 'It' : 'The other one'} was cast…`
    : `${open === all ? 'All' : 'The other'} ${open} were cast…`;

/** Several may have been written down in one act; then all of them are taken back. */
function takeBackQuestion({ act, envelope, name }: EnvelopeView, rows: readonly EnvelopeView[]): string {
  const together = rows.filter((row) => row.act === act).length;
  return together > 1
    ? `Take back what you wrote down about these ${together} envelopes together?`
    : `Take back what you wrote down about envelope ${envelopeNumber(envelope)}, ${name}?`;
}

function AllCast({
  election,
  open,
  onClose,
}: {
  readonly election: ElectionId;
  readonly open: readonly EnvelopeView[];
  readonly onClose: () => void;
}) {
  const act = useAct('mail-ballot.note-outcomes');
  const [problem, setProblem] = useState<string | undefined>();
  const send = async () => {
    const envelopes = open.map(({ envelope }) => envelope);
    const answer = await act.send({ election, envelopes, outcome: { what: 'cast' }, at: null });
    if (!answer.ok) return setProblem(answer.refusal.message);
    say(`${envelopesInWords(answer.value.envelopes)} on record as cast.`);
    onClose();
  };
  const [first] = open;
  return (
    <Dialog
      open
      question={
        open.length === 1 && first
          ? `Was envelope ${envelopeNumber(first.envelope)}, ${first.name}, determined to be cast?`
          : `Were these ${open.length} determined to be cast?`
      }
      main={{ label: open.length === 1 ? 'Cast' : 'All of them', onPress: () => void send() }}
      others={[{ label: 'Not yet', onPress: onClose }]}
      onClose={onClose}
      busy={act.busy}
    >
      <p>{open.map(({ envelope }) => envelopeNumber(envelope)).join(', ')}</p>
      <p className="note">
        Lawfully cast by qualified electors of the district, as the worksheet says. Those not counted come first, one by
        one.
      </p>
      <ErrorText message={problem} />
    </Dialog>
  );
}
