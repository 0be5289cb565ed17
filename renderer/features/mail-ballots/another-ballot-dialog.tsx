// Another ballot for the same voter: the last one is ended in the same act, and the next may go another way or to another address.
import { useState } from 'react';
import type { Wants } from '../../../shared/domain/application.ts';
import type { ElectionId } from '../../../shared/domain/ids.ts';
import { cleanText } from '../../../shared/domain/text.ts';
import { useAct } from '../../api/use-act.ts';
import { Choice } from '../../ui/choice.tsx';
import { say } from '../../ui/live-region.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { wantsWords } from './application-words.ts';
import type { BallotShown, CardView } from './ballots-of-line.tsx';
import { MomentReasonDialog } from './moment-reason-dialog.tsx';

export function AnotherBallotDialog({
  election,
  ballot,
  card,
  onClose,
}: {
  readonly election: ElectionId;
  readonly ballot: BallotShown;
  readonly card: CardView;
  readonly onClose: () => void;
}) {
  const act = useAct('mail-ballot.reissue');
  const [how, setHow] = useState<'spoiled' | 'cancelled'>('cancelled');
  const [wants, setWants] = useState<Wants>(card.wants === 'not-said' ? 'mailed' : card.wants);
  const [agent, setAgent] = useState(card.agent);
  const [address, setAddress] = useState('');
  const ends = ballot.ended === null;
  const lines = address
    .split('\n')
    .map(cleanText)
    .filter((line) => line !== '');
  return (
    <MomentReasonDialog
      question={`Send another ballot to ${card.name}?`}
      main="Send another"
      hint="The dog tore up the first; it never came; the address was wrong"
      busy={act.busy}
      onSend={async ({ at, reason }) => {
        if (lines.length > 5) return 'An address has at most five lines.';
        const answer = await act.send({
          ...{ election, application: card.number, how, at, reason, wants },
          agent: wants === 'collect-agent' ? cleanText(agent) : '',
          sendTo: wants === 'mailed' && lines.length > 0 ? { lines } : null,
        });
        if (!answer.ok) return answer.refusal.message;
        say('Another ballot is to go out. It stands on its work list.');
        onClose();
        return null;
      }}
      onClose={onClose}
    >
      {ends && (
        <Choice
          id="another-how"
          label="The last one is"
          inline
          options={[
            { value: 'cancelled', label: 'Cancelled' },
            { value: 'spoiled', label: 'Spoiled' },
          ]}
          value={how}
          onChange={setHow}
        />
      )}
      <Choice
        id="another-wants"
        label="The next one"
        inline
        options={(['mailed', 'collect-self', 'collect-agent'] as const).map((value) => ({
          value,
          label: wantsWords[value],
        }))}
        value={wants === 'not-said' ? '' : wants}
        onChange={setWants}
      />
      {wants === 'collect-agent' && (
        <TextField
          id="another-agent"
          label="The agent named by the voter in writing"
          width="full"
          value={agent}
          onChange={setAgent}
        />
      )}
      {wants === 'mailed' && (
        <TextArea
          id="another-address"
          label="Another address"
          optional="empty: where the last one went"
          rows={3}
          value={address}
          onChange={setAddress}
        />
      )}
      <p className="note">
        If the {ends ? 'last one' : 'old one'} comes back after all, it is kept sealed and does not go to the
        inspectors: a voter has one live ballot.
      </p>
    </MomentReasonDialog>
  );
}
