// The resolution that moves the village's elections to general-election day. What is not shown is said, and it is recorded
// all the same.
import { addDays } from '../../../shared/domain/plain-date.ts';
import { useAct } from '../../api/use-act.ts';
import { useDesk } from '../../app/desk-context.ts';
import { Choice } from '../../ui/choice.tsx';
import { Cites } from '../../ui/cite.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Finding } from '../../ui/finding.tsx';
import { Part } from '../../ui/form.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { RecordForm } from '../election/record-form.tsx';
import { sentAs } from '../election/send-record.ts';
import { aDay, dayTyped } from '../election/typed-answers.ts';
import { electorsOf, electorsProblems, electorsWords } from './electors.ts';
import { RESOLUTIONS, type Resolutions } from './resolution-view.ts';

const missing = 'Type the day of the meeting, such as 1/11.';
const missingElection = 'Type the day, such as 11/2/2027.';
const missingPrimary = 'Type the day the county board names, such as 6/22/2027.';
/** The election is the next November or the one after it: a day without a year is taken from there. */
const AHEAD = 300;

const answers = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
  { value: 'unknown', label: 'I do not know yet' },
] as const;
const holds = (answer: string): boolean | null => (answer === 'yes' ? true : answer === 'no' ? false : null);

export function GeneralElectionDayForm({ resolutions }: { readonly resolutions: Resolutions }) {
  const act = useAct('board.record-general-election-day');
  const near = useDesk().frame.today;
  const nearElection = (adoptedOn: string) => addDays(dayTyped(adoptedOn, near) ?? near, AHEAD);
  return (
    <RecordForm
      title="When did the board move elections to general-election day?"
      lead="The program then says from which year it has effect, and what is not shown yet."
      draft="resolutions:general-election-day"
      start={{
        ...{ adoptedOn: '', electionDay: '', primaryDay: '', electors: '' },
        ...{ wholeInOneCounty: '', districtsWhollyWithin: '' },
      }}
      check={({ adoptedOn, electionDay, primaryDay, electors }) => [
        ...aDay('adoptedOn', adoptedOn, near, missing),
        ...aDay('electionDay', electionDay, nearElection(adoptedOn), missingElection),
        ...aDay('primaryDay', primaryDay, nearElection(adoptedOn), missingPrimary),
        ...electorsProblems(electors),
      ]}
      main="Put it on record"
      leadsTo={RESOLUTIONS}
      send={async (typed) => {
        const adoptedOn = dayTyped(typed.adoptedOn, near);
        const electionDay = dayTyped(typed.electionDay, nearElection(typed.adoptedOn));
        const primaryDay = dayTyped(typed.primaryDay, nearElection(typed.adoptedOn));
        if (adoptedOn === null || electionDay === null || primaryDay === null)
          return { refused: [{ field: 'adoptedOn', message: missing }] };
        const input = {
          ...{ adoptedOn, electionDay, primaryDay },
          wholeInOneCounty: holds(typed.wholeInOneCounty),
          districtsWhollyWithin: holds(typed.districtsWhollyWithin),
          electors: electorsOf(typed.electors),
        };
        return sentAs(await act.send(input), ({ missing: left }) => ({
          said: left.length === 0 ? 'The resolution is on record.' : 'On record. Not everything it needs is shown.',
          at: 'general-election-day',
        }));
      }}
    >
      {(form, { adoptedOn }) => (
        <>
          {resolutions.handingOver === null && (
            <Finding tone="warning" out="Elections are not on record as handed to the county board.">
              <p>
                The law asks for that resolution first. <a href={`#${RESOLUTIONS}/handing-over`}>Put it on record</a>,
                if it was adopted.
              </p>
            </Finding>
          )}
          <Part icon="note" title="The resolution">
            <DateField label="Adopted by the board of trustees on" near={near} {...form.text('adoptedOn')} />
            <TextField {...electorsWords} width="w8" inputMode="numeric" {...form.text('electors')} />
            <Cites texts={['Election Law §15-104(1)(c)']} />
          </Part>
          <Part icon="clock" title="The first year it is meant for">
            <DateField
              label="General-election day"
              hint="11/2/2027 or 2027-11-02"
              near={nearElection(adoptedOn)}
              {...form.text('electionDay')}
            />
            <DateField
              label="Primary of that year"
              hint="Ask the county board of elections: 6/22/2027"
              near={nearElection(adoptedOn)}
              {...form.text('primaryDay')}
            />
          </Part>
          <Part icon="ask" title="What must hold">
            <Choice
              inline
              label="Does the village lie wholly in one county?"
              options={answers}
              {...form.text('wholeInOneCounty')}
            />
            <Choice
              inline
              label="Does every election district in the village lie wholly within it?"
              options={answers}
              {...form.text('districtsWhollyWithin')}
            />
          </Part>
        </>
      )}
    </RecordForm>
  );
}
