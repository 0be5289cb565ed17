// The copy went out: to which newspaper, on which day, for which issue.
import { useState } from 'react';
import type { ElectionId } from '../../../shared/domain/ids.ts';
import { cleanText } from '../../../shared/domain/text.ts';
import { dayWithoutYear } from '../../../shared/words/days.ts';
import { useAct } from '../../api/use-act.ts';
import { useDesk } from '../../app/desk-context.ts';
import { DateField } from '../../ui/date-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorText } from '../../ui/error-text.tsx';
import { say } from '../../ui/live-region.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { dayTyped } from '../election/typed-answers.ts';
import type { Newspaper } from './newspaper-desk.tsx';
import type { PaperPage } from './paper-words.ts';

interface Props {
  readonly election: ElectionId;
  readonly page: PaperPage;
  readonly newspaper: Newspaper;
  readonly onClose: () => void;
}

export function SendDialog({ election, page, newspaper, onClose }: Props) {
  const { today } = useDesk().frame;
  const act = useAct('newspaper.send-copy');
  const issue = newspaper.last && !newspaper.last.passed ? newspaper.last.issue : newspaper.next?.issue;
  const [values, setValues] = useState({
    newspaper: newspaper.name ?? '',
    to: newspaper.contact,
    sentOn: today as string,
    first: (issue ?? '') as string,
    second: '',
    words: '',
  });
  const [problem, setProblem] = useState<string | undefined>();
  const bind = (key: keyof typeof values) => ({
    id: `send-${key}`,
    value: values[key],
    onChange: (typed: string) => {
      setValues((before) => ({ ...before, [key]: typed }));
      setProblem(undefined);
    },
  });
  const first = dayTyped(values.first, today);
  const late = newspaper.next?.late && first === newspaper.next.issue;
  const send = async () => {
    const [sentOn, second] = [dayTyped(values.sentOn, today), dayTyped(values.second, today)];
    if (cleanText(values.newspaper) === '') return setProblem('Type the name of the newspaper.');
    if (sentOn === null) return setProblem('Type the day you sent it, such as 3/2.');
    if (first === null) return setProblem('Type the day of the issue that is to print it, such as 3/4.');
    if (values.second.trim() !== '' && second === null)
      return setProblem('The second issue is no day. Type it like 3/11.');
    const answer = await act.send({
      ...{ election, paper: page.id, newspaper: cleanText(values.newspaper), to: cleanText(values.to), sentOn },
      ...{ issues: second === null ? [first] : [first, second], words: cleanText(values.words) },
    });
    if (!answer.ok) return setProblem(answer.refusal.message);
    say('On record: the copy was sent.');
    onClose();
  };
  return (
    <Dialog
      open
      hasFields
      wide
      question="Where did the copy go?"
      main={{ label: 'Write it down', onPress: () => void send() }}
      others={[{ label: 'Not now', onPress: onClose }]}
      onClose={onClose}
      busy={act.busy}
    >
      <div className="stack-tight">
        <TextField label="Newspaper" autoFocus {...bind('newspaper')} />
        <TextField label="To whom" optional="if you want" {...bind('to')} />
        <DateField label="Sent on" near={today} {...bind('sentOn')} />
        <DateField label="To be printed in the issue of" near={today} {...bind('first')} />
        {late && <p className="note">{dayWithoutYear(first)} is after the last day of the law.</p>}
        <DateField
          label="And once more in the issue of"
          optional="only if you want it twice"
          near={today}
          {...bind('second')}
        />
        <TextField
          label="What you said with it"
          optional="if you want"
          hint="“by e-mail, with a request for a proof”"
          {...bind('words')}
        />
        <ErrorText message={problem} />
      </div>
    </Dialog>
  );
}
