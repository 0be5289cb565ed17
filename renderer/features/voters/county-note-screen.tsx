// One thing about the county, with its day: the request went out, the list came, the equipment came.
import { CountyDealingKind } from '../../../shared/domain/county-desk.ts';
import { cleanText } from '../../../shared/domain/text.ts';
import { useAct } from '../../api/use-act.ts';
import { useDesk } from '../../app/desk-context.ts';
import type { ScreenProps } from '../../app/routes.ts';
import { Choice } from '../../ui/choice.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Part } from '../../ui/form.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { RecordForm } from '../election/record-form.tsx';
import { sentAs } from '../election/send-record.ts';
import { aDay, dayTyped, mustStand } from '../election/typed-answers.ts';
import { MailBallotsPages } from '../mail-ballots/mail-ballots-pages.tsx';
import { NoElectionYet } from '../needs-first.tsx';

const TITLE = 'What was sent, or what came?';
const missing = 'Type the day, such as 3/1.';

export function CountyNoteScreen({ query }: ScreenProps) {
  const { election, frame } = useDesk();
  const act = useAct('county.note');
  const near = frame.today;
  if (election === null) return <NoElectionYet title={TITLE} />;
  const asked = CountyDealingKind.safeParse(query.what);
  return (
    <RecordForm<{ readonly what: CountyDealingKind | ''; readonly day: string; readonly note: string }>
      key={asked.success ? asked.data : 'note'}
      title={TITLE}
      above={<MailBallotsPages here="county" />}
      draft={`county:note:${asked.success ? asked.data : 'any'}`}
      start={{ what: asked.success ? asked.data : '', day: '', note: '' }}
      check={({ what, day }) => [...mustStand('what', what, 'Choose what it is.'), ...aDay('day', day, near, missing)]}
      main="Write it down"
      leadsTo="/voters/county"
      send={async ({ what, day, note }) => {
        const on = dayTyped(day, near);
        if (on === null || what === '') return { refused: [{ field: 'day', message: missing }] };
        return sentAs(await act.send({ election, what, day: on, note: cleanText(note) }), () => ({
          said: what === 'list-arrived' ? 'Written down. The calendar has the day as well.' : 'Written down.',
          at: null,
        }));
      }}
    >
      {(form, { what }) => (
        <Part icon="note" title="To or from the county board">
          <Choice<CountyDealingKind>
            {...form.text('what')}
            label="What it is"
            value={what}
            options={[
              { value: 'request-sent', label: 'I sent the request' },
              { value: 'list-arrived', label: 'The voter list came' },
              { value: 'equipment-arrived', label: 'Machines or other equipment came' },
              { value: 'other', label: 'Something else' },
            ]}
          />
          <DateField {...form.text('day')} label="On" near={near} />
          <TextField {...form.text('note')} label="In your words" optional="if it helps later" width="full" />
        </Part>
      )}
    </RecordForm>
  );
}
