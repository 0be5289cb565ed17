// What stands on the card: an election that somebody else conducts to a row.
import { mostOtherElections } from '../../../shared/domain/other-election.ts';
import type { ViewOutput } from '../../../shared/ipc/contract.ts';
import { useAct } from '../../api/use-act.ts';
import { useView } from '../../api/use-view.ts';
import { Part, Row } from '../../ui/form.tsx';
import { RepeatingRows } from '../../ui/repeating-rows.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { FieldProblem } from '../../ui/use-form.ts';
import { RecordForm } from '../election/record-form.tsx';
import { sentAs } from '../election/send-record.ts';

const blank = { name: '', who: '', when: '', phone: '', note: '' };
type Typed = { readonly elections: readonly (typeof blank)[] };

/** What every village clerk is asked about; the county board's own name is the village's to say. */
const usual = ['County, state and federal', 'School district', 'Fire district', 'Library', 'Town'];

const isBlank = (row: typeof blank): boolean => Object.values(row).every((typed) => typed.trim() === '');
/** A row of which only the usual name stands says nothing yet. */
const saysSomething = (row: typeof blank): boolean => !isBlank({ ...row, name: '' }) || !usual.includes(row.name);

function problemsOf({ elections }: Typed): FieldProblem[] {
  const kept = elections.map((row) => row.name.trim().toLowerCase());
  return elections.flatMap((row, i) => {
    if (isBlank(row)) return [];
    const field = `elections.${i}.name`;
    if (row.name.trim() === '') return [{ field, message: 'Type which election it is, such as School district.' }];
    return kept.indexOf(row.name.trim().toLowerCase()) === i
      ? []
      : [{ field, message: `“${row.name.trim()}” stands on the card twice.` }];
  });
}

export function OtherElectionsForm() {
  const view = useView('office.other-elections', {});
  return view.state === 'shown' ? <Card elections={view.value.elections} /> : null;
}

function Card({ elections }: Pick<ViewOutput<'office.other-elections'>, 'elections'>) {
  const act = useAct('office.set-other-elections');
  const start: Typed = {
    elections: elections.length > 0 ? elections.map((one) => ({ ...one })) : usual.map((name) => ({ ...blank, name })),
  };
  return (
    <RecordForm<Typed>
      title="Whom do you send people to?"
      lead="Elections that the village does not conduct. Leave empty what you do not know; a row in which nothing is typed is left out."
      draft="settings:other-elections"
      start={start}
      leadsTo="/not-my-election"
      main="Record the card"
      check={problemsOf}
      send={async (typed) => {
        const kept = typed.elections.filter((row) => !isBlank(row) && saysSomething(row));
        return sentAs(await act.send({ elections: kept }), () => ({ said: 'The card is on record.', at: null }));
      }}
    >
      {(form) => (
        <Part icon="note" title="Not the village’s elections">
          <RepeatingRows rows={form.rows('elections')} what="election" empty={blank} atMost={mostOtherElections}>
            {(path) => (
              <>
                <TextField label="Which election" width="w26" {...form.text(`${path}.name`)} />
                <Row>
                  <TextField label="Who conducts it" width="w20" {...form.text(`${path}.who`)} />
                  <TextField label="Telephone" width="w14" {...form.text(`${path}.phone`)} />
                </Row>
                <Row>
                  <TextField
                    label="When"
                    width="w20"
                    hint="A day, or “third Tuesday of May”"
                    {...form.text(`${path}.when`)}
                  />
                  <TextField label="Note" width="w20" {...form.text(`${path}.note`)} />
                </Row>
              </>
            )}
          </RepeatingRows>
        </Part>
      )}
    </RecordForm>
  );
}
