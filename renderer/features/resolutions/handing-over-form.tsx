// The resolution that hands the village's elections to the county board of elections.
import { longDay } from '../../../shared/words/days.ts';
import { useAct } from '../../api/use-act.ts';
import { useDesk } from '../../app/desk-context.ts';
import { Cites } from '../../ui/cite.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Part } from '../../ui/form.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { RecordForm } from '../election/record-form.tsx';
import { sentAs } from '../election/send-record.ts';
import { aDay, dayTyped } from '../election/typed-answers.ts';
import { electorsOf, electorsProblems, electorsWords } from './electors.ts';
import { RESOLUTIONS } from './resolution-view.ts';

const missing = 'Type the day of the meeting, such as 1/11.';

export function HandingOverForm() {
  const act = useAct('board.record-handing-over');
  const near = useDesk().frame.today;
  return (
    <RecordForm
      title="When did the board hand elections to the county?"
      lead="The program then says which election is the county’s first, and by when the voters may ask for a vote."
      draft="resolutions:handing-over"
      start={{ adoptedOn: '', electors: '' }}
      check={({ adoptedOn, electors }) => [
        ...aDay('adoptedOn', adoptedOn, near, missing),
        ...electorsProblems(electors),
      ]}
      main="Put it on record"
      leadsTo={RESOLUTIONS}
      send={async ({ adoptedOn, electors }) => {
        const day = dayTyped(adoptedOn, near);
        if (day === null) return { refused: [{ field: 'adoptedOn', message: missing }] };
        return sentAs(await act.send({ adoptedOn: day, electors: electorsOf(electors) }), ({ first }) => ({
          said:
            first === null
              ? 'On record. No election that is known yet is held by the county board.'
              : `On record. The county board conducts elections from ${longDay(first)}.`,
          at: 'handing-over',
        }));
      }}
    >
      {(form) => (
        <Part icon="note" title="The resolution">
          <DateField label="Adopted by the board of trustees on" near={near} {...form.text('adoptedOn')} />
          <TextField {...electorsWords} width="w8" inputMode="numeric" {...form.text('electors')} />
          <Cites texts={['Election Law §15-104(1)(c)']} />
        </Part>
      )}
    </RecordForm>
  );
}
