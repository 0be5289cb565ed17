// The row that is typed: Tab from box to box, Enter records it, and the next one begins at the last name.
import { useRef, useState } from 'react';
import type { ElectionId } from '../../../shared/domain/ids.ts';
import type { Refusal } from '../../../shared/ipc/contract.ts';
import { useAct } from '../../api/use-act.ts';
import { useDesk } from '../../app/desk-context.ts';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Form, Row } from '../../ui/form.tsx';
import { say } from '../../ui/live-region.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { TimeField } from '../../ui/time-field.tsx';
import { type FieldProblem, type FormApi, useForm } from '../../ui/use-form.ts';
import { cameByWords, kindWords, wantsWords } from './application-words.ts';
import { type BeforeRow, emptyRow, readRow, rowProblems } from './before-values.ts';
import type { Home } from './intake-values.ts';
import { nothingSaid, type Said, SameName } from './same-name.tsx';

const options = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));
const decidedWords = { 'not-yet': 'Not yet', yes: 'Qualified', no: 'Not qualified' };

export function BeforeForm({ election, home }: { readonly election: ElectionId; readonly home: Home }) {
  const { today } = useDesk().frame;
  const record = useAct('mail-ballot.record-application');
  const [values, setValues] = useState<BeforeRow>(emptyRow);
  const [shown, setShown] = useState<Refusal | null>(null);
  const said = useRef<Said>(nothingSaid);
  const send = async (row: BeforeRow): Promise<readonly FieldProblem[]> => {
    const read = readRow(row, home, today);
    if (!read) throw new Error('The row was sent without a day.');
    const answer = await record.send({ election, ...read, ...said.current });
    said.current = nothingSaid;
    setShown(null);
    if (answer.ok) {
      say(`Number ${answer.value.number} is recorded: ${answer.value.finding.headline}`);
      // The next paper of the pile is often of the same kind and came the same way.
      setValues({ ...emptyRow, kind: row.kind, cameBy: row.cameBy, wants: row.wants, decided: row.decided });
      document.getElementById('before-form')?.querySelector('input')?.focus();
      return [];
    }
    if (answer.refusal.related.length > 0) setShown(answer.refusal);
    return [{ field: '', message: answer.refusal.message }];
  };
  const form = useForm({ values, setValues, check: (row) => rowProblems(row, today), send });
  return (
    <div id="before-form">
      <Form form={form} label="One paper application">
        {shown && form.failures > 0 && (
          <SameName
            refusal={shown}
            onRecord={(whose) => {
              said.current = whose;
              form.submit();
            }}
          />
        )}
        <Who form={form} />
        <HowItCame form={form} today={today} />
        <WhatWasDone form={form} values={values} today={today} />
        <div className="acts end">
          <Button kind="main" submit keys="Enter" busy={form.sending}>
            Record it, and the next one
          </Button>
        </div>
      </Form>
    </div>
  );
}

const Who = ({ form }: { readonly form: FormApi }) => (
  <Row>
    <TextField {...form.text('surname')} label="Last name" width="w14" />
    <TextField {...form.text('given')} label="First name" width="w14" />
    <TextField {...form.text('street')} label="Lives at" optional="street and number" width="w20" />
    <Select {...form.text('kind')} label="Asks for" width="w14" options={options(kindWords)} />
  </Row>
);

type Today = Parameters<typeof rowProblems>[1];

const HowItCame = ({ form, today }: { readonly form: FormApi; readonly today: Today }) => (
  <Row>
    <DateField {...form.text('receivedOn')} label="Received on" near={today} hint="As stamped: 2/3" />
    <TimeField {...form.text('receivedAt')} label="at" optional="if noted" />
    <Select
      {...form.text('cameBy')}
      label="How it came"
      width="w14"
      options={options({ ...cameByWords, 'not-known': 'Not known' })}
    />
    <Select
      {...form.text('wants')}
      label="The ballot"
      width="w14"
      options={options({ ...wantsWords, 'not-said': 'Not said, or not known' })}
    />
  </Row>
);

const WhatWasDone = (props: { readonly form: FormApi; readonly values: BeforeRow; readonly today: Today }) => {
  const { form, values, today } = props;
  return (
    <Row>
      <Select {...form.text('decided')} label="Decided?" width="w14" options={options(decidedWords)} />
      {values.decided === 'no' && <TextField {...form.text('reason')} label="Reason it was refused for" width="w26" />}
      <DateField
        {...form.text('sentOn')}
        label="Ballot sent on"
        optional="if it was"
        near={today}
        hint="2/5; empty: not sent, or not known"
      />
    </Row>
  );
};
