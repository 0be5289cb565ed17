// What is seen on the outside of a returned envelope, for the inspectors: they decide, and Article 15 has no step to cure it.
import { useState } from 'react';
import type { ElectionId } from '../../../shared/domain/ids.ts';
import { EnvelopeNote } from '../../../shared/domain/mail-ballot.ts';
import { cleanText } from '../../../shared/domain/text.ts';
import { envelopeNoteInWords } from '../../../shared/words/mail-ballots.ts';
import { capital } from '../../../shared/words/sentence.ts';
import { useAct } from '../../api/use-act.ts';
import { CheckBox } from '../../ui/check-box.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorText } from '../../ui/error-text.tsx';
import { say } from '../../ui/live-region.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { envelopeNumber } from './application-words.ts';
import type { BallotShown } from './ballots-of-line.tsx';

export const noCure = 'You do not decide this one. The inspectors do. Article 15 has no step to cure it.';

export function EnvelopeNoteDialog({
  election,
  ballot: { envelope, returned },
  onClose,
}: {
  readonly election: ElectionId;
  readonly ballot: BallotShown;
  readonly onClose: () => void;
}) {
  const act = useAct('mail-ballot.note-envelope');
  const [notes, setNotes] = useState<readonly EnvelopeNote[]>(returned?.notes ?? []);
  const [remark, setRemark] = useState(returned?.remark ?? '');
  const [problem, setProblem] = useState<string | undefined>();
  const number = envelopeNumber(envelope);
  const send = async () => {
    const answer = await act.send({ election, envelope, notes: [...notes], remark: cleanText(remark) });
    if (!answer.ok) return setProblem(answer.refusal.message);
    say(`Noted for the inspectors on envelope ${number}.`);
    onClose();
  };
  return (
    <Dialog
      open
      hasFields
      question={`What is to be seen on envelope ${number}?`}
      main={{ label: 'Note it for the inspectors', onPress: () => void send() }}
      others={[{ label: 'Leave it', onPress: onClose }]}
      onClose={onClose}
      busy={act.busy}
    >
      <div className="stack-tight">
        {EnvelopeNote.options.map((note) => (
          <CheckBox
            key={note}
            id={`seen-${note}`}
            label={capital(envelopeNoteInWords[note])}
            checked={notes.includes(note)}
            onChange={(on) => setNotes(on ? [...notes, note] : notes.filter((other) => other !== note))}
          />
        ))}
        <TextField
          id="seen-remark"
          label="In your own words"
          optional="if need be"
          width="full"
          autoFocus
          value={remark}
          onChange={setRemark}
        />
        <ErrorText message={problem} />
        <p className="note">{noCure}</p>
      </div>
    </Dialog>
  );
}
