// One line of a petition. Taking a voter from the list records the line; the next one follows by itself, with the last day.
import { useRef, useState } from 'react';
import type { ElectionId } from '../../../shared/domain/ids.ts';
import type { SignatureRemark } from '../../../shared/domain/signature.ts';
import { cleanText } from '../../../shared/domain/text.ts';
import { useAct } from '../../api/use-act.ts';
import { useDesk } from '../../app/desk-context.ts';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Form, Row } from '../../ui/form.tsx';
import { say } from '../../ui/live-region.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type FieldProblem, useForm } from '../../ui/use-form.ts';
import { aDay, dayTyped, wholeNumber } from '../election/typed-answers.ts';
import { VoterPicker } from '../voters/voter-picker.tsx';
import type { SignaturesView } from './signatures-screen.tsx';

const remarks: readonly { readonly value: Exclude<SignatureRemark, ''>; readonly label: string }[] = [
  { value: 'not-on-list', label: 'Not on the list' },
  { value: 'outside-village', label: 'Address outside the village' },
  { value: 'illegible', label: 'Cannot be read' },
];
const remarkOf = (typed: string): SignatureRemark => remarks.find(({ value }) => value === typed)?.value ?? '';

export function SignatureEntry({
  election,
  filing,
  next,
}: {
  readonly election: ElectionId;
  readonly filing: number;
  readonly next: SignaturesView['next'];
}) {
  const { today } = useDesk().frame;
  const act = useAct('nominations.enter-signatures');
  const picked = useRef<string | null>(null);
  const [entered, setEntered] = useState(0);
  const [values, setValues] = useState({
    ...{ page: String(next.page), line: String(next.line), signed: next.signed ?? '', name: '', remark: '' },
  });
  const form = useForm({
    values,
    setValues,
    check: ({ page, line, signed }): FieldProblem[] => [
      ...wholeNumber('page', 'Page', page, 1, 9999),
      ...wholeNumber('line', 'Line', line, 1, 999),
      ...(signed.trim() === '' ? [] : aDay('signed', signed, today, '')),
    ],
    send: async ({ page, line, signed, name, remark }) => {
      const voter = picked.current;
      picked.current = null;
      if (voter === null && cleanText(name) === '' && remarkOf(remark) === '')
        return [
          { field: 'name', message: 'Take the voter from the list, type a name, or say what is wrong with the line.' },
        ];
      const answer = await act.send({
        ...{ election, filing },
        lines: [
          {
            ...{ page: Number(page), line: Number(line), signed: dayTyped(signed, today), voter },
            ...{ name: voter === null ? cleanText(name) : '', remark: remarkOf(remark) },
          },
        ],
      });
      if (!answer.ok)
        return answer.refusal.fields.map(({ path, message }) => ({
          field: path.replace(/^lines\.\d+\./, ''),
          message,
        }));
      say(`Page ${page}, line ${line} is entered.`);
      setValues((before) => ({ ...before, line: String(Number(line) + 1), name: '', remark: '' }));
      setEntered((count) => count + 1);
      return [];
    },
  });
  return (
    <Form form={form} label="The next signature">
      <div className="signature-entry">
        <Row>
          <TextField label="Page" width="w4" inputMode="numeric" {...form.text('page')} />
          <TextField label="Line" width="w4" inputMode="numeric" {...form.text('line')} />
          <DateField label="Signed on" near={today} {...form.text('signed')} />
        </Row>
        {/* A new box for each line, with the focus in it: the next name can be typed at once. */}
        <VoterPicker
          key={entered}
          label="Who signed: taken from the list, the line is recorded"
          autoFocus={entered > 0}
          onPick={(id) => {
            picked.current = id;
            form.submit();
          }}
        />
        <Row>
          <TextField label="Or the name as it reads" optional="if not on the list" width="w20" {...form.text('name')} />
          <Select label="What is wrong with it" none="Nothing" width="w14" options={remarks} {...form.text('remark')} />
          <Button submit keys="Enter" busy={form.sending}>
            Record the line
          </Button>
        </Row>
      </div>
    </Form>
  );
}
