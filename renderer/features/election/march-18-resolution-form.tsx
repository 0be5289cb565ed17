// §15-104(1)(b): the board's resolution that people vote on March 18, put on record with the day of its meeting.
import type { ElectionId } from '../../../shared/domain/ids.ts';
import { useAct } from '../../api/use-act.ts';
import { useDesk } from '../../app/desk-context.ts';
import { Choice } from '../../ui/choice.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Part } from '../../ui/form.tsx';
import type { ElectionFileView } from './election-screen.tsx';
import { RecordForm } from './record-form.tsx';
import { sentAs } from './send-record.ts';
import { aDay, dayTyped, mustStand } from './typed-answers.ts';

const missing = 'Type the day of the meeting, such as 1/12.';

const whereOf = (withPlaces: boolean | null): '' | 'with-places' | 'separate' =>
  withPlaces === null ? '' : withPlaces ? 'with-places' : 'separate';

export function March18ResolutionForm({
  election,
  file,
}: {
  readonly election: ElectionId;
  readonly file: ElectionFileView;
}) {
  const act = useAct('election.record-march-18-resolution');
  const near = useDesk().frame.today;
  return (
    <RecordForm
      title="When did the board resolve to vote on March 18?"
      draft={`election.march-18:${election}`}
      start={{ adoptedOn: file.march18.resolvedOn ?? '', where: whereOf(file.march18.withPlaces) }}
      leadsTo="/election"
      main="Put it on record"
      check={({ adoptedOn, where }) => [
        ...aDay('adoptedOn', adoptedOn, near, missing),
        ...mustStand('where', where, 'Say in which resolution the words stand.'),
      ]}
      send={async ({ adoptedOn, where }) => {
        const day = dayTyped(adoptedOn, near);
        if (day === null) return { refused: [{ field: 'adoptedOn', message: missing }] };
        const answer = await act.send({ election, adoptedOn: day, withPlaces: where !== 'separate' });
        return sentAs(answer, () => ({ said: 'The resolution for March 18 is on record.', at: 'march-18' }));
      }}
    >
      {(form) => (
        <Part icon="note" title="The resolution">
          <DateField label="Adopted at the meeting of" near={near} {...form.text('adoptedOn')} />
          <Choice
            label="In which resolution do the words stand?"
            options={[
              { value: 'with-places', label: 'In the one on polling places and hours, where the law puts them' },
              { value: 'separate', label: 'In a separate one' },
            ]}
            {...form.text('where')}
          />
        </Part>
      )}
    </RecordForm>
  );
}
