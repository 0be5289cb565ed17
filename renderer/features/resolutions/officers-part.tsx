// Who holds office when the day changes: the program does not know it, and the terms hang on it.
import type { PlainDate } from '../../../shared/domain/plain-date.ts';
import { DateField } from '../../ui/date-field.tsx';
import { Part, Row } from '../../ui/form.tsx';
import { RepeatingRows } from '../../ui/repeating-rows.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { FormApi } from '../../ui/use-form.ts';
import { blankOfficer, nearElected, nearSuccessor } from './typed-date-change.ts';

export function OfficersPart({ form, near }: { readonly form: FormApi; readonly near: PlainDate }) {
  return (
    <Part icon="person" title="Who holds office">
      <RepeatingRows rows={form.rows('officers')} what="officer" empty={blankOfficer} atMost={40}>
        {(path) => (
          <>
            <TextField
              label="Office and name"
              hint="Such as Trustee, Jane Example"
              width="w26"
              {...form.text(`${path}.office`)}
            />
            <Row>
              <DateField
                label="Elected on"
                hint="3/18/2025"
                near={nearElected(near)}
                {...form.text(`${path}.electedOn`)}
              />
              <DateField
                label="Successor to be elected on, by the old day"
                hint="3/16/2027"
                near={nearSuccessor(near)}
                {...form.text(`${path}.successorOn`)}
              />
            </Row>
          </>
        )}
      </RepeatingRows>
    </Part>
  );
}
