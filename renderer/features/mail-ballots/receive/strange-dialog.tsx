// An envelope that stands under no number and no name of the register: kept sealed, and described.
import { useState } from 'react';
import type { ElectionId } from '../../../../shared/domain/ids.ts';
import { cleanText } from '../../../../shared/domain/text.ts';
import { useAct } from '../../../api/use-act.ts';
import { useDesk } from '../../../app/desk-context.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { say } from '../../../ui/live-region.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { readPile, type TypedPile } from './typed-pile.ts';

export function StrangeDialog({
  election,
  typed,
  pile,
  onClose,
  onDone,
}: {
  readonly election: ElectionId;
  /** What she had typed: the number that nobody knows. */
  readonly typed: string;
  readonly pile: TypedPile;
  readonly onClose: () => void;
  readonly onDone: () => void;
}) {
  const { today } = useDesk().frame;
  const act = useAct('mail-ballot.keep-strange-envelope');
  const [words, setWords] = useState(typed === '' ? '' : `“${typed}” is written on it. `);
  const [wrong, setWrong] = useState<string | undefined>();
  const keep = async () => {
    const told = cleanText(words);
    if (told === '') return setWrong('Write down what is to be seen on it.');
    const returned = await readPile(pile, today);
    if (typeof returned === 'string') return setWrong(returned);
    const answer = await act.send({ election, at: returned.at, words: told });
    if (!answer.ok) return setWrong(answer.refusal.message);
    say(`Kept as unknown envelope ${answer.value.number}. It stands among the problems.`);
    onDone();
  };
  return (
    <Dialog
      open
      hasFields
      question="Keep it as an envelope nobody knows?"
      main={{ label: 'Keep it sealed', onPress: () => void keep() }}
      others={[{ label: 'Look again', onPress: onClose }]}
      onClose={onClose}
      busy={act.busy}
    >
      <TextField
        id="strange-words"
        label="What is to be seen on it"
        hint="Names, numbers, postmark. Write a figure on it in pencil and lay it apart."
        width="full"
        autoFocus
        value={words}
        error={wrong}
        onChange={(text) => {
          setWords(text);
          setWrong(undefined);
        }}
      />
    </Dialog>
  );
}
