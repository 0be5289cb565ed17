// The county's list beside an early-mail paper: what it says of the voter, and what the clerk found (§15-119(7)).
import { useState } from 'react';
import type { ListFound } from '../../../shared/domain/application.ts';
import { nameInList } from '../../../shared/domain/person-name.ts';
import { longDay } from '../../../shared/words/days.ts';
import { voterStatusInWords } from '../../../shared/words/voter-status.ts';
import { useView } from '../../api/use-view.ts';
import { Choice } from '../../ui/choice.tsx';
import type { FormApi } from '../../ui/use-form.ts';
import { VoterPicker } from '../voters/voter-picker.tsx';
import type { ApplicationView } from './application-panel.tsx';
import { listFoundWords } from './application-words.ts';

const found = Object.keys(listFoundWords) as readonly ListFound[];

export function ListCheck({
  shown,
  form,
  value,
}: {
  readonly shown: ApplicationView;
  readonly form: FormApi;
  readonly value: ListFound | '';
}) {
  const list = useView('voters.list', {});
  const [picked, setPicked] = useState(shown.voter?.id ?? '');
  const listDate = list.state === 'shown' ? (list.value.list?.listDate ?? null) : null;
  return (
    <div className="stack-tight">
      {listDate === null ? (
        <p className="note">
          No county list has been read here. Ask the county board, or say that the list is not here.
        </p>
      ) : (
        <>
          <VoterPicker label={`Look at the county’s list of ${longDay(listDate)}`} onPick={setPicked} />
          {picked !== '' && <Listed id={picked} />}
        </>
      )}
      <Choice
        {...form.text('list')}
        label="What does the list say?"
        value={value}
        options={found.map((one) => ({ value: one, label: listFoundWords[one] }))}
      />
    </div>
  );
}

function Listed({ id }: { readonly id: string }) {
  const view = useView('voters.card', { id, withBirthDate: true });
  if (view.state !== 'shown') return null;
  const { name, address, district, status } = view.value;
  return (
    <p>
      The list says: <b>{nameInList(name)}</b>, {address}
      {district === '' ? '' : `, district ${district}`}. {voterStatusInWords[status]}.
    </p>
  );
}
