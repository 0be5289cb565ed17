// A public holiday that was proclaimed and that no list can know. It moves dates; the calendar then says which.
import type { PlainDate } from '../../../shared/domain/plain-date.ts';
import { useAct } from '../../api/use-act.ts';
import { useDesk } from '../../app/desk-context.ts';
import { DateField } from '../../ui/date-field.tsx';
import { Part } from '../../ui/form.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { WouldChange } from '../calendar/would-change.tsx';
import { RecordForm } from '../election/record-form.tsx';
import { sentAs } from '../election/send-record.ts';
import { aDay, dayTyped, mustStand } from '../election/typed-answers.ts';

const holidayOn = (day: PlainDate | null) => day && { what: 'holiday' as const, day };

const missing = 'Type the day of the holiday, such as 2/3.';

export function HolidayForm() {
  const act = useAct('office.proclaim-holiday');
  const near = useDesk().frame.today;
  return (
    <RecordForm
      title="Which day was proclaimed a holiday?"
      lead="By the President or the Governor. The State’s own holidays are known already."
      draft="settings:holiday"
      start={{ day: '', reason: '' }}
      check={({ day, reason }) => [
        ...aDay('day', day, near, missing),
        ...mustStand('reason', reason, 'Type what it is, such as “day of mourning, proclaimed by the Governor”.'),
      ]}
      main="Put it on record"
      leadsTo="/settings"
      send={async ({ day, reason }) => {
        const on = dayTyped(day, near);
        if (on === null) return { refused: [{ field: 'day', message: missing }] };
        return sentAs(await act.send({ day: on, reason: reason.trim() }), () => ({
          said: 'The holiday is on record. The calendar says which dates it moves.',
          at: 'holidays',
        }));
      }}
    >
      {(form, typed) => (
        <Part icon="clock" title="The holiday">
          <DateField label="Day" near={near} {...form.text('day')} />
          <WouldChange what={holidayOn(dayTyped(typed.day, near))} />
          <TextField label="What it is" width="w26" {...form.text('reason')} />
        </Part>
      )}
    </RecordForm>
  );
}
