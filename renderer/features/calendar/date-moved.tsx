// A date that has moved since it was taken note of, and a date that an order has set: old and new, and the way back.
import { useState } from 'react';
import type { ElectionId } from '../../../shared/domain/ids.ts';
import { longDay } from '../../../shared/words/days.ts';
import { sentence } from '../../../shared/words/sentence.ts';
import { useAct } from '../../api/use-act.ts';
import { Button } from '../../ui/button.tsx';
import { Finding } from '../../ui/finding.tsx';
import { say } from '../../ui/live-region.tsx';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import type { DateView } from '../duty/duty-answers.ts';
import { changeInWords } from './changes-banner.tsx';
import { OverrideForm } from './override-form.tsx';

interface MovedProps {
  readonly view: DateView;
  readonly election: ElectionId;
  readonly readOnly: boolean;
}

export function DateMoved(props: MovedProps) {
  const { view, readOnly } = props;
  return (
    <>
      {view.changed && <Changed {...props} />}
      {view.override === null ? !readOnly && <SetByOrder {...props} /> : <Overridden {...props} />}
    </>
  );
}

function Changed({ view: { changed }, election, readOnly }: MovedProps) {
  const act = useAct('calendar.adopt');
  if (changed === null) return null;
  const takeNote = async () => {
    const answer = await act.send({ election, seen: [{ id: changed.id, new: changed.new }] });
    if (answer.ok) say('Written down: you have seen that it moved.');
  };
  return (
    <Finding tone="warning" icon="moved" out="This date has moved.">
      <p>{changeInWords(changed)}</p>
      {!readOnly && (
        <div className="acts">
          <Button small busy={act.busy} onPress={() => void takeNote()}>
            I have seen it
          </Button>
        </div>
      )}
    </Finding>
  );
}

function SetByOrder({ view: { deadline }, election }: MovedProps) {
  const [asking, setAsking] = useState(false);
  if (!asking)
    return (
      <div className="acts">
        <Button small kind="quiet" onPress={() => setAsking(true)}>
          An order sets another day…
        </Button>
      </div>
    );
  const near = deadline.lastDate ?? deadline.date;
  const close = () => setAsking(false);
  return (
    <div className="stack-tight">
      <h3>An order sets another day</h3>
      <OverrideForm election={election} id={deadline.id} near={near} onDone={close} onLeave={close} />
    </div>
  );
}

function Overridden({ view: { override, deadline }, election, readOnly }: MovedProps) {
  const act = useAct('calendar.withdraw-override');
  const [asking, setAsking] = useState(false);
  if (override === null) return null;
  const withdraw = async (reason: string) => {
    const answer = await act.send({ election, deadline: deadline.id, reason });
    if (!answer.ok) return answer.refusal.message;
    say(`The date goes by its rule again: ${longDay(override.computed)}.`);
    setAsking(false);
    return null;
  };
  return (
    <Finding tone="info" icon="pen" out={`Set by ${override.authority}.`}>
      <p>
        {longDay(override.date)} in place of {longDay(override.computed)}. {sentence(override.reason)} Recorded by{' '}
        {override.by}.
      </p>
      {!readOnly && (
        <div className="acts">
          <Button small kind="quiet" onPress={() => setAsking(true)}>
            Go back to the rule’s own day…
          </Button>
        </div>
      )}
      {asking && (
        <ReasonDialog
          question="Go back to the rule’s own day?"
          main="Go back"
          hint="Such as “the order has expired”. It stays in the history."
          busy={act.busy}
          onReason={withdraw}
          onClose={() => setAsking(false)}
        >
          <p>The date is then {longDay(override.computed)} again.</p>
        </ReasonDialog>
      )}
    </Finding>
  );
}
