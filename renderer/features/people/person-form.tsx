// Somebody new at the desk, or another name or role.
import { problemsOf, useAct } from '../../api/use-act.ts';
import { BigPick } from '../../ui/big-pick.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { FieldProblem, FormApi } from '../../ui/use-form.ts';
import { RecordForm } from '../election/record-form.tsx';
import type { Person } from './people-screen.tsx';
import { roleNames, whatRolesMay } from './roles.ts';

type Typed = { readonly name: string; readonly role: string };
type Role = Person['role'];
const roles: readonly Role[] = ['clerk', 'deputy', 'reader'];
const roleTyped = ({ role }: Typed): Role => roles.find((known) => known === role) ?? 'reader';

const check = ({ name, role }: Typed): FieldProblem[] => [
  ...(name.trim() === '' ? [{ field: 'name', message: 'Type the name.' }] : []),
  ...(role === '' ? [{ field: 'role', message: 'Choose what this person may do.' }] : []),
];

function fields(form: FormApi, { role }: Typed) {
  const { id, onChange, error } = form.text('role');
  return (
    <div className="stack">
      <TextField label="Name" width="w20" hint="As it stands in the history" {...form.text('name')} />
      <BigPick
        id={id}
        label="May"
        value={roles.find((known) => known === role) ?? ''}
        onChange={onChange}
        error={error}
        options={roles.map((known) => ({ value: known, label: roleNames[known], note: whatRolesMay[known] }))}
      />
    </div>
  );
}

export function AddPerson() {
  const act = useAct('people.add');
  return (
    <RecordForm<Typed>
      title="Who comes to this desk?"
      lead="Everything that is recorded bears the name of whoever sat at the desk."
      draft="people:add"
      start={{ name: '', role: '' }}
      check={check}
      main="Add"
      leadsTo="/settings/people"
      send={async (typed) => {
        const answer = await act.send({ name: typed.name.trim(), role: roleTyped(typed) });
        if (!answer.ok) return { refused: problemsOf(answer.refusal) };
        return { refused: null, said: `${typed.name.trim()} is one of the desk now.`, at: answer.value.person };
      }}
    >
      {fields}
    </RecordForm>
  );
}

export function ChangePerson({ person: { id, name, role } }: { readonly person: Person }) {
  const act = useAct('people.change');
  return (
    <RecordForm<Typed>
      title={`What has changed about ${name}?`}
      lead="What is in the history already keeps the former name."
      draft={`people:${id}`}
      start={{ name, role }}
      check={check}
      main="Record the change"
      leadsTo="/settings/people"
      send={async (typed) => {
        const answer = await act.send({ person: id, name: typed.name.trim(), role: roleTyped(typed) });
        if (!answer.ok) return { refused: problemsOf(answer.refusal) };
        return { refused: null, said: `${typed.name.trim()}: the change is on record.`, at: id };
      }}
    >
      {fields}
    </RecordForm>
  );
}
