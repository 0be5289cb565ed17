// §15-104(1)(b): that the words of the resolution were specifically published, with the newspaper and its issue.
import type { ElectionId } from '../../../shared/domain/ids.ts';
import { useAct } from '../../api/use-act.ts';
import { useView } from '../../api/use-view.ts';
import { useDesk } from '../../app/desk-context.ts';
import { DateField } from '../../ui/date-field.tsx';
import { Part } from '../../ui/form.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { ElectionFileView } from './election-screen.tsx';
import { RecordForm } from './record-form.tsx';
import { sentAs } from './send-record.ts';
import { aDay, dayTyped, mustStand } from './typed-answers.ts';

const missing = 'Type the day of the issue, such as 1/21.';

export function March18PublicationForm({
  election,
  file,
}: {
  readonly election: ElectionId;
  readonly file: ElectionFileView;
}) {
  const act = useAct('election.record-march-18-publication');
  const answers = useView('office.answers', {});
  const near = useDesk().frame.today;
  if (answers.state === 'waiting') return null;
  const paper = answers.state === 'shown' ? (answers.value.newspaper?.name ?? '') : '';
  return (
    <RecordForm
      title="Where were the words about March 18 published?"
      lead="Record it when you hold the printed page in your hand."
      draft={`election.march-18-published:${election}`}
      start={{ newspaper: file.march18.publishedIn ?? paper, issueDay: file.march18.publishedOn ?? '' }}
      leadsTo="/election"
      main="Put it on record"
      check={({ newspaper, issueDay }) => [
        ...mustStand('newspaper', newspaper, 'Type the name of the newspaper.'),
        ...aDay('issueDay', issueDay, near, missing),
      ]}
      send={async ({ newspaper, issueDay }) => {
        const day = dayTyped(issueDay, near);
        if (day === null) return { refused: [{ field: 'issueDay', message: missing }] };
        const answer = await act.send({ election, newspaper, issueDay: day });
        return sentAs(answer, () => ({ said: 'The publication about March 18 is on record.', at: 'march-18' }));
      }}
    >
      {(form) => (
        <Part icon="note" title="The publication">
          <TextField label="Newspaper" width="w26" {...form.text('newspaper')} />
          <DateField label="Issue of" near={near} {...form.text('issueDay')} />
        </Part>
      )}
    </RecordForm>
  );
}
