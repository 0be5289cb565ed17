// Days on which only the village office is closed. No date moves for them; a date that falls on one says so.
import { useAct } from '../../api/use-act.ts';
import { useDesk } from '../../app/desk-context.ts';
import { DateField } from '../../ui/date-field.tsx';
import { Part, Row } from '../../ui/form.tsx';
import { RepeatingRows } from '../../ui/repeating-rows.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { RecordForm } from '../election/record-form.tsx';
import { sentAs } from '../election/send-record.ts';
import { aDay, dayTyped, mustStand } from '../election/typed-answers.ts';
import type { Times } from './board-times.ts';

const blank = { day: '', reason: '' };
const isBlank = ({ day, reason }: typeof blank): boolean => day.trim() === '' && reason.trim() === '';

export function ClosedDaysForm({ times }: { readonly times: Times }) {
  const act = useAct('office.set-closed-days');
  const near = useDesk().frame.today;
  const known = times.closedDays.map(({ day, reason }) => ({ day: `${day}`, reason }));
  return (
    <RecordForm
      title="On which days is your office closed?"
      lead="Only days beyond weekends and public holidays. No date moves for them, but a date on one of them says so."
      draft="settings:closed-days"
      start={{ days: known.length > 0 ? known : [blank] }}
      check={({ days }) =>
        days.flatMap((one, at) =>
          isBlank(one)
            ? []
            : [
                ...aDay(`days.${at}.day`, one.day, near, 'Type the day, such as 12/24.'),
                ...mustStand(`days.${at}.reason`, one.reason, 'Type why, such as “Christmas Eve”.'),
              ],
        )
      }
      main="Record the days"
      leadsTo="/settings"
      send={async ({ days }) => {
        const list = days.flatMap(({ day, reason }) => {
          const on = dayTyped(day, near);
          return on === null ? [] : [{ day: on, reason: reason.trim() }];
        });
        return sentAs(await act.send({ days: list }), () => ({
          said: 'The days on which the office is closed are on record.',
          at: 'closed-days',
        }));
      }}
    >
      {(form) => (
        <Part icon="clock" title="Closed on">
          <RepeatingRows rows={form.rows('days')} what="day" empty={blank} atMost={120}>
            {(path) => (
              <Row>
                <DateField label="Day" hint="" near={near} {...form.text(`${path}.day`)} />
                <TextField label="Why" width="w14" {...form.text(`${path}.reason`)} />
              </Row>
            )}
          </RepeatingRows>
        </Part>
      )}
    </RecordForm>
  );
}
