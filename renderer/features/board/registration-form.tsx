// Whether the village holds registration days of its own, as the board has resolved.
import { useAct } from '../../api/use-act.ts';
import { Choice } from '../../ui/choice.tsx';
import { Cites } from '../../ui/cite.tsx';
import { Part } from '../../ui/form.tsx';
import { RecordForm } from '../election/record-form.tsx';
import { sentAs } from '../election/send-record.ts';
import type { Times } from './board-times.ts';

const NOT_KNOWN = 'not-known';
const answers = ['one-day', 'two-days', 'opted-out'] as const;
const offered = [...answers, NOT_KNOWN] as const;

/** What Settings says of each answer, and what the form offers. */
export const registrationWords: Readonly<Record<(typeof answers)[number] | typeof NOT_KNOWN, string>> = {
  'one-day': 'One registration day',
  'two-days': 'Two registration days',
  'opted-out': 'None of its own: the board resolved to do without',
  'not-known': 'Not known yet: the dates of one registration day are shown',
};

export function RegistrationForm({ times }: { readonly times: Times }) {
  const act = useAct('office.set-registration');
  return (
    <RecordForm
      title="Does your village hold registration days?"
      lead="The calendar shows the dates that follow from the answer."
      draft="settings:registration"
      start={{ days: times.registration ?? NOT_KNOWN }}
      check={() => []}
      main="Record the answer"
      leadsTo="/settings"
      send={async ({ days }) => {
        const registration = answers.find((one) => one === days) ?? null;
        return sentAs(await act.send({ registration }), () => ({
          said: 'The answer about registration days is on record.',
          at: 'registration',
        }));
      }}
    >
      {(form) => (
        <Part icon="person" title="Registration in the village">
          <Choice
            label="How many?"
            options={offered.map((value) => ({ value, label: registrationWords[value] }))}
            {...form.text('days')}
          />
          <Cites texts={['Election Law §15-118(3)', 'Election Law §15-118(5)']} />
        </Part>
      )}
    </RecordForm>
  );
}
