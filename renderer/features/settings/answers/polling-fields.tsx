// The fields of “where, when and how people vote”.
import { CheckBox } from '../../../ui/check-box.tsx';
import { Choice } from '../../../ui/choice.tsx';
import { Part, Row } from '../../../ui/form.tsx';
import { RepeatingRows } from '../../../ui/repeating-rows.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { TimeField } from '../../../ui/time-field.tsx';
import type { FormApi } from '../../../ui/use-form.ts';

export const blankDistrict = { name: '', place: '', street: '', city: '', outsideVillage: false };
export const blankStretch = { open: '', close: '' };

const hourHint = 'Such as noon or 9 pm';

export function PollingFields({ form }: { readonly form: FormApi }) {
  return (
    <>
      <Part icon="person" title="Districts and polling places">
        <RepeatingRows rows={form.rows('districts')} what="district" empty={blankDistrict} atLeast={1} atMost={60}>
          {(path) => (
            <>
              <Row>
                <TextField label="District" width="w4" {...form.text(`${path}.name`)} />
                <TextField label="Polling place" optional="if known" width="w20" {...form.text(`${path}.place`)} />
              </Row>
              <Row>
                <TextField label="Street and number" width="w14" {...form.text(`${path}.street`)} />
                <TextField label="City or village" width="w10" {...form.text(`${path}.city`)} />
              </Row>
              <CheckBox label="It lies outside the village" {...form.flag(`${path}.outsideVillage`)} />
            </>
          )}
        </RepeatingRows>
      </Part>
      <Part icon="clock" title="Hours of the polls">
        <RepeatingRows rows={form.rows('hours')} what="stretch of hours" empty={blankStretch} atLeast={1} atMost={3}>
          {(path) => (
            <Row>
              <TimeField label="Open" hint={hourHint} {...form.text(`${path}.open`)} />
              <TimeField label="Close" hint={hourHint} {...form.text(`${path}.close`)} />
            </Row>
          )}
        </RepeatingRows>
      </Part>
      <Part icon="pen" title="How people vote">
        <Choice
          {...form.text('method')}
          label="How people vote"
          hideLabel
          options={[
            { value: 'paper', label: 'On paper ballots' },
            {
              value: 'machine',
              label: 'By machine',
              under: (
                <Row>
                  <TextField label="Whose machine" width="w20" {...form.text('owner')} />
                  <TextField label="In whose custody" optional="if another" width="w20" {...form.text('custodian')} />
                </Row>
              ),
            },
          ]}
        />
      </Part>
    </>
  );
}
