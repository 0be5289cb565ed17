// A voter the county adds late, or one for the list of the permanently disabled: picked from the county's list, or typed.
import { useState } from 'react';
import { cleanText } from '../../../shared/domain/text.ts';
import type { CommandInput } from '../../../shared/ipc/contract.ts';
import { askView } from '../../api/ask-view.ts';
import { useAct } from '../../api/use-act.ts';
import { useDesk } from '../../app/desk-context.ts';
import { NotFound } from '../../app/not-found.tsx';
import type { ScreenProps } from '../../app/routes.ts';
import { Choice } from '../../ui/choice.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Part, Row } from '../../ui/form.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { FormApi } from '../../ui/use-form.ts';
import { RecordForm } from '../election/record-form.tsx';
import { sentAs } from '../election/send-record.ts';
import { aDay, dayTyped, mustStand } from '../election/typed-answers.ts';
import { MailBallotsPages } from '../mail-ballots/mail-ballots-pages.tsx';
import { NoElectionYet } from '../needs-first.tsx';
import { VoterPicker } from './voter-picker.tsx';

const fields = { surname: '', given: '', middle: '', suffix: '', address: '', district: '' };
const empty = { voter: '', ...fields, day: '', note: '', mark: '' };
type Typed = typeof empty;
type Named = Omit<CommandInput<'county.add-late-voter'>, 'election'>;

const lists = {
  late: { title: 'Whom did the county add?', leadsTo: '/voters/county', main: 'Add the voter' },
  disabled: { title: 'Who is permanently disabled?', leadsTo: '/voters/county', main: 'Put on the list' },
} as const;
const missing = 'Type the day you were told, such as 3/1.';

export function NamedVoterScreen({ params }: ScreenProps) {
  const { election, frame } = useDesk();
  const late = useAct('county.add-late-voter');
  const disabled = useAct('voters.list-disabled');
  const near = frame.today;
  const list = params.list === 'late' || params.list === 'disabled' ? params.list : null;
  if (list === null) return <NotFound />;
  if (election === null) return <NoElectionYet title={lists[list].title} />;
  const send = async (named: Named, mark: string) => {
    if (list === 'late') return late.send({ election, ...named });
    return disabled.send({ ...named, mark: mark === 'county-mark' ? 'county-mark' : 'village-application' });
  };
  return (
    <RecordForm<Typed>
      key={list}
      {...lists[list]}
      above={<MailBallotsPages here="county" />}
      draft={`county:name:${list}`}
      start={empty}
      check={({ surname, day, mark }) => [
        ...mustStand('surname', surname, 'Type the last name.'),
        ...aDay('day', day, near, missing),
        ...(list === 'disabled' ? mustStand('mark', mark, 'Choose how the voter comes on this list.') : []),
      ]}
      send={async (typed) => {
        const day = dayTyped(typed.day, near);
        if (day === null) return { refused: [{ field: 'day', message: missing }] };
        const text = (name: keyof Typed) => cleanText(typed[name]);
        const name = { surname: text('surname'), given: text('given'), middle: text('middle'), suffix: text('suffix') };
        const named = { name, address: text('address'), district: text('district'), day, note: text('note') };
        const answer = await send({ ...named, voter: typed.voter === '' ? null : typed.voter }, typed.mark);
        return sentAs(answer, () => ({ said: `${name.surname} is on the list.`, at: null }));
      }}
    >
      {(form, values) => (
        <>
          <Part icon="find" title="From the county’s list">
            <FromList form={form} />
          </Part>
          <Part icon="person" title="Or typed by hand">
            <Row>
              <TextField {...form.text('surname')} label="Last name" width="w14" />
              <TextField {...form.text('given')} label="First name" width="w14" />
            </Row>
            <Row>
              <TextField {...form.text('middle')} label="Middle" optional="if given" width="w10" />
              <TextField {...form.text('suffix')} label="Suffix" optional="Jr., Sr., III" width="w6" />
            </Row>
            <Row>
              <TextField {...form.text('address')} label="Street and number" width="w20" />
              <TextField {...form.text('district')} label="District" width="w6" />
            </Row>
          </Part>
          <Part icon="clock" title="When and how">
            <DateField {...form.text('day')} label="Told on" near={near} />
            {list === 'disabled' && (
              <Choice<'county-mark' | 'village-application'>
                {...form.text('mark')}
                label="How the voter comes on this list"
                value={values.mark === 'county-mark' || values.mark === 'village-application' ? values.mark : ''}
                options={[
                  { value: 'county-mark', label: 'The county’s list marks it' },
                  { value: 'village-application', label: 'The voter asked for it at the village' },
                ]}
              />
            )}
            <TextField {...form.text('note')} label="In your words" optional="if it helps later" width="full" />
          </Part>
        </>
      )}
    </RecordForm>
  );
}

/** Fills in what the list says; it can be corrected below before it is written down. */
function FromList({ form }: { readonly form: FormApi }) {
  const [picked, setPicked] = useState<string | null>(null);
  const pick = async (id: string) => {
    const answer = await askView('voters.card', { id, withBirthDate: false });
    if (!answer.ok) return setPicked(answer.refusal.message);
    const { name, address, district } = answer.value;
    for (const [field, value] of Object.entries({ ...name, address, district, voter: id }))
      form.text(field).onChange(value);
    setPicked(`${name.given} ${name.surname} is filled in below, as the county’s list says.`);
  };
  return (
    <div className="stack-tight">
      <VoterPicker label="Find the voter" onPick={(id) => void pick(id)} />
      <p className="note" role="status">
        {picked}
      </p>
    </div>
  );
}
