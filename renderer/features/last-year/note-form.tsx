// One thing to do differently, in her own words.
import { useAct } from '../../api/use-act.ts';
import { useDesk } from '../../app/desk-context.ts';
import { Part } from '../../ui/form.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { RecordForm } from '../election/record-form.tsx';
import { sentAs } from '../election/send-record.ts';
import { mustStand } from '../election/typed-answers.ts';
import { NoElectionYet } from '../needs-first.tsx';

const TITLE = 'What would you do differently?';

export function NoteForm() {
  const { election } = useDesk();
  const act = useAct('election.note-lesson');
  if (election === null) return <NoElectionYet title={TITLE} />;
  return (
    <RecordForm
      title={TITLE}
      above={<a href="#/last-year/notes">For next year</a>}
      draft={`last-year.note:${election}`}
      start={{ text: '' }}
      leadsTo="/last-year/notes"
      main="Write it down"
      check={({ text }) => mustStand('text', text, 'Type a few words.')}
      send={async ({ text }) =>
        sentAs(await act.send({ election, text }), () => ({
          said: 'Written down. It is shown when the next election starts.',
          at: null,
        }))
      }
    >
      {(form) => (
        <Part icon="note" title="For next year">
          <TextField
            label="In your words"
            width="full"
            hint="“Order the ballots a week earlier.” “Ask the fire company for the hall in November.”"
            {...form.text('text')}
          />
        </Part>
      )}
    </RecordForm>
  );
}
