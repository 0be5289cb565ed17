// The parts of the counter's form, in the order in which a paper is looked at. What its kind does not have is not asked.
import { type FilingKind, isNomination, isPetition } from '../../../shared/domain/filing.ts';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Part, Row } from '../../ui/form.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { TimeField } from '../../ui/time-field.tsx';
import type { FormApi } from '../../ui/use-form.ts';
import { AboutPart } from './about-part.tsx';
import type { CounterFacts } from './counter-form.tsx';
import { PersonsPart } from './persons-part.tsx';
import { isChosen, kindOf, kindOptions, minuteTyped, type TypedFiling } from './typed-filing.ts';

export interface PartProps {
  readonly form: FormApi;
  readonly typed: TypedFiling;
  readonly facts: CounterFacts;
}

export function FilingParts({ form, typed, facts }: PartProps) {
  const kind = kindOf(typed);
  return (
    <>
      <Part no="1" title="What was filed, and when">
        <Select label="What" none="Choose what was filed" width="w26" options={kindOptions} {...form.text('kind')} />
        <Row>
          <DateField label="Filed on" near={facts.now.day} {...form.text('day')} />
          <TimeField label="At, to the minute" hint="As on the clock when it was handed over" {...form.text('time')} />
        </Row>
        <TakeTheMinute form={form} typed={typed} facts={facts} />
        <HowItCame form={form} typed={typed} facts={facts} />
        <Row>
          <TextField label="Filed by" width="w20" optional="if known" {...form.text('filedBy')} />
          <TextField label="Address" width="w20" optional="if given" {...form.text('filerAddress')} />
        </Row>
        <Row>
          <TextField label="Pages" width="w6" inputMode="numeric" {...form.text('pages')} />
          {kind !== null && isPetition(kind) && (
            <TextField label="Signatures it says it has" width="w6" inputMode="numeric" {...form.text('signatures')} />
          )}
        </Row>
      </Part>
      {kind !== null && <OfItsKind kind={kind} form={form} typed={typed} facts={facts} />}
    </>
  );
}

/** The form may have stood open, or be an older draft: then the clock has gone on, and one press takes its minute. */
function TakeTheMinute({ form, typed, facts: { now } }: PartProps) {
  const minute = minuteTyped(now);
  if (typed.time === minute && typed.day === now.day) return null;
  return (
    <div className="acts">
      <Button
        small
        icon="clock"
        onPress={() => {
          form.text('day').onChange(now.day);
          form.text('time').onChange(minute);
        }}
      >
        Take the clock’s minute
      </Button>
    </div>
  );
}

const HowItCame = ({ form, typed, facts }: PartProps) => (
  <>
    <Choice
      {...form.text('by')}
      label="How it came"
      inline
      options={[
        { value: 'hand', label: 'By hand' },
        { value: 'mail', label: 'By mail' },
        { value: 'other', label: 'Otherwise' },
      ]}
      value={typed.by === 'mail' || typed.by === 'other' ? typed.by : 'hand'}
    />
    {typed.by === 'mail' && (
      <DateField
        label="Postmark"
        optional="empty if it cannot be read"
        near={facts.now.day}
        {...form.text('postmark')}
      />
    )}
    {typed.by === 'other' && <TextField label="How" width="w26" {...form.text('otherWay')} />}
  </>
);

function OfItsKind({ kind, ...part }: PartProps & { readonly kind: FilingKind }) {
  const { form, typed } = part;
  const nomination = isNomination(kind);
  return (
    <>
      {!nomination && <AboutPart kind={kind} {...part} />}
      {nomination && (
        <Part no="2" title={kind === 'party-certificate' ? 'The party' : 'In whose name'}>
          <TextField
            label={kind === 'independent-petition' ? 'Independent body' : 'Party'}
            width="w26"
            {...form.text('party')}
          />
          {kind === 'independent-petition' && (
            <TextField label="Emblem, in words" optional="if any" width="w26" {...form.text('emblem')} />
          )}
        </Part>
      )}
      {(nomination || kind === 'substitution' || (isChosen(kind) && typed.who === '')) && (
        <PersonsPart no="3" kind={kind} {...part} />
      )}
      <Part no="4" title={nomination ? 'Committee and note' : 'Note'}>
        {nomination && (
          <TextArea
            label="Committee to fill vacancies"
            optional="a name on each line"
            rows={3}
            {...form.text('committee')}
          />
        )}
        <TextField label="Note" optional="if anything else should be remembered" width="full" {...form.text('note')} />
      </Part>
    </>
  );
}
