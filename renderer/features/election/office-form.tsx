// An office on the ballot: its title, seats and term. One office may stand twice, for a full and an unexpired term.
import type { ElectionId } from '../../../shared/domain/ids.ts';
import { useAct } from '../../api/use-act.ts';
import { CheckBox } from '../../ui/check-box.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Part, Row } from '../../ui/form.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { ElectionFileView } from './election-screen.tsx';
import { useNear } from './near.ts';
import { RecordForm } from './record-form.tsx';
import { sentAs } from './send-record.ts';
import { aDay, dayTyped, mustStand, wholeNumber } from './typed-answers.ts';

const empty = { title: '', seats: '1', termYears: '', unexpired: false, termEnds: '', incumbent: '' };
type Typed = { office: typeof empty };

function startOf(file: ElectionFileView, number: number | null): Typed {
  const office = file.offices.find((one) => one.number === number);
  if (!office) return { office: empty };
  const { title, seats, termYears, unexpired, termEnds, incumbent } = office;
  return {
    office: { title, seats: `${seats}`, termYears: `${termYears}`, unexpired, termEnds: termEnds ?? '', incumbent },
  };
}

export function OfficeForm({
  election,
  file,
  number,
}: {
  readonly election: ElectionId;
  readonly file: ElectionFileView;
  readonly number: number | null;
}) {
  const act = useAct('election.save-office');
  const near = useNear(file);
  const start = startOf(file, number);
  return (
    <RecordForm
      title={number === null ? 'Which office is to be filled?' : `What changes about ${start.office.title}?`}
      draft={`election.office:${election}:${number ?? 'new'}`}
      start={start}
      leadsTo="/election"
      main={number === null ? 'Add the office' : 'Record the change'}
      check={({ office }) => [
        ...mustStand('office.title', office.title, 'Type the office as it stands on the ballot, such as Mayor.'),
        ...wholeNumber('office.seats', 'Seats to fill', office.seats, 1, 20),
        ...wholeNumber('office.termYears', 'Term in years', office.termYears, 1, 10),
        ...(office.termEnds.trim() === '' ? [] : aDay('office.termEnds', office.termEnds, near, '')),
      ]}
      send={async ({ office }) => {
        const answer = await act.send({
          ...{ election, number },
          office: {
            ...office,
            seats: Number(office.seats),
            termYears: Number(office.termYears),
            termEnds: dayTyped(office.termEnds, near),
          },
        });
        return sentAs(answer, ({ number: at }) => ({
          said: `${office.title.trim()} is ${number === null ? 'on the ballot' : 'changed'}.`,
          at: `office-${at}`,
        }));
      }}
    >
      {(form, { office }) => (
        <Part icon="pen" title="The office and its term">
          <TextField label="Office" hint="Mayor, Trustee, Village Justice" {...form.text('office.title')} />
          <Row>
            <TextField label="Seats to fill" width="w4" inputMode="numeric" {...form.text('office.seats')} />
            <TextField
              label={office.unexpired ? 'Full term in years' : 'Term in years'}
              width="w4"
              inputMode="numeric"
              {...form.text('office.termYears')}
            />
          </Row>
          <CheckBox label="Unexpired term: the rest of a term somebody left" {...form.flag('office.unexpired')} />
          <DateField
            label={office.unexpired ? 'The unexpired term ends' : 'Term ends'}
            optional={office.unexpired ? 'the notice names the day' : 'if known'}
            near={near}
            {...form.text('office.termEnds')}
          />
          <TextField
            label="Incumbent"
            optional="if any"
            hint="Several with commas. For your own lists; no notice prints it."
            {...form.text('office.incumbent')}
          />
        </Part>
      )}
    </RecordForm>
  );
}
