// The first half of the intake form, in the order of the state's form: reason, election, name, birth date, residence.
import { dayWithoutWeekday } from '../../../shared/words/days.ts';
import { AddressFields } from '../../ui/address-fields.tsx';
import { Choice, type ChoiceOption } from '../../ui/choice.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Part, Row } from '../../ui/form.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { categoryWords, kindWords } from './application-words.ts';
import { readBirthDate } from './birth-date.ts';
import type { IntakePartProps } from './intake-form.tsx';
import { asKind, type Intake } from './intake-values.ts';

export type SetIntake = (change: (before: Intake) => Intake) => void;
type Category = Exclude<Intake['category'], ''>;

/** The other kind is another test: what the first one asked and the second does not is taken out again. */
export function KindPart({ values, setValues, form }: IntakePartProps & { readonly setValues: SetIntake }) {
  return (
    <Part icon="note" title="What it asks for">
      <Choice
        {...form.text('kind')}
        label="What it asks for"
        hideLabel
        inline
        value={values.kind}
        options={[
          { value: 'absentee', label: kindWords.absentee },
          { value: 'early-mail', label: kindWords['early-mail'] },
        ]}
        onChange={(kind) => setValues((before) => asKind(before, kind))}
      />
    </Part>
  );
}

export function ReasonPart({ form, values }: IntakePartProps) {
  const options: readonly ChoiceOption<Category>[] = [
    ...Object.entries(categoryWords).map(([value, label]) => ({
      value: value as Category,
      label,
      under:
        value === 'detained' ? (
          <TextField {...form.text('placeOfDetention')} label="Place, as the paper names it" width="w26" />
        ) : undefined,
    })),
    { value: 'none', label: 'No reason is given' },
  ];
  return (
    <Part no="1" title="Reason, as ticked on the paper">
      <Choice {...form.text('category')} label="Reason" hideLabel options={options} value={values.category} />
    </Part>
  );
}

export function ElectionPart({ form, values, today, electionTitle }: IntakePartProps) {
  if (values.kind === 'early-mail') return <EarlyMailElectionPart form={form} values={values} title={electionTitle} />;
  return (
    <Part no="2" title="Which election">
      <Choice
        {...form.text('elections')}
        label="Which election"
        hideLabel
        value={values.elections}
        options={[
          { value: 'this', label: electionTitle },
          {
            value: 'several',
            label: 'Any election while absent',
            under: (
              <Row>
                <DateField {...form.text('absentFrom')} label="From" near={today} />
                <DateField {...form.text('absentTo')} label="to" near={today} />
              </Row>
            ),
          },
        ]}
      />
    </Part>
  );
}

function EarlyMailElectionPart(props: Pick<IntakePartProps, 'form' | 'values'> & { readonly title: string }) {
  const { form, values, title } = props;
  return (
    <Part no="2" title="Which election">
      <Choice
        {...form.text('elections')}
        label="Which election"
        hideLabel
        value={values.elections}
        options={[
          { value: 'this', label: title },
          { value: 'rest-of-year', label: 'All remaining elections of the calendar year' },
        ]}
      />
    </Part>
  );
}

export function NamePart({ form }: IntakePartProps) {
  return (
    <Part no="3" title="Name">
      <Row>
        <TextField {...form.text('name.surname')} label="Last name" width="w14" />
        <TextField {...form.text('name.given')} label="First name" width="w14" />
      </Row>
      <Row>
        <TextField {...form.text('name.middle')} label="Middle" optional="if given" width="w10" />
        <TextField {...form.text('name.suffix')} label="Suffix" optional="Jr., Sr., III" width="w6" />
      </Row>
    </Part>
  );
}

export function BornPart({ form, values, today }: IntakePartProps) {
  const read = values.born.trim() === '' ? null : readBirthDate(values.born, today);
  return (
    <Part no="4" title="Born">
      <TextField
        {...form.text('born')}
        label="Date of birth on the paper"
        width="w10"
        beside
        hint="6/14/1958; leave it empty if it is not there"
        read={read?.ok ? dayWithoutWeekday(read.value) : undefined}
      />
    </Part>
  );
}

export function ResidencePart({ form, districts }: IntakePartProps) {
  return (
    <Part no="5" title="Where the voter lives">
      <AddressFields form={form} path="residence" />
      {districts.length > 1 && (
        <Select
          {...form.text('district')}
          label="Election district"
          width="w10"
          none="Not known"
          options={districts.map((name) => ({ value: name, label: `District ${name}` }))}
        />
      )}
      <TextArea
        {...form.text('mailing')}
        label="Mailing address"
        optional="if it is another one"
        rows={3}
        hint="As it stands on an envelope, up to five lines, without the name."
      />
    </Part>
  );
}
