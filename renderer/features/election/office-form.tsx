// An office on the ballot: its title, seats and term. One office may stand twice, for a full and an unexpired term; of
// the unexpired one it is also said who left it, and when.
import type { ElectionId } from '../../../shared/domain/ids.ts';
import type { PlainDate } from '../../../shared/domain/plain-date.ts';
import { useAct } from '../../api/use-act.ts';
import { CheckBox } from '../../ui/check-box.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Part, Row } from '../../ui/form.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { FieldProblem } from '../../ui/use-form.ts';
import type { ElectionFileView } from './election-screen.tsx';
import { useNear } from './near.ts';
import { endsHint, VacancyPart } from './office-term.tsx';
import { RecordForm } from './record-form.tsx';
import { sentAs } from './send-record.ts';
import { aDay, dayTyped, mustStand, wholeNumber } from './typed-answers.ts';

const empty = {
  ...{ title: '', seats: '1', termYears: '', unexpired: false, termEnds: '', incumbents: '' },
  vacancy: { who: '', vacantOn: '', how: '' },
};
type Typed = { office: typeof empty };

function startOf(file: ElectionFileView, number: number | null): Typed {
  const office = file.offices.find((one) => one.number === number);
  if (!office) return { office: empty };
  const { title, seats, termYears, unexpired, termEnds, incumbents, vacancy } = office;
  return {
    office: {
      ...{ title, seats: `${seats}`, termYears: `${termYears}`, unexpired, termEnds: termEnds ?? '' },
      incumbents: incumbents.join('\n'),
      vacancy: vacancy === null ? empty.vacancy : { ...vacancy, vacantOn: vacancy.vacantOn ?? '' },
    },
  };
}

const namesOf = (typed: string): string[] =>
  typed
    .split('\n')
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** What is sent: a vacancy only of an unexpired term, and only where something of it was typed. */
function officeOf({ office }: Typed, near: PlainDate) {
  const { vacancy, unexpired } = office;
  const told = unexpired && Object.values(vacancy).some((typed) => typed.trim() !== '');
  return {
    ...office,
    seats: Number(office.seats),
    termYears: Number(office.termYears),
    termEnds: dayTyped(office.termEnds, near),
    incumbents: namesOf(office.incumbents),
    vacancy: told ? { ...vacancy, vacantOn: dayTyped(vacancy.vacantOn, near) } : null,
  };
}

function problemsOf({ office }: Typed, near: PlainDate): FieldProblem[] {
  const { vacantOn } = office.vacancy;
  return [
    ...mustStand('office.title', office.title, 'Type the office as it stands on the ballot, such as Mayor.'),
    ...wholeNumber('office.seats', 'Seats to fill', office.seats, 1, 20),
    ...wholeNumber('office.termYears', 'Term in years', office.termYears, 1, 10),
    ...(office.termEnds.trim() === '' ? [] : aDay('office.termEnds', office.termEnds, near, '')),
    ...(office.unexpired && vacantOn.trim() !== '' ? aDay('office.vacancy.vacantOn', vacantOn, near, '') : []),
  ];
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
      check={(typed) => problemsOf(typed, near)}
      send={async (typed) => {
        const office = officeOf(typed, near);
        const answer = await act.send({ election, number, office });
        return sentAs(answer, ({ number: at }) => ({
          said: `${office.title.trim()} is ${number === null ? 'on the ballot' : 'changed'}.`,
          at: `office-${at}`,
        }));
      }}
    >
      {(form, { office }) => (
        <>
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
              optional={office.unexpired ? 'the notice names the day' : 'only where it is another day'}
              hint={endsHint(file.terms, office)}
              near={near}
              {...form.text('office.termEnds')}
            />
            <TextArea
              label="Who holds it now"
              optional="if anybody"
              rows={3}
              hint="One name to a line. For your own lists; no notice prints them."
              {...form.text('office.incumbents')}
            />
          </Part>
          {office.unexpired && <VacancyPart form={form} near={near} />}
        </>
      )}
    </RecordForm>
  );
}
