// Envelopes that go to no board yet, because nobody has written down where their voters live.
import { useState } from 'react';
import type { ElectionId } from '../../../shared/domain/ids.ts';
import { districtInWords } from '../../../shared/words/inspectors.ts';
import { envelopeNumber } from '../../../shared/words/mail-ballots.ts';
import { useAct } from '../../api/use-act.ts';
import { Block } from '../../ui/block.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorText } from '../../ui/error-text.tsx';
import { Finding } from '../../ui/finding.tsx';
import { say } from '../../ui/live-region.tsx';
import { EnvelopeTable } from './inspectors-envelopes.tsx';
import type { BoardView, EnvelopeView } from './inspectors-screen.tsx';

export function InspectorsDistrict({
  election,
  board,
  others,
}: {
  readonly election: ElectionId;
  readonly board: BoardView;
  readonly others: readonly string[];
}) {
  const [row, setRow] = useState<EnvelopeView | null>(null);
  return (
    <Block title="To which board do they go?">
      <Finding
        tone="warning"
        out="The district of these envelopes is not on record."
        citations={['Election Law §15-120(8)']}
      >
        <p>Find out in which district each voter lives. Until then it goes to no board. Enter on a line says it.</p>
      </Finding>
      <EnvelopeTable
        caption="Envelopes without a district"
        rows={board.envelopes.filter(({ stands }) => stands === 'back')}
        onOpen={setRow}
      />
      {row && <WhichDistrict election={election} row={row} others={others} onClose={() => setRow(null)} />}
    </Block>
  );
}

function WhichDistrict({
  election,
  row: { envelope, name },
  others,
  onClose,
}: {
  readonly election: ElectionId;
  readonly row: EnvelopeView;
  readonly others: readonly string[];
  readonly onClose: () => void;
}) {
  const act = useAct('mail-ballot.say-district');
  const [district, setDistrict] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const send = async () => {
    if (district === '') return setProblem('Choose the district.');
    const answer = await act.send({ election, envelope, district });
    if (!answer.ok) return setProblem(answer.refusal.message);
    say(`Envelope ${envelopeNumber(envelope)} goes to ${districtInWords(district)}.`);
    onClose();
  };
  return (
    <Dialog
      open
      hasFields
      question={`To which board does envelope ${envelopeNumber(envelope)}, ${name}, go?`}
      main={{ label: 'It goes there', onPress: () => void send() }}
      others={[{ label: 'Not known yet', onPress: onClose }]}
      onClose={onClose}
      busy={act.busy}
    >
      <div className="stack-tight">
        <Choice
          autoFocus
          id="which-district"
          label="The voter lives in"
          options={others.map((value) => ({ value, label: districtInWords(value) }))}
          value={district}
          onChange={setDistrict}
        />
        <ErrorText message={problem} />
      </div>
    </Dialog>
  );
}
