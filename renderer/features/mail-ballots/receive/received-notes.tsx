// Two keys after an envelope was taken in: F8, then the figure of what is seen on it. It is for the inspectors, who decide.
import { useEffect, useRef, useState } from 'react';
import type { ElectionId } from '../../../../shared/domain/ids.ts';
import { EnvelopeNote } from '../../../../shared/domain/mail-ballot.ts';
import type { ViewOutput } from '../../../../shared/ipc/contract.ts';
import { listInWords } from '../../../../shared/words/lists.ts';
import { envelopeNoteInWords } from '../../../../shared/words/mail-ballots.ts';
import { capital, sentence } from '../../../../shared/words/sentence.ts';
import { useAct } from '../../../api/use-act.ts';
import { useShortcut } from '../../../app/shortcut-registry.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorText } from '../../../ui/error-text.tsx';
import { say } from '../../../ui/live-region.tsx';
import { envelopeNumber } from '../application-words.ts';
import { noCure } from '../envelope-note-dialog.tsx';

export type Back = ViewOutput<'mail-ballots.returns'>['last'][number];

export function ReceivedNotes({
  election,
  back,
  onDone,
}: {
  readonly election: ElectionId;
  readonly back: Back;
  /** The field for the next envelope takes the keyboard again. */
  readonly onDone: () => void;
}) {
  const act = useAct('mail-ballot.note-envelope');
  const [open, setOpen] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  useShortcut('note-envelope', () => setOpen(true));
  useEffect(() => {
    if (open) list.current?.querySelector('button')?.focus();
  }, [open]);
  const close = () => {
    setOpen(false);
    onDone();
  };
  const note = async (seen: EnvelopeNote) => {
    const notes = back.notes.includes(seen) ? back.notes.filter((one) => one !== seen) : [...back.notes, seen];
    const answer = await act.send({ election, envelope: back.envelope, notes, remark: '' });
    if (!answer.ok) return;
    say(`Noted for the inspectors: ${envelopeNoteInWords[seen]}.`);
    close();
  };
  const noted = back.notes.map((one) => envelopeNoteInWords[one]);
  return (
    <section className="seen" aria-label="What is seen on the envelope">
      {noted.length > 0 && (
        <p>
          You do not decide this one. The inspectors do.{' '}
          {sentence(`I have put it on their sheet: ${listInWords(noted)}`)} Article 15 has no step to cure it.
        </p>
      )}
      {!open && (
        <div className="acts">
          <Button small icon="pen" keys="F8" onPress={() => setOpen(true)}>
            Something is to be seen on envelope {envelopeNumber(back.envelope)}
          </Button>
        </div>
      )}
      {open && (
        <>
          <p className="note">Press its figure. {noCure}</p>
          <ol
            ref={list}
            className="seen-list"
            onKeyDown={(event) => {
              const seen = EnvelopeNote.options[Number(event.key) - 1];
              if (event.key === 'Escape') {
                event.preventDefault();
                event.stopPropagation();
                close();
              } else if (seen) {
                event.preventDefault();
                void note(seen);
              }
            }}
          >
            {EnvelopeNote.options.map((seen, at) => (
              <li key={seen}>
                <Button small keys={String(at + 1)} busy={act.busy} onPress={() => void note(seen)}>
                  {capital(envelopeNoteInWords[seen])}
                  {back.notes.includes(seen) ? ' (noted; takes it back)' : ''}
                </Button>
              </li>
            ))}
          </ol>
        </>
      )}
      <ErrorText message={act.refusal?.message} />
    </section>
  );
}
