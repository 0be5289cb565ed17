// Somebody of the list: name, what they are appointed as, where, and how to reach them.

import type { ElectionId } from '../../../shared/domain/ids.ts';
import { InspectorRole } from '../../../shared/domain/inspector.ts';
import { useAct } from '../../api/use-act.ts';
import { CheckBox } from '../../ui/check-box.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Part } from '../../ui/form.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { FieldProblem } from '../../ui/use-form.ts';
import { RecordForm } from '../election/record-form.tsx';
import { sentAs } from '../election/send-record.ts';
import { mustStand } from '../election/typed-answers.ts';
import type { Inspectors } from './inspector-words.ts';

const roles = { inspector: 'Inspector', alternate: 'Alternate', clerical: 'Clerical help' } as const;
const empty = { role: 'inspector', district: '', name: '', chair: false, party: '', phone: '', address: '' };
type Typed = typeof empty;

function startOf({ rows, districts }: Inspectors, number: number | null): Typed {
  const found = rows.find((row) => row.number === number);
  if (!found) return { ...empty, district: districts.length === 1 ? (districts[0] ?? '') : '' };
  const { role, district, name, chair, party, phone, address } = found;
  return { role, district, name, chair, party, phone, address: address?.lines.join('\n') ?? '' };
}

const linesOf = (typed: string): string[] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const problemsOf = ({ name, address }: Typed): FieldProblem[] => [
  ...mustStand('name', name, 'Type the name.'),
  ...(linesOf(address).length > 5 ? [{ field: 'address', message: 'An address has at most five lines.' }] : []),
];

export function InspectorForm({
  election,
  list,
  number,
}: {
  readonly election: ElectionId;
  readonly list: Inspectors;
  readonly number: number | null;
}) {
  const act = useAct('inspectors.save');
  const start = startOf(list, number);
  // A district that the election no longer has stays choosable, or the form could not be sent as it stands.
  const named = [...new Set([...list.districts, start.district])].filter((district) => district !== '');
  return (
    <RecordForm<Typed>
      title={number === null ? 'Who is it?' : `What changes about ${start.name}?`}
      above={<a href="#/inspectors">Inspectors of election</a>}
      draft={`inspectors.person:${election}:${number ?? 'new'}`}
      start={start}
      leadsTo="/inspectors"
      main={number === null ? 'Write it down' : 'Record the change'}
      check={problemsOf}
      send={async (typed) => {
        const lines = linesOf(typed.address);
        const role = InspectorRole.parse(typed.role);
        const answer = await act.send({
          ...{ election, number },
          inspector: { ...typed, role, address: lines.length === 0 ? null : { lines } },
        });
        return sentAs(answer, ({ number: at }) => ({
          said: `${typed.name.trim()} is ${number === null ? 'on the list' : 'changed'}.`,
          at: `inspector-${at}`,
        }));
      }}
    >
      {(form, { role }) => (
        <>
          <Part icon="person" title="The person">
            <TextField label="Name" width="w26" {...form.text('name')} />
            <Choice
              label="Appointed as"
              options={InspectorRole.options.map((value) => ({ value, label: roles[value] }))}
              {...form.text('role')}
            />
            {role === 'inspector' && <CheckBox label="Chairs the inspectors of the district" {...form.flag('chair')} />}
            <Select
              label="District"
              none={role === 'inspector' && named.length > 1 ? 'Choose the district' : 'Wherever help is needed'}
              options={named.map((value) => ({ value, label: value }))}
              {...form.text('district')}
            />
            <TextField
              label="Party"
              optional="where the parties share the inspectors"
              width="w20"
              {...form.text('party')}
            />
          </Part>
          <Part icon="mail" title="How to reach them">
            <TextField label="Telephone" optional="for your phone list" width="w20" {...form.text('phone')} />
            <TextArea
              label="Mailing address"
              optional="for the letter of appointment"
              rows={3}
              hint="As on an envelope, without the name"
              {...form.text('address')}
            />
          </Part>
        </>
      )}
    </RecordForm>
  );
}
