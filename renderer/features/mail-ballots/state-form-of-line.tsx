// The state's form for a voter of the register, filled in from her line: for one who wrote a letter, or whose form lacks much.
import type { ElectionId } from '../../../shared/domain/ids.ts';
import { useAct } from '../../api/use-act.ts';
import { useView } from '../../api/use-view.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorText } from '../../ui/error-text.tsx';
import { say } from '../../ui/live-region.tsx';
import type { ApplicationView } from './application-panel.tsx';
import { momentInWords } from './application-words.ts';

/** What is heard after printing. */
export const printedForm = (filled: boolean): string =>
  filled
    ? 'The form is filled in, with a sheet behind it, and opened in the viewer. Nobody has signed it.'
    : 'A sheet that says what to write on the form is opened in the viewer.';

export function StateFormOfLine({
  election,
  shown: { number },
}: {
  readonly election: ElectionId;
  readonly shown: ApplicationView;
}) {
  const act = useAct('mail-ballot.print-state-form');
  const view = useView('mail-ballots.state-forms', { election, application: number });
  const [last] = view.state === 'shown' ? view.value.printed : [];
  const print = async () => {
    const answer = await act.send({ election, for: { from: 'register', number, phone: '', email: '' } });
    if (answer.ok) say(printedForm(answer.value.filled));
  };
  return (
    <section className="stack-tight">
      <h3>The state’s form</h3>
      <ErrorText message={act.refusal?.message} />
      <div className="acts">
        <Button small icon="print" busy={act.busy} onPress={() => void print()}>
          Print the state’s form for this voter
        </Button>
      </div>
      {last && (
        <p className="note">
          {last.filled ? 'The form, filled in,' : 'The sheet for a blank form'} was last printed{' '}
          {momentInWords(last.printedAt)}.
        </p>
      )}
    </section>
  );
}
