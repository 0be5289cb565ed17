// What narrows the list: words, a person, a day, one thing on record. And the way to a day gone by.
import { useState } from 'react';
import { type PlainDate, parseTypedDay, yearOf } from '../../../shared/domain/plain-date.ts';
import { useDesk } from '../../app/desk-context.ts';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { FilterBox } from '../../ui/filter-box.tsx';
import { Select } from '../../ui/select.tsx';
import type { HistoryPage } from './history-screen.tsx';
import { type Narrowing, narrow } from './narrowing.ts';

export interface HistoryFiltersProps {
  readonly page: HistoryPage;
  readonly narrowing: Narrowing;
  readonly typed: string;
  readonly onTyped: (typed: string) => void;
}

export function HistoryFilters({ page, narrowing, typed, onTyped }: HistoryFiltersProps) {
  const { person, record, day, asOf } = narrowing;
  return (
    <>
      <div className="tools history-filters">
        <FilterBox label="Words of the entry" value={typed} onChange={onTyped} />
        <Select
          id="history-person"
          label="By"
          none="Everybody"
          width="w8"
          value={person ?? ''}
          options={page.people.map((name) => ({ value: name, label: name }))}
          onChange={(name) => narrow(narrowing, { person: name === '' ? null : name })}
        />
        <DayPick
          key={`day ${day}`}
          id="history-day"
          label="Recorded on"
          day={day}
          onPick={(picked) => narrow(narrowing, { day: picked })}
        />
        {asOf === null && (
          <DayPick
            id="history-as-of"
            label="As it stood on"
            day={null}
            onPick={(picked) => picked && narrow(narrowing, { asOf: picked, day: null })}
          />
        )}
      </div>
      {record !== null && page.about !== null && (
        <div className="tools">
          <p className="only-about">
            Only what is about <b>{page.about}</b>
          </p>
          <Button small kind="quiet" icon="x" onPress={() => narrow(narrowing, { record: null })}>
            Show everything
          </Button>
        </div>
      )}
    </>
  );
}

const typedAs = (day: PlainDate | null): string =>
  day === null ? '' : `${Number(day.slice(5, 7))}/${Number(day.slice(8))}/${yearOf(day)}`;

/** A day typed into the row above the list: Enter or leaving the field takes it, an empty field takes it away. */
function DayPick({
  id,
  label,
  day,
  onPick,
}: {
  readonly id: string;
  readonly label: string;
  readonly day: PlainDate | null;
  readonly onPick: (day: PlainDate | null) => void;
}) {
  const { today } = useDesk().frame;
  const [typed, setTyped] = useState(typedAs(day));
  const [wrong, setWrong] = useState<string | undefined>();
  const take = () => {
    if (typed.trim() === '') {
      if (day !== null) onPick(null);
      return;
    }
    const read = parseTypedDay(typed, today);
    if (!read.ok) setWrong(read.error.message);
    else if (read.value > today) setWrong('That day is still to come.');
    else if (read.value !== day) onPick(read.value);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        take();
      }}
    >
      <DateField
        id={id}
        label={label}
        near={today}
        value={typed}
        hint="3/9 or 3/9/2027"
        error={wrong}
        onChange={(text) => {
          setTyped(text);
          setWrong(undefined);
        }}
        onLeave={take}
      />
    </form>
  );
}
