// How the lots came: day, hour, place, who drew, who was there, the names in the order drawn.
import type { ElectionId } from '../../../shared/domain/ids.ts';
import { cleanText } from '../../../shared/domain/text.ts';
import { parseTypedTime } from '../../../shared/domain/wall-time.ts';
import { useAct } from '../../api/use-act.ts';
import { useDesk } from '../../app/desk-context.ts';
import { NotFound } from '../../app/not-found.tsx';
import type { ScreenProps } from '../../app/routes.ts';
import { CheckBox } from '../../ui/check-box.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Part } from '../../ui/form.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { TimeField } from '../../ui/time-field.tsx';
import { RecordForm } from '../election/record-form.tsx';
import { sentAs } from '../election/send-record.ts';
import { aDay, dayTyped, mustStand } from '../election/typed-answers.ts';
import { inPlaces, PlaceField, placesWrong } from './places.tsx';
import { type Drawing, WithBallot } from './with-ballot.tsx';

const TITLE = 'How did the lots come?';
const noDay = 'Type the day of the drawing, such as 2/18.';
const noHour = 'Type the hour like 4 pm or 16:00.';

export const DrawnScreen = ({ params }: ScreenProps) => (
  <WithBallot title={TITLE}>
    {(election, { drawings }) => {
      const drawing = drawings.find(({ number }) => String(number) === params.number);
      return drawing === undefined ? <NotFound /> : <DrawnForm election={election} drawing={drawing} />;
    }}
  </WithBallot>
);

function DrawnForm({ election, drawing }: { readonly election: ElectionId; readonly drawing: Drawing }) {
  const act = useAct('ballot.record-drawing');
  const { today, actor } = useDesk().frame;
  const { number, office, title, candidates } = drawing;
  return (
    <RecordForm
      title={TITLE}
      lead={title}
      draft={`ballot:drawn:${election}:${number}`}
      start={{
        ...{ on: '', at: '', place: '', drawnBy: actor.name },
        places: candidates.map(() => ''),
        there: candidates.map(() => ({ here: false, by: '' })),
      }}
      leadsTo="/ballot"
      main="Write down the drawing"
      check={({ on, at, place, drawnBy, places }) => [
        ...aDay('on', on, today, noDay),
        ...(parseTypedTime(at) === null ? [{ field: 'at', message: noHour }] : []),
        ...mustStand('place', place, 'Type where the lots were drawn.'),
        ...mustStand('drawnBy', drawnBy, 'Type who drew.'),
        ...placesWrong(places, (i) => `places.${i}`),
      ]}
      send={async ({ on, at, place, drawnBy, places, there }) => {
        const [day, hour] = [dayTyped(on, today), parseTypedTime(at)];
        if (day === null) return { refused: [{ field: 'on', message: noDay }] };
        if (hour === null) return { refused: [{ field: 'at', message: noHour }] };
        const answer = await act.send({
          ...{ election, number, on: day, at: hour, place: cleanText(place), drawnBy: cleanText(drawnBy) },
          present: candidates.flatMap(({ candidate }, i) => {
            const { here = false, by = '' } = there[i] ?? {};
            return here || cleanText(by) !== '' ? [{ candidate, by: cleanText(by) }] : [];
          }),
          order: inPlaces(candidates, places).map(({ candidate }) => candidate),
        });
        return sentAs(answer, () => ({
          said: `The drawing is on record; the ballot for ${title} stands as the lots came.`,
          at: `contest-${office}`,
        }));
      }}
    >
      {(form) => (
        <>
          <Part icon="clock" title="The drawing">
            <DateField label="Drawn on" near={today} {...form.text('on')} />
            <TimeField label="At" {...form.text('at')} />
            <TextField label="Place" width="w26" {...form.text('place')} />
            <TextField label="Drawn by" width="w20" {...form.text('drawnBy')} />
          </Part>
          <Part icon="note" title="In which order the names came">
            {candidates.map(({ candidate, name }, i) => (
              <PlaceField key={candidate} form={form} path={`places.${i}`} name={name} />
            ))}
          </Part>
          <Part icon="person" title="Who was there">
            {candidates.map(({ candidate, name }, i) => (
              <div key={candidate} className="stack-tight">
                <CheckBox label={`${name}, in person`} {...form.flag(`there.${i}.here`)} />
                <TextField
                  label={`For ${name}`}
                  optional="who stood in, if anybody"
                  width="w20"
                  {...form.text(`there.${i}.by`)}
                />
              </div>
            ))}
          </Part>
        </>
      )}
    </RecordForm>
  );
}
