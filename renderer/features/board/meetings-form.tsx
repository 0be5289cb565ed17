// The board's season of meetings, entered once: filled in from a habit, then corrected row by row.
import { useState } from 'react';
import type { PlainDate, Weekday } from '../../../shared/domain/plain-date.ts';
import { parseTypedTime } from '../../../shared/domain/wall-time.ts';
import { weekdayName } from '../../../shared/words/days.ts';
import { hourInWords } from '../../../shared/words/hours.ts';
import { useAct } from '../../api/use-act.ts';
import { useDesk } from '../../app/desk-context.ts';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Part, Row } from '../../ui/form.tsx';
import { RepeatingRows } from '../../ui/repeating-rows.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { TimeField } from '../../ui/time-field.tsx';
import type { FieldProblem, FormApi } from '../../ui/use-form.ts';
import { RecordForm } from '../election/record-form.tsx';
import { sentAs } from '../election/send-record.ts';
import { aDay, dayTyped } from '../election/typed-answers.ts';
import type { Times } from './board-times.ts';
import { blankMeeting, isBlankMeeting, seasonOf, type TypedMeeting, withSeason } from './season.ts';

const nths = ['First', 'Second', 'Third', 'Fourth'].map((label, at) => ({ value: `${at + 1}`, label }));
const weekdays = Array.from({ length: 7 }, (_, day) => ({ value: `${day}`, label: weekdayName(day) }));

const typedOf = ({ day, time, kind }: Times['meetings'][number]): TypedMeeting => ({
  day,
  time: time === null ? '' : hourInWords(time),
  kind,
});

function problemsIn(meetings: readonly TypedMeeting[], near: PlainDate): FieldProblem[] {
  return meetings.flatMap((meeting, at) =>
    isBlankMeeting(meeting)
      ? []
      : [
          ...aDay(`meetings.${at}.day`, meeting.day, near, 'Type the day of the meeting, such as 1/11.'),
          ...(meeting.time.trim() === '' || parseTypedTime(meeting.time) !== null
            ? []
            : [{ field: `meetings.${at}.time`, message: 'Type an hour, such as 7 pm.' }]),
        ],
  );
}

export function MeetingsForm({ times }: { readonly times: Times }) {
  const act = useAct('office.set-meetings');
  const near = useDesk().frame.today;
  const known = times.meetings.map(typedOf);
  return (
    <RecordForm
      title="When does the board of trustees meet?"
      lead="Enter the season once. Every resolution then shows the last meeting that is in time for it."
      draft="settings:meetings"
      start={{ meetings: known.length > 0 ? known : [blankMeeting] }}
      check={({ meetings }) => problemsIn(meetings, near)}
      main="Record the meetings"
      leadsTo="/settings"
      send={async ({ meetings }) => {
        const typed = meetings.filter((meeting) => !isBlankMeeting(meeting));
        const list = typed.flatMap(({ day, time, kind }) => {
          const on = dayTyped(day, near);
          return on === null ? [] : [{ day: on, time: parseTypedTime(time), kind: kind.trim() }];
        });
        return sentAs(await act.send({ meetings: list }), () => ({
          said: 'The meetings of the board are on record.',
          at: 'meetings',
        }));
      }}
    >
      {(form, { meetings }) => (
        <>
          <Season form={form} typed={meetings} from={near} />
          <Part icon="note" title="The meetings">
            <RepeatingRows rows={form.rows('meetings')} what="meeting" empty={blankMeeting} atMost={120}>
              {(path) => (
                <Row>
                  <DateField label="Day" hint="" near={near} {...form.text(`${path}.day`)} />
                  <TimeField label="Hour" hint="" {...form.text(`${path}.time`)} />
                  <TextField label="Kind" optional="if not a regular one" width="w14" {...form.text(`${path}.kind`)} />
                </Row>
              )}
            </RepeatingRows>
          </Part>
        </>
      )}
    </RecordForm>
  );
}

/** “Second Monday of every month at 7:00 p.m.”: fills the list for twelve months, and leaves what is there. */
function Season({
  form,
  typed,
  from,
}: {
  readonly form: FormApi;
  readonly typed: readonly TypedMeeting[];
  readonly from: PlainDate;
}) {
  const [habit, setHabit] = useState({ nth: '2', weekday: '1', time: '7 pm' });
  const change = (part: Partial<typeof habit>) => setHabit({ ...habit, ...part });
  const fill = () => {
    const season = seasonOf(
      { nth: Number(habit.nth), weekday: Number(habit.weekday) as Weekday, time: habit.time },
      from,
    );
    form.rows('meetings').replace(withSeason(typed, season));
  };
  return (
    <Part icon="clock" title="The same day every month?">
      <Row>
        <Select
          id="season-nth"
          label="Which"
          width="w8"
          options={nths}
          value={habit.nth}
          onChange={(nth) => change({ nth })}
        />
        <Select
          id="season-weekday"
          label="Weekday"
          width="w10"
          options={weekdays}
          value={habit.weekday}
          onChange={(weekday) => change({ weekday })}
        />
        <TimeField
          id="season-time"
          label="At what hour"
          hint=""
          value={habit.time}
          onChange={(time) => change({ time })}
        />
      </Row>
      <Button small icon="down" onPress={fill}>
        Fill in the next twelve months
      </Button>
    </Part>
  );
}
