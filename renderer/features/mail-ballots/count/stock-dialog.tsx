// Ballots spoiled in the office before they left, or the unused ones as they were counted.
import { useState } from 'react';
import type { ElectionId } from '../../../../shared/domain/ids.ts';
import { parseTypedDay } from '../../../../shared/domain/plain-date.ts';
import { cleanText } from '../../../../shared/domain/text.ts';
import { useAct } from '../../../api/use-act.ts';
import { useDesk } from '../../../app/desk-context.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorText } from '../../../ui/error-text.tsx';
import { say } from '../../../ui/live-region.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { typedDay } from '../typed-moment.tsx';
import { nameOf, type StockLine } from './stock-block.tsx';

export function StockDialog({
  election,
  line,
  what,
  onClose,
}: {
  readonly election: ElectionId;
  readonly line: StockLine;
  readonly what: 'spoiled' | 'unused';
  readonly onClose: () => void;
}) {
  const { today } = useDesk().frame;
  const act = useAct('mail-ballot.note-stock');
  const [count, setCount] = useState('');
  const [day, setDay] = useState(typedDay(today));
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const send = async () => {
    if (!/^\d{1,6}$/.test(count.trim())) return setProblem('Type how many: a whole number.');
    const on = parseTypedDay(day, today);
    if (!on.ok) return setProblem(on.error.message);
    const { kind, district } = line;
    const told = { count: Number(count.trim()), on: on.value, note: cleanText(note) };
    const answer = await act.send({ election, kind, district, what, ...told });
    if (!answer.ok) return setProblem(answer.refusal.message);
    say('It is on record.');
    onClose();
  };
  return (
    <Dialog
      open
      hasFields
      question={
        what === 'spoiled' ? `How many were spoiled here? ${nameOf(line)}` : `How many are unused? ${nameOf(line)}`
      }
      main={{ label: 'Write it down', onPress: () => void send() }}
      others={[{ label: 'Leave it', onPress: onClose }]}
      onClose={onClose}
      busy={act.busy}
    >
      <div className="stack-tight">
        <TextField
          id="stock-count"
          label="How many"
          hint={
            what === 'spoiled' ? 'Torn, smudged or misprinted before they left' : 'As counted; the last count holds'
          }
          width="w6"
          inputMode="numeric"
          autoFocus
          value={count}
          onChange={(typed) => {
            setCount(typed);
            setProblem(undefined);
          }}
        />
        <DateField id="stock-day" label="On" near={today} value={day} onChange={setDay} />
        <TextField id="stock-note" label="Note" optional="if need be" width="full" value={note} onChange={setNote} />
        <ErrorText message={problem} />
        <p className="note">Recorded in error? Take it back in Records, History, with a reason.</p>
      </div>
    </Dialog>
  );
}
