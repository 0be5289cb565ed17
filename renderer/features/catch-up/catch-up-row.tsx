// One past date: what was answered, with the way to change it; or the question itself.
import { useState } from 'react';
import type { ElectionId } from '../../../shared/domain/ids.ts';
import { longDay } from '../../../shared/words/days.ts';
import { useView } from '../../api/use-view.ts';
import { Button } from '../../ui/button.tsx';
import { Cites } from '../../ui/cite.tsx';
import { ErrorText } from '../../ui/error-text.tsx';
import { StatusTag } from '../calendar/date-status.tsx';
import { DutyForm } from '../duty/duty-form.tsx';
import { useAnswerDuty } from '../duty/use-answer-duty.ts';
import { type AskedRow, isOpen } from './asked-row.ts';

interface RowProps {
  readonly row: AskedRow;
  readonly election: ElectionId;
  /** The question that is asked now. */
  readonly isHere: boolean;
  /** Its first field takes the focus. */
  readonly ready: boolean;
  readonly onOpen: () => void;
  readonly onAnswered: () => void;
}

export function CatchUpRow(props: RowProps) {
  const { row, isHere } = props;
  const { id, title, date, plain, citations } = row;
  return (
    <li className={isHere ? 'asked-row here' : 'asked-row'}>
      <div>
        <h2>
          <a href={`#/calendar/${id}`}>{title}</a>
        </h2>
        <p className="note">by {longDay(date)}</p>
        {isHere && <p className="note plain">{plain}</p>}
        {isHere && <Cites texts={citations} />}
      </div>
      {isHere ? <Question {...props} /> : isOpen(row) ? <ShortQuestion {...props} /> : <Told {...props} />}
    </li>
  );
}

function Told({ row: { status, says, answered, missed, citations, title }, onOpen }: RowProps) {
  return (
    <div className="asked-told">
      <div>
        <StatusTag status={status}>{says}</StatusTag>
        {missed === null ? (
          <p className="note">{answered}</p>
        ) : (
          <>
            <p className="note">{missed}</p>
            <Cites texts={citations} />
          </>
        )}
      </div>
      <Button small kind="quiet" label={`Change: ${title}`} onPress={onOpen}>
        Change
      </Button>
    </div>
  );
}

/** Not its turn yet: the three answers all the same, for whoever goes through them in another order. */
function ShortQuestion({ row: { id, title, status, says }, election, onOpen, onAnswered }: RowProps) {
  const { send, busy, refused } = useAnswerDuty(election, id);
  const short = async (answer: 'not-done' | 'looking') => {
    if ((await send({ answer, on: null, proof: [] })).ok) onAnswered();
  };
  return (
    <div className="asked-told">
      <div className="acts">
        <Button small label={`Yes, on…: ${title}`} onPress={onOpen}>
          Yes, on…
        </Button>
        <Button small label={`No: ${title}`} busy={busy} onPress={() => void short('not-done')}>
          No
        </Button>
        <Button small label={`I will look it up: ${title}`} busy={busy} onPress={() => void short('looking')}>
          I will look it up
        </Button>
      </div>
      <ErrorText message={refused} />
      {status === 'looking' && <StatusTag status={status}>{says}</StatusTag>}
    </div>
  );
}

function Question({ row, election, ready, onAnswered }: RowProps) {
  const answer = useView('calendar.date', { election, id: row.id });
  // The form keeps the state in which it came up, also while the answer is being written down.
  const [given] = useState(row.given);
  if (answer.state !== 'shown') return null;
  return (
    <div className="stack-tight">
      <h3>{given === null ? 'Not on record. Did you do this?' : 'What is right?'}</h3>
      <DutyForm
        election={election}
        duty={{ ...row, given, passed: true }}
        known={answer.value.known}
        ready={ready}
        onAnswered={onAnswered}
      />
    </div>
  );
}
