// A petition of electors for a vote on one of the two resolutions the law lets them ask about.
import { useAct } from '../../api/use-act.ts';
import { useDesk } from '../../app/desk-context.ts';
import { NotFound } from '../../app/not-found.tsx';
import { Choice } from '../../ui/choice.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Part } from '../../ui/form.tsx';
import { RecordForm } from '../election/record-form.tsx';
import { sentAs } from '../election/send-record.ts';
import { aDay, dayTyped } from '../election/typed-answers.ts';
import { RESOLUTIONS, type Resolutions } from './resolution-view.ts';

const missing = 'Type the day it was filed, such as 2/10.';
const named = [
  { value: 'handing-over', label: 'Elections handed to the county board' },
  { value: 'general-election-day', label: 'Elections moved to general-election day' },
] as const;

export function PetitionForm({ resolutions, about }: { readonly resolutions: Resolutions; readonly about: string }) {
  const act = useAct('board.record-referendum-petition');
  const near = useDesk().frame.today;
  const { handingOver, generalElectionDay } = resolutions;
  const offered = named.filter(({ value }) => (value === 'handing-over' ? handingOver : generalElectionDay) !== null);
  const first = offered.find(({ value }) => value === about) ?? offered[0];
  if (first === undefined) return <NotFound />;
  return (
    <RecordForm
      title="When was the petition for a vote filed?"
      lead="Record it as it came, also when it is late. You do not decide it."
      draft={`resolutions:petition-${first.value}`}
      start={{ resolution: String(first.value), filedOn: '' }}
      check={({ filedOn }) => aDay('filedOn', filedOn, near, missing)}
      main="Put it on record"
      leadsTo={RESOLUTIONS}
      send={async ({ resolution, filedOn }) => {
        const day = dayTyped(filedOn, near);
        if (day === null) return { refused: [{ field: 'filedOn', message: missing }] };
        const on = offered.find(({ value }) => value === resolution) ?? first;
        return sentAs(await act.send({ resolution: on.value, filedOn: day }), ({ finding }) => ({
          said: `On record. ${finding.sentence}`,
          at: on.value,
        }));
      }}
    >
      {(form) => (
        <Part icon="note" title="The petition">
          {offered.length > 1 && (
            <Choice label="About which resolution?" options={offered} {...form.text('resolution')} />
          )}
          <DateField label="Filed with you on" near={near} {...form.text('filedOn')} />
        </Part>
      )}
    </RecordForm>
  );
}
