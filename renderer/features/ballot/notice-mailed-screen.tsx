// The notice of the drawing went to each candidate: from that day two days run (§7-116(2)).
import type { ElectionId } from '../../../shared/domain/ids.ts';
import { useAct } from '../../api/use-act.ts';
import { useDesk } from '../../app/desk-context.ts';
import { NotFound } from '../../app/not-found.tsx';
import type { ScreenProps } from '../../app/routes.ts';
import { DateField } from '../../ui/date-field.tsx';
import { Part } from '../../ui/form.tsx';
import { RecordForm } from '../election/record-form.tsx';
import { sentAs } from '../election/send-record.ts';
import { aDay, dayTyped } from '../election/typed-answers.ts';
import { type Drawing, WithBallot } from './with-ballot.tsx';

const TITLE = 'When was the notice of the drawing mailed?';
const missing = 'Type the day, such as 2/12.';

export const NoticeMailedScreen = ({ params }: ScreenProps) => (
  <WithBallot title={TITLE}>
    {(election, { drawings }) => {
      const drawing = drawings.find(({ number }) => String(number) === params.number);
      return drawing === undefined ? <NotFound /> : <MailedForm election={election} drawing={drawing} />;
    }}
  </WithBallot>
);

function MailedForm({ election, drawing }: { readonly election: ElectionId; readonly drawing: Drawing }) {
  const act = useAct('ballot.mail-drawing-notice');
  const { today } = useDesk().frame;
  const { number, title, candidates } = drawing;
  return (
    <RecordForm
      title={TITLE}
      lead={`${title}: ${candidates.map(({ name }) => name).join(', ')}`}
      draft={`ballot:mailed:${election}:${number}`}
      start={{ on: '' }}
      leadsTo="/ballot"
      main="Write it down"
      check={({ on }) => aDay('on', on, today, missing)}
      send={async ({ on }) => {
        const day = dayTyped(on, today);
        if (day === null) return { refused: [{ field: 'on', message: missing }] };
        return sentAs(await act.send({ election, number, on: day }), () => ({
          said: 'Written down. The page says from which day on the lots may be drawn.',
          at: `drawing-${number}`,
        }));
      }}
    >
      {(form) => (
        <Part icon="mail" title="Mailed to each candidate">
          <DateField label="On" near={today} autoFocus {...form.text('on')} />
        </Part>
      )}
    </RecordForm>
  );
}
