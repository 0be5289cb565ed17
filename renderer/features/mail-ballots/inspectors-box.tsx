// The special box of §15-120(9), after the close: envelopes opened, ballots put in, empty envelopes, as the worksheet says.
import { useState } from 'react';
import type { ElectionId } from '../../../shared/domain/ids.ts';
import type { PlainDate } from '../../../shared/domain/plain-date.ts';
import type { WallTime } from '../../../shared/domain/wall-time.ts';
import { longDay } from '../../../shared/words/days.ts';
import { receivedInWords } from '../../../shared/words/filings.ts';
import { hourInWords } from '../../../shared/words/hours.ts';
import { remarked } from '../../../shared/words/mail-ballots.ts';
import { sentence } from '../../../shared/words/sentence.ts';
import { Block } from '../../ui/block.tsx';
import { Button } from '../../ui/button.tsx';
import { Cites } from '../../ui/cite.tsx';
import { LedgerLine } from '../../ui/ledger-line.tsx';
import { TakeBack } from '../records/take-back.tsx';
import { BoxDialog } from './inspectors-box-dialog.tsx';
import type { BoardView } from './inspectors-screen.tsx';

export function InspectorsBox({
  election,
  board,
  pollDay,
  closes,
}: {
  readonly election: ElectionId;
  readonly board: BoardView;
  readonly pollDay: PlainDate | null;
  readonly closes: WallTime | null;
}) {
  const [asking, setAsking] = useState<'count' | 'error' | null>(null);
  const close = () => setAsking(null);
  const { box, transmittals } = board;
  if (transmittals.length === 0) return null;
  const when = pollDay === null ? '' : `, ${longDay(pollDay)}${closes === null ? '' : `, ${hourInWords(closes)}`}`;
  return (
    <Block title="The box, after the close">
      {box ? (
        <>
          <LedgerLine off={offInWords(board)}>
            {`${box.count.opened} opened, ${box.count.deposited} put into the box, ${box.count.empty} empty`}
          </LedgerLine>
          <p className="note">
            {sentence(receivedInWords(box.count.at))}
            {remarked(box.count.remark)}
          </p>
        </>
      ) : (
        <p>
          {sentence(`No envelope is opened before the close of the polls${when}`)} Then the chair opens those determined
          to be lawfully cast and puts each ballot, still folded, into the box you furnished.
        </p>
      )}
      <Cites texts={['Election Law §15-120(9)']} />
      <div className="acts">
        {box ? (
          <Button small icon="undo" onPress={() => setAsking('error')}>
            Recorded in error…
          </Button>
        ) : (
          <Button icon="pen" onPress={() => setAsking('count')}>
            Write down the box…
          </Button>
        )}
      </div>
      {asking === 'count' && <BoxDialog election={election} board={board} onClose={close} />}
      {asking === 'error' && box && (
        <TakeBack
          act={box.act}
          question="Take back what you wrote down about the box?"
          onClose={close}
          onDone={close}
        />
      )}
    </Block>
  );
}

/** Null where what was opened is what was cast, and what came out of the envelopes is what went in. */
function offInWords({ box, cast }: BoardView): string | null {
  if (!box) return null;
  const { opened, deposited, empty } = box.count;
  if (opened !== deposited + empty) return `${deposited} and ${empty} make ${deposited + empty}, not ${opened}`;
  return opened === cast ? null : `${cast} on record as cast`;
}
