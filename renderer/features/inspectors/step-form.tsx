// One thing that happened with several of them on one day. Whoever has it on record already is not ticked.

import type { ElectionId } from '../../../shared/domain/ids.ts';
import type { InspectorStepKind } from '../../../shared/domain/inspector.ts';
import { parseTypedTime } from '../../../shared/domain/wall-time.ts';
import { roleInList } from '../../../shared/words/inspectors.ts';
import { useAct } from '../../api/use-act.ts';
import { useDesk } from '../../app/desk-context.ts';
import { CheckBox } from '../../ui/check-box.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Part, Row } from '../../ui/form.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { TimeField } from '../../ui/time-field.tsx';
import type { FieldProblem } from '../../ui/use-form.ts';
import { RecordForm } from '../election/record-form.tsx';
import { sentAs } from '../election/send-record.ts';
import { aDay, dayTyped } from '../election/typed-answers.ts';
import { type InspectorRow, type Inspectors, stepWords } from './inspector-words.ts';

interface Typed {
  readonly [name: string]: string | { readonly [who: string]: boolean };
  readonly on: string;
  readonly from: string;
  readonly until: string;
  readonly note: string;
  readonly who: { readonly [who: string]: boolean };
}

const keyOf = ({ number }: InspectorRow): string => `n${number}`;
const missingDay = 'Type the day, such as 1/11.';

const anHour = (field: string, typed: string): FieldProblem[] =>
  typed.trim() === '' || parseTypedTime(typed) !== null
    ? []
    : [{ field, message: `“${typed.trim()}” is not an hour. Type it like 9:05 am or 21:05.` }];

/** Alternates and helpers did not serve until somebody says so. */
const isExpected = ({ steps, role }: InspectorRow, step: InspectorStepKind): boolean =>
  !steps.some((one) => one.step === step) && (step !== 'served' || role === 'inspector');

export function StepForm({
  election,
  list: { rows, pollDay },
  step,
}: {
  readonly election: ElectionId;
  readonly list: Inspectors;
  readonly step: InspectorStepKind;
}) {
  const act = useAct('inspectors.record-step');
  const { frame } = useDesk();
  const near = step === 'served' ? (pollDay ?? frame.today) : frame.today;
  const words = stepWords[step];
  const start: Typed = {
    ...{ on: step === 'served' ? (pollDay ?? '') : '', from: '', until: '', note: '' },
    who: Object.fromEntries(rows.map((row) => [keyOf(row), isExpected(row, step)])),
  };
  const ticked = ({ who }: Typed) => rows.filter((row) => who[keyOf(row)] === true);
  return (
    <RecordForm<Typed>
      key={step}
      title={words.question}
      above={<a href="#/inspectors">Inspectors of election</a>}
      draft={`inspectors.step:${election}:${step}`}
      start={start}
      leadsTo="/inspectors"
      main="Record it"
      check={(typed) => [
        ...aDay('on', typed.on, near, missingDay),
        ...anHour('from', typed.from),
        ...anHour('until', typed.until),
        ...(ticked(typed).length > 0 ? [] : [{ field: '', message: 'Tick at least one person.' }]),
      ]}
      send={async (typed) => {
        const on = dayTyped(typed.on, near);
        if (on === null) return { refused: [{ field: 'on', message: missingDay }] };
        const people = ticked(typed);
        const answer = await act.send({
          ...{ election, numbers: people.map(({ number }) => number), step, on, note: typed.note },
          ...{ from: parseTypedTime(typed.from), until: parseTypedTime(typed.until) },
        });
        return sentAs(answer, () => ({
          said: `On record for ${people.length === 1 ? people[0]?.name : `${people.length} people`}.`,
          at: people[0] ? `inspector-${people[0].number}` : null,
        }));
      }}
    >
      {(form) => (
        <>
          <Part icon="note" title="When">
            <DateField label={words.day} near={near} {...form.text('on')} />
            {step === 'served' && (
              <Row>
                <TimeField label="From" optional="if known" {...form.text('from')} />
                <TimeField label="Until" optional="if known" hint="" {...form.text('until')} />
              </Row>
            )}
            <TextField label="Note" optional="if it helps later" width="full" {...form.text('note')} />
          </Part>
          <Part icon="person" title="Who">
            {rows.map((row) => (
              <CheckBox
                key={row.number}
                label={`${row.name}, ${roleInList(row)}${row.district === '' ? '' : `, District ${row.district}`}`}
                {...form.flag(`who.${keyOf(row)}`)}
              />
            ))}
          </Part>
        </>
      )}
    </RecordForm>
  );
}
