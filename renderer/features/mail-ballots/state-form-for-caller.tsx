// Somebody telephones and wants the form: it is printed with what is typed so far, and nothing is taken in.
import { useState } from 'react';
import type { ElectionId } from '../../../shared/domain/ids.ts';
import { cleanText } from '../../../shared/domain/text.ts';
import type { ViewInput } from '../../../shared/ipc/contract.ts';
import { useAct } from '../../api/use-act.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorText } from '../../ui/error-text.tsx';
import { say } from '../../ui/live-region.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { printedForm } from './state-form-of-line.tsx';

type SoFar = ViewInput<'mail-ballots.would-find'>['application'];

export function StateFormForCaller(props: { readonly election: ElectionId; readonly typed: SoFar }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" icon="print" onPress={() => setOpen(true)}>
        Print the state’s form for this voter…
      </Button>
      {open && <FormDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function FormDialog({
  election,
  typed,
  onClose,
}: {
  readonly election: ElectionId;
  readonly typed: SoFar;
  readonly onClose: () => void;
}) {
  const act = useAct('mail-ballot.print-state-form');
  const [phone, setPhone] = useState('');
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const { name } = typed;
  const print = async () => {
    if (name.surname === '' || name.given === '')
      return setProblem('Type the voter’s first and last name in the application first, or take her from the list.');
    const { kind, birthDate, residence, mailing, wants, sendTo, agent, district } = typed;
    const { category, severalElections, absence, placeOfDetention, restOfYear } = typed;
    const applicant = {
      ...{ kind, name, birthDate, residence, mailing, wants, sendTo, agent, district },
      ...{ category, severalElections, absence, placeOfDetention, restOfYear },
      ...{ phone: cleanText(phone), email: cleanText(email) },
    };
    const answer = await act.send({ election, for: { from: 'typed', applicant } });
    if (!answer.ok) return setProblem(answer.refusal.message);
    say(printedForm(answer.value.filled));
    onClose();
  };
  return (
    <Dialog
      open
      hasFields
      question="Print the state’s form for somebody who has not applied yet?"
      main={{ label: 'Print it', onPress: () => void print() }}
      others={[{ label: 'Not now', onPress: onClose }]}
      onClose={onClose}
      busy={act.busy}
    >
      <div className="stack-tight">
        <p>
          It is filled in with what is typed here so far, and nothing is taken in. The voter reads it, signs it and
          writes the date. What you typed stays: leave the form when you are done.
        </p>
        <TextField id="form-phone" label="Phone, if she wants it on the form" value={phone} onChange={setPhone} />
        <TextField id="form-email" label="E-mail, if she wants it on the form" value={email} onChange={setEmail} />
        <ErrorText message={problem} />
      </div>
    </Dialog>
  );
}
