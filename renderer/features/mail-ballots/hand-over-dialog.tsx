// Handing a ballot over at the counter: to the voter, or to the agent named in the application. The statute limits neither how
// many an agent collects nor how he is related: they are counted, and nobody is turned away for it.
import { useState } from 'react';
import type { ElectionId } from '../../../shared/domain/ids.ts';
import type { HandedTo } from '../../../shared/domain/mail-ballot.ts';
import { cleanText } from '../../../shared/domain/text.ts';
import { useAct } from '../../api/use-act.ts';
import { useDesk } from '../../app/desk-context.ts';
import { CheckBox } from '../../ui/check-box.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorText } from '../../ui/error-text.tsx';
import { say } from '../../ui/live-region.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { envelopeNumber } from './application-words.ts';
import type { CardView } from './ballots-of-line.tsx';
import { MomentFields, readMoment, useTypedMoment } from './typed-moment.tsx';

/** “Abernathy, Doris” as one who signs would be called: “Doris Abernathy”. */
const spoken = (listed: string): string => listed.split(', ').toReversed().join(' ');

export function HandOverDialog({
  election,
  card,
  onClose,
}: {
  readonly election: ElectionId;
  readonly card: CardView;
  readonly onClose: () => void;
}) {
  const { today } = useDesk().frame;
  const act = useAct('mail-ballot.hand-over');
  const receipt = useAct('mail-ballot.print-hand-over-receipt');
  const nameOf = (to: HandedTo) => (to === 'agent' ? card.agent : spoken(card.name));
  const [to, setTo] = useState<HandedTo>(card.wants === 'collect-agent' ? 'agent' : 'voter');
  const [name, setName] = useState(nameOf(to));
  const [signed, setSigned] = useState(false);
  const [why, setWhy] = useState('');
  const [moment, setMoment] = useTypedMoment(today);
  const [problem, setProblem] = useState<string | undefined>();
  const send = async () => {
    const at = readMoment(moment, today);
    if (typeof at === 'string') return setProblem(at);
    if (cleanText(name) === '') return setProblem('Type who was given the ballot.');
    const answer = await act.send({
      ...{ election, application: card.number, to, name: cleanText(name), at },
      ...{ receiptSigned: signed, otherAgent: to === 'agent' ? cleanText(why) : '' },
    });
    if (!answer.ok) return setProblem(answer.refusal.message);
    say(`Ballot ${envelopeNumber(answer.value.envelope)} is handed over to ${cleanText(name)}.`);
    onClose();
  };
  const printReceipt = async () => {
    const at = readMoment(moment, today);
    if (typeof at === 'string') return setProblem(at);
    if (cleanText(name) === '') return setProblem('Type who is given the ballot.');
    const answer = await receipt.send({ election, application: card.number, to, name: cleanText(name), at });
    if (!answer.ok) return setProblem(answer.refusal.message);
    say(`Receipt ${answer.value.number} is printed to a file and opened in the viewer.`);
  };
  const other = to === 'agent' && cleanText(name) !== card.agent;
  return (
    <Dialog
      open
      hasFields
      question={`Who was given the ballot of ${card.name}?`}
      main={{ label: 'Handed over', onPress: () => void send() }}
      others={[
        { label: 'Not yet', onPress: onClose },
        { label: 'Print the receipt', onPress: () => void printReceipt() },
      ]}
      onClose={onClose}
      busy={act.busy || receipt.busy}
    >
      <div className="stack-tight">
        <Choice
          id="hand-over-to"
          label="Handed to"
          inline
          options={[
            { value: 'voter', label: 'The voter' },
            { value: 'agent', label: 'The agent named in the application' },
          ]}
          value={to}
          onChange={(chosen) => {
            setTo(chosen);
            setName(nameOf(chosen));
            setProblem(undefined);
          }}
        />
        <TextField
          id="hand-over-name"
          label="Name"
          width="full"
          autoFocus
          value={name}
          onChange={(typed) => {
            setName(typed);
            setProblem(undefined);
          }}
        />
        {to === 'agent' && <AgentNote card={card} />}
        {other && (
          <TextField
            id="hand-over-why"
            label="Why it is given to somebody else"
            hint="§15-120(6) names the applicant and the agent named in the application."
            width="full"
            value={why}
            onChange={setWhy}
          />
        )}
        <MomentFields id="hand-over" typed={moment} onChange={setMoment} near={today} />
        <CheckBox id="hand-over-signed" label="Signed for it on the receipt" checked={signed} onChange={setSigned} />
        <ErrorText message={problem} />
      </div>
    </Dialog>
  );
}

const AgentNote = ({ card: { agent, agentHas } }: { readonly card: CardView }) => (
  <p className="note">
    {agent === ''
      ? 'The application names no agent.'
      : `The application names ${agent}${agentHas === 0 ? '' : `, who has been handed ${agentHas === 1 ? 'one other ballot' : `${agentHas} other ballots`} at this election`}. The statute sets no limit.`}
  </p>
);
