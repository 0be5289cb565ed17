// The same words for the newspaper, without tables: copied in one key, or saved as a text file.
import { useId, useRef, useState } from 'react';
import type { ElectionId } from '../../../shared/domain/ids.ts';
import { callService } from '../../api/service.ts';
import { Button } from '../../ui/button.tsx';
import { say } from '../../ui/live-region.tsx';

interface Props {
  readonly election: ElectionId;
  readonly paper: string;
  readonly text: string;
  /** The edition whose words these are; null while what is on record has not been printed. */
  readonly edition: number | null;
}

type Done = { readonly words: string } | null;

export function NewspaperCopy({ election, paper, text, edition }: Props) {
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const [done, setDone] = useState<Done>(null);
  const select = () => {
    box.current?.focus();
    box.current?.select();
  };
  const copy = () => {
    select();
    // The clipboard of the web asks for a permission this window never gives; copying a selection needs none.
    const copied = document.execCommand('copy');
    setDone({ words: copied ? 'Copied. Paste it into your message.' : 'It is selected: press Ctrl C to copy it.' });
    if (copied) say('Copied. Paste it into your message to the newspaper.');
  };
  const save = async () => {
    const answer = await callService('paper.save-copy', { election, paper });
    if (!answer.ok) setDone({ words: answer.refusal.message });
    else if (answer.value.saved !== null) setDone({ words: `Saved as ${answer.value.saved}.` });
  };
  return (
    <div className="stack-tight">
      <label className="sr" htmlFor={id}>
        Text for the newspaper
      </label>
      <p className="note">
        {edition === null
          ? 'Not printed as it stands now. Print it first, so that the newspaper and the posted notice say the same.'
          : `The words of edition ${edition}, as it was printed.`}
      </p>
      <textarea id={id} className="in full" rows={8} readOnly value={text} ref={box} />
      <div className="acts">
        <Button onPress={select}>Select all</Button>
        <Button icon="note" onPress={copy}>
          Copy
        </Button>
        <Button onPress={() => void save()}>Save as a text file…</Button>
        <span className="note" role="status">
          {done?.words}
        </span>
      </div>
    </div>
  );
}
