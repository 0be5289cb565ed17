// The part of the calling form that differs by kind: the day by the village's rule, the vacancy, the tie, the statute.
import type { PlainDate } from '../../../shared/domain/plain-date.ts';
import type { ViewOutput } from '../../../shared/ipc/contract.ts';
import { longDay } from '../../../shared/words/days.ts';
import type { DeskFrame } from '../../app/desk-context.ts';
import { Choice } from '../../ui/choice.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Part } from '../../ui/form.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { FormApi } from '../../ui/use-form.ts';
import { byYear, type CallInput, kindOf, OTHER_DAY, type TypedCall } from './typed-call.ts';
import { WouldBe } from './would-be.tsx';

export type Offered = ViewOutput<'office.answers'>['generalElections'];

const offerInWords = ({ year, calendarAnchor, pollDay }: Offered[number]): string =>
  calendarAnchor === pollDay ? longDay(pollDay) : `${year}: the vote moves to ${longDay(pollDay)}`;

interface Props {
  readonly form: FormApi;
  readonly typed: TypedCall;
  readonly near: PlainDate;
  readonly offered: Offered;
  /** “third Tuesday of March” */
  readonly rule: string;
  readonly elections: DeskFrame['elections'];
  /** What it comes to so far; null while no day can be read. */
  readonly call: CallInput | null;
}

export function CallFields(props: Props) {
  switch (kindOf(props.typed)) {
    case 'general':
      return <GeneralFields {...props} />;
    case 'special':
      return <SpecialFields {...props} />;
    case 'run-off':
      return <RunOffFields {...props} />;
    case 'referendum':
      return <ReferendumFields {...props} />;
  }
}

const DayOf = ({ form, near, call }: Props) => (
  <>
    <DateField label="Day of the election" near={near} {...form.text('day')} />
    <WouldBe call={call} />
  </>
);

function GeneralFields(props: Props) {
  const { form, typed, offered, rule, call } = props;
  return (
    <Part icon="clock" title="Its day">
      <Choice
        label={`When? Your village elects on the ${rule}.`}
        options={[
          ...offered.map((one) => ({ value: `${one.year}`, label: offerInWords(one) })),
          { value: OTHER_DAY, label: 'On another day' },
        ]}
        {...form.text('year')}
      />
      {byYear(typed) ? <WouldBe call={call} /> : <DayOf {...props} />}
      {!byYear(typed) && (
        <TextArea
          label="Why it is not on that day"
          hint="Such as a court order, with its date. It stays in the history."
          rows={2}
          {...form.text('reason')}
        />
      )}
      <p className="note">
        If the rule is another one, change it in <a href="#/settings/election-day">Settings</a> first.
      </p>
    </Part>
  );
}

function SpecialFields(props: Props) {
  const { form, near } = props;
  return (
    <>
      <Part icon="person" title="The vacancy">
        <TextField label="Office that is vacant" hint="Such as Trustee" {...form.text('office')} />
        <DateField label="Vacant since" optional="if known" near={near} {...form.text('vacantOn')} />
      </Part>
      <Part icon="clock" title="Its day">
        <DateField label="Called by the board on" optional="if known" near={near} {...form.text('boardCalledOn')} />
        <DayOf {...props} />
      </Part>
    </>
  );
}

function RunOffFields({ form, near, elections, call }: Props) {
  return (
    <Part icon="clock" title="The tie, and its day">
      <DateField
        label="Results finally certified on"
        hint="The run-off is counted from this day"
        near={near}
        {...form.text('certified')}
      />
      <WouldBe call={call} showDay />
      {elections.length > 0 && (
        <Select
          label="The tie was in"
          optional="if it is in this office"
          width="w26"
          none="Not in the list"
          options={elections.map(({ id, title }) => ({ value: id, label: title }))}
          {...form.text('of')}
        />
      )}
    </Part>
  );
}

const ReferendumFields = (props: Props) => (
  <Part icon="clock" title="What it rests on, and its day">
    <TextField
      label="Statute that puts the proposition to a vote"
      hint="Such as Village Law §16-1602; it has a notice of its own"
      width="w26"
      {...props.form.text('statute')}
    />
    <DayOf {...props} />
  </Part>
);
