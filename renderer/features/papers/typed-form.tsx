// What the paper needs and no other record has yet, typed here and kept: one form for every paper, made from its fields.

import type { ElectionId } from '../../../shared/domain/ids.ts';
import type { CommandInput } from '../../../shared/ipc/contract.ts';
import { problemsOf, useAct } from '../../api/use-act.ts';
import { useDraft } from '../../api/use-draft.ts';
import { useDesk } from '../../app/desk-context.ts';
import { Block } from '../../ui/block.tsx';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Form } from '../../ui/form.tsx';
import { say } from '../../ui/live-region.tsx';
import { RepeatingRows } from '../../ui/repeating-rows.tsx';
import { SavedNote } from '../../ui/saved-note.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { TimeField } from '../../ui/time-field.tsx';
import { type FormApi, useForm } from '../../ui/use-form.ts';
import type { PaperPage } from './paper-words.ts';
import { emptyRow, formOf, readForm, revivedForm, type TypedField } from './typed-values.ts';

type Page = CommandInput<'paper.type-facts'>['page'];

export function TypedForm({ election, page }: { readonly election: ElectionId; readonly page: PaperPage }) {
  const { today } = useDesk().frame;
  const act = useAct('paper.type-facts');
  const { fields, id } = page;
  const start = formOf(fields, page.typed);
  const draft = useDraft(`paper:${election}:${id}`, start, (kept) => revivedForm(fields, kept));
  const form = useForm({
    values: draft.values,
    setValues: draft.setValues,
    check: (values) => readForm(fields, values, today).problems,
    send: async (values) => {
      const { facts } = readForm(fields, values, today);
      // Each paper's own schema checks them behind the bridge.
      const answer = await act.send({ election, page: { paper: id, facts } as unknown as Page });
      if (!answer.ok)
        return problemsOf(answer.refusal).map(({ field, message }) => ({
          field: field.replace(/^page\.facts\.?/, ''),
          message,
        }));
      draft.discard();
      say('It is on record. The paper shows it.');
      return [];
    },
  });
  if (!draft.ready) return null;
  return (
    <Block title="Typed here">
      <p className="note">
        Nothing else on record has this yet. Leave empty what you do not know; it becomes a ruled space.
      </p>
      <Form form={form} label="Typed here">
        <div className="typed">
          {fields.map((field) => (
            <div key={field.key} id={`typed-${field.key}`}>
              <AnyField field={field} form={form} />
            </div>
          ))}
          <div className="acts">
            <Button submit keys="Enter" busy={form.sending}>
              Put it on the paper
            </Button>
            <SavedNote at={draft.savedAt} />
          </div>
        </div>
      </Form>
    </Block>
  );
}

function AnyField({ field, form }: { readonly field: TypedField; readonly form: FormApi }) {
  if (field.kind !== 'rows') return <OneField field={field} path={field.key} form={form} />;
  return (
    <fieldset>
      <legend className="label">{`Each ${field.label}`}</legend>
      {field.hint !== null && <p className="hint">{field.hint}</p>}
      <RepeatingRows rows={form.rows(field.key)} what={field.label} empty={emptyRow(field.fields)}>
        {(path) => (
          <div className="row">
            {field.fields.map((one) => (
              <OneField key={one.key} field={one} path={`${path}.${one.key}`} form={form} />
            ))}
          </div>
        )}
      </RepeatingRows>
    </fieldset>
  );
}

type Simple = Omit<TypedField, 'fields'>;

function OneField({ field, path, form }: { readonly field: Simple; readonly path: string; readonly form: FormApi }) {
  const { today } = useDesk().frame;
  const { kind, label, options } = field;
  const bound = form.text(path);
  const hint = field.hint === null ? {} : { hint: field.hint };
  switch (kind) {
    case 'day':
      return <DateField label={label} near={today} {...hint} {...bound} />;
    case 'time':
      return <TimeField label={label} {...hint} {...bound} />;
    case 'text':
      return <TextArea label={label} {...hint} {...bound} />;
    case 'choice':
      return <Select label={label} none="–" width="w20" options={options} {...hint} {...bound} />;
    case 'number':
      return <TextField label={label} width="w8" inputMode="numeric" {...hint} {...bound} />;
    default:
      return <TextField label={label} {...hint} {...bound} />;
  }
}
