// What the board determined about one envelope, in the words of its worksheet.
import { useState } from 'react';
import type { ElectionId } from '../../../shared/domain/ids.ts';
import type { BallotOutcome } from '../../../shared/domain/mail-ballot.ts';
import type { PlainDate } from '../../../shared/domain/plain-date.ts';
import { cleanText } from '../../../shared/domain/text.ts';
import { parseTypedTime } from '../../../shared/domain/wall-time.ts';
import { districtInWords } from '../../../shared/words/inspectors.ts';
import { envelopeNumber } from '../../../shared/words/mail-ballots.ts';
import { useAct } from '../../api/use-act.ts';
import { Choice } from '../../ui/choice.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorText } from '../../ui/error-text.tsx';
import { say } from '../../ui/live-region.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { TimeField } from '../../ui/time-field.tsx';
import type { EnvelopeView } from './inspectors-screen.tsx';

type Why = Extract<BallotOutcome, { what: 'not-counted' }>['why'];
type Picked = 'cast' | Why | 'wrong-district';

const answers = (kind: EnvelopeView['kind'], several: boolean): readonly { value: Picked; label: string }[] => [
  { value: 'cast', label: 'Cast' },
  { value: 'not-qualified-elector', label: 'Not counted: not a qualified elector of this district' },
  { value: 'not-lawfully-cast', label: 'Not counted: not lawfully cast' },
  {
    value: 'not-qualified-under-section',
    label: `Not counted: not qualified under ${kind === 'absentee' ? '§15-120' : '§15-119'}`,
  },
  { value: 'other', label: 'Not counted: another reason, in their words' },
  ...(several ? [{ value: 'wrong-district' as const, label: 'It belongs to another district' }] : []),
];

/** The outcome, or what is still missing. */
function outcomeOf(picked: Picked | '', words: string, district: string): BallotOutcome | string {
  switch (picked) {
    case '':
      return 'Choose what their worksheet says.';
    case 'cast':
      return { what: 'cast' };
    case 'wrong-district':
      return district === '' ? 'To which district does it belong?' : { what: 'wrong-district', district };
    default:
      return picked === 'other' && words === ''
        ? 'Write down the reason in the inspectors’ own words.'
        : { what: 'not-counted', why: picked, words };
  }
}

export function OutcomeDialog({
  election,
  row: { envelope, name, kind, notes },
  others,
  pollDay,
  onClose,
}: {
  readonly election: ElectionId;
  readonly row: EnvelopeView;
  readonly others: readonly string[];
  readonly pollDay: PlainDate | null;
  readonly onClose: () => void;
}) {
  const act = useAct('mail-ballot.note-outcomes');
  const [picked, setPicked] = useState<Picked | ''>('');
  const [words, setWords] = useState('');
  const [district, setDistrict] = useState(others.length === 1 ? (others[0] ?? '') : '');
  const [time, setTime] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const send = async () => {
    const outcome = outcomeOf(picked, cleanText(words), district);
    if (typeof outcome === 'string') return setProblem(outcome);
    const hour = time.trim() === '' ? null : parseTypedTime(time);
    if (time.trim() !== '' && hour === null) return setProblem('The hour cannot be read. Type it like 9:05 pm.');
    const at = hour === null || pollDay === null ? null : { day: pollDay, time: hour };
    const answer = await act.send({ election, envelopes: [envelope], outcome, at });
    if (!answer.ok) return setProblem(answer.refusal.message);
    say(
      outcome.what === 'wrong-district'
        ? `Envelope ${envelopeNumber(envelope)} goes on the next run to ${districtInWords(outcome.district)}.`
        : `Envelope ${envelopeNumber(envelope)}: written down.`,
    );
    onClose();
  };
  const notCounted = picked !== '' && picked !== 'cast' && picked !== 'wrong-district';
  return (
    <Dialog
      open
      hasFields
      question={`What did the inspectors determine about envelope ${envelopeNumber(envelope)}, ${name}?`}
      main={{ label: 'Write it down', onPress: () => void send() }}
      others={[{ label: 'Nothing yet', onPress: onClose }]}
      onClose={onClose}
      busy={act.busy}
    >
      <div className="stack-tight">
        {notes.length > 0 && <p className="note">On their sheet: {notes.join('; ')}.</p>}
        <Choice
          autoFocus
          id="outcome"
          label="Their worksheet says"
          options={answers(kind, others.length > 0)}
          value={picked}
          onChange={(value) => {
            setPicked(value);
            setProblem(undefined);
          }}
        />
        {notCounted && (
          <TextField
            id="outcome-words"
            label="In their words"
            optional={picked === 'other' ? undefined : 'if they gave any'}
            width="full"
            value={words}
            onChange={setWords}
          />
        )}
        {picked === 'wrong-district' && (
          <Select
            id="outcome-district"
            label="It belongs to"
            none="Choose"
            options={others.map((value) => ({ value, label: districtInWords(value) }))}
            value={district}
            onChange={setDistrict}
          />
        )}
        <TimeField id="outcome-time" label="At" optional="if the sheet says so" value={time} onChange={setTime} />
        <ErrorText message={problem} />
      </div>
    </Dialog>
  );
}
