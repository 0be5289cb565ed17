// What the newspaper charges for a line, for an estimate.
import { useState } from 'react';
import type { CommandInput } from '../../../shared/ipc/contract.ts';
import { useAct } from '../../api/use-act.ts';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorText } from '../../ui/error-text.tsx';
import { TextField } from '../../ui/text-field.tsx';

type Rate = NonNullable<CommandInput<'office.set-newspaper-rate'>['rate']>;

/** `known`: the price on record. */
export function RateDialog({ known }: { readonly known: Rate | null }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button small kind="quiet" onPress={() => setOpen(true)}>
        {known === null ? 'What will it cost?' : 'Change the price'}
      </Button>
      {open && <RateForm known={known} onClose={() => setOpen(false)} />}
    </>
  );
}

/** As the form has it. A line of a column of most newspapers has about 34 characters. */
const typedOf = (known: Rate | null) => ({
  characters: `${known?.charactersPerLine ?? 34}`,
  price: known === null ? '' : (known.centsPerLine / 100).toFixed(2),
  insertions: `${known?.insertions ?? 1}`,
});

function RateForm({ known, onClose }: { readonly known: Rate | null; readonly onClose: () => void }) {
  const act = useAct('office.set-newspaper-rate');
  const [values, setValues] = useState(() => typedOf(known));
  const [problem, setProblem] = useState<string | undefined>();
  const send = async () => {
    const [characters, price] = [Number(values.characters), Number(values.price.replace(/^\$/, ''))];
    if (!Number.isInteger(characters) || characters < 10 || characters > 200)
      return setProblem('Characters in a line: a whole number from 10 to 200.');
    if (values.price.trim() === '' || !Number.isFinite(price) || price < 0 || price > 1000)
      return setProblem('Price of a line: an amount in dollars, such as 1.45.');
    const answer = await act.send({
      rate: {
        charactersPerLine: characters,
        centsPerLine: Math.round(price * 100),
        insertions: values.insertions === '2' ? 2 : 1,
      },
    });
    if (!answer.ok) return setProblem(answer.refusal.message);
    onClose();
  };
  return (
    <Dialog
      open
      hasFields
      question="What does the newspaper charge?"
      main={{ label: 'Write it down', onPress: () => void send() }}
      others={[{ label: 'Not now', onPress: onClose }]}
      onClose={onClose}
      busy={act.busy}
    >
      <div className="stack-tight">
        <TextField
          id="rate-characters"
          label="Characters in a line of its column"
          hint="Count a line of an old notice"
          width="w6"
          inputMode="numeric"
          autoFocus
          value={values.characters}
          onChange={(characters) => setValues((before) => ({ ...before, characters }))}
        />
        <TextField
          id="rate-price"
          label="Price of a line, in dollars"
          width="w6"
          value={values.price}
          onChange={(price) => setValues((before) => ({ ...before, price }))}
        />
        <Choice
          id="rate-insertions"
          label="It prints a notice"
          inline
          value={values.insertions}
          onChange={(insertions) => setValues((before) => ({ ...before, insertions }))}
          options={[
            { value: '1', label: 'Once' },
            { value: '2', label: 'Twice' },
          ]}
        />
        <ErrorText message={problem} />
      </div>
    </Dialog>
  );
}
