// The fields of a proof: the issue of the newspaper, the places where it hangs, the meeting, or words. As many as the
// rule asks for: a resolution that is published and posted has both.
import type { PlainDate } from '../../../shared/domain/plain-date.ts';
import { CheckBox } from '../../ui/check-box.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Row } from '../../ui/form.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { TimeField } from '../../ui/time-field.tsx';
import type { FormApi } from '../../ui/use-form.ts';
import type { ProofKind } from './duty-answers.ts';
import type { TypedProof } from './typed-proof.ts';

interface FieldsProps {
  readonly form: FormApi;
  /** A day typed without a year is the nearest to this one. */
  readonly near: PlainDate;
  /** The first field takes the focus, where the form has just come up for her to type. */
  readonly first: boolean;
}

interface ProofProps extends FieldsProps {
  readonly typed: TypedProof;
}

export const ProofFields = ({ kinds, first, ...props }: ProofProps & { readonly kinds: readonly ProofKind[] }) =>
  kinds.map((kind, at) => <OneProof key={kind} kind={kind} first={first && at === 0} {...props} />);

function OneProof({ kind, typed, ...props }: ProofProps & { readonly kind: ProofKind }) {
  switch (kind) {
    case 'published':
      return <PublishedFields {...props} />;
    case 'posted':
      return <PostedFields typed={typed} {...props} />;
    case 'adopted':
      return <AdoptedFields {...props} />;
    case 'other':
      return <OtherFields {...props} />;
  }
}

function PublishedFields({ form, near, first }: FieldsProps) {
  return (
    <Row>
      <DateField label="Published on" hint="Such as 2/18" near={near} autoFocus={first} {...form.text('issueDay')} />
      <TextField label="in" width="w14" {...form.text('newspaper')} />
      <DateField
        label="Affidavit came on"
        optional="if it is here"
        hint="Empty while it is awaited"
        near={near}
        {...form.text('affidavit')}
      />
    </Row>
  );
}

function PostedFields({ form, near, first, typed }: ProofProps) {
  const { places, apart } = typed;
  return (
    <div className="stack-tight">
      <Row>
        <DateField label="Posted on" hint="Such as 2/19" near={near} autoFocus={first} {...form.text('postedOn')} />
        <TimeField label="at" optional="if known" hint="Such as 9:05 am" {...form.text('postedAt')} />
        <TextField label="by" width="w14" {...form.text('postedBy')} />
      </Row>
      <fieldset>
        <legend className="label">Where</legend>
        <div className={apart ? 'apart' : 'picks inline'}>
          {places.map(({ name, hung }, at) => (
            <div key={name}>
              <CheckBox label={name} {...form.flag(`places.${at}.hung`)} />
              {apart && hung && (
                <DateField
                  label={`Posted at ${name} on`}
                  optional="if on another day"
                  hint=""
                  near={near}
                  {...form.text(`places.${at}.day`)}
                />
              )}
            </div>
          ))}
        </div>
      </fieldset>
      <CheckBox label="Not all of them on the same day" {...form.flag('apart')} />
    </div>
  );
}

const AdoptedFields = ({ form, near, first }: FieldsProps) => (
  <Row>
    <DateField
      label="Adopted at the meeting of"
      hint="Such as 1/11"
      near={near}
      autoFocus={first}
      {...form.text('adoptedOn')}
    />
    <TextField
      label="Where it stands"
      optional="if known"
      hint="Minutes, page 4"
      width="w14"
      {...form.text('meeting')}
    />
    <TextField label="The vote" optional="if known" hint="Carried 5 to 0" width="w10" {...form.text('vote')} />
  </Row>
);

const OtherFields = ({ form, near, first }: FieldsProps) => (
  <Row>
    <DateField label="Done on" hint="Such as 2/4" near={near} autoFocus={first} {...form.text('doneOn')} />
    <TextField label="What shows it" optional="if anything does" width="w20" {...form.text('words')} />
  </Row>
);
