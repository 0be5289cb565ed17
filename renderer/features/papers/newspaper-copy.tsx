// The same words for the newspaper, without tables: to be copied into a message.
import { useId, useRef, useState } from 'react';
import { Block } from '../../ui/block.tsx';
import { Button } from '../../ui/button.tsx';
import { say } from '../../ui/live-region.tsx';

interface Props {
  readonly text: string;
  /** The edition whose words these are; null while what is on record has not been printed. */
  readonly edition: number | null;
  readonly newspaper: string | null;
}

export function NewspaperCopy({ text, edition, newspaper }: Props) {
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no');
  const select = () => {
    box.current?.focus();
    box.current?.select();
  };
  const copy = () => {
    select();
    // The clipboard of the web asks for a permission this window never gives; copying a selection needs none.
    const done = document.execCommand('copy');
    setCopied(done ? 'yes' : 'failed');
    if (done) say('Copied. Paste it into your message to the newspaper.');
  };
  return (
    <Block title="Text for the newspaper" aside={newspaper ?? undefined}>
      <label className="sr" htmlFor={id}>
        Text for the newspaper
      </label>
      <p className="note">
        {edition === null
          ? 'Not printed as it stands now. Print it first, so that the newspaper and the posted notice say the same.'
          : `The words of edition ${edition}, as it was printed.`}
      </p>
      <textarea id={id} className="in full" rows={10} readOnly value={text} ref={box} />
      <div className="acts">
        <Button onPress={select}>Select all</Button>
        <Button icon="note" onPress={copy}>
          Copy
        </Button>
        <span className="note">
          {copied === 'yes' && 'Copied. Paste it into your message.'}
          {copied === 'failed' && 'It is selected: press Ctrl C to copy it.'}
        </span>
      </div>
    </Block>
  );
}
