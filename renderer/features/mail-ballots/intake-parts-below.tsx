// The second half of the intake form: how the ballot is wanted, what stands above the signature, how the paper came.
import { Choice } from '../../ui/choice.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Part, Row } from '../../ui/form.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { TimeField } from '../../ui/time-field.tsx';
import { cameByWords, signatureWords, wantsWords } from './application-words.ts';
import type { IntakePartProps } from './intake-form.tsx';

export function DeliveryPart({ form, values }: IntakePartProps) {
  return (
    <Part no="6" title="How the ballot is wanted">
      <Choice
        {...form.text('wants')}
        label="How the ballot is wanted"
        hideLabel
        value={values.wants}
        options={[
          {
            value: 'mailed',
            label: wantsWords.mailed,
            under: (
              <TextArea
                {...form.text('sendTo')}
                label="Send it to"
                optional="if the paper names another address"
                rows={3}
                hint="Anywhere in the world: up to five lines, without the name."
              />
            ),
          },
          { value: 'collect-self', label: wantsWords['collect-self'] },
          {
            value: 'collect-agent',
            label: wantsWords['collect-agent'],
            under: <TextField {...form.text('agent')} label="Name of the agent" width="w26" />,
          },
          { value: 'not-said', label: wantsWords['not-said'] },
        ]}
      />
    </Part>
  );
}

export function SignaturePart({ form, values, certificateRequired: required }: IntakePartProps) {
  const certificateRequired = required && values.kind === 'absentee';
  const other = values.form === 'other-writing';
  const printed = certificateRequired
    ? 'That the voter is qualified and registered, and the certificate, are printed on it.'
    : 'That the voter is qualified and registered is printed on it.';
  return (
    <Part no="7" title="Statement and signature">
      <Choice
        {...form.text('form')}
        label="What paper is it?"
        value={values.form}
        options={[
          { value: 'state-form', label: 'The state’s form', under: <p className="note">{printed}</p> },
          { value: 'other-writing', label: 'Another writing, such as a letter' },
        ]}
      />
      {other && (
        <Choice
          {...form.text('statement')}
          label="Does it say that the voter is qualified and registered?"
          inline
          value={values.statement}
          options={[
            { value: 'written', label: 'It does' },
            { value: 'missing', label: 'It does not' },
          ]}
        />
      )}
      {other && certificateRequired && (
        <Choice
          {...form.text('certificate')}
          label="Is the certificate in place of an affidavit there?"
          inline
          value={values.certificate}
          options={[
            { value: 'present', label: 'It is there' },
            { value: 'missing', label: 'It is not there' },
          ]}
        />
      )}
      <Choice
        {...form.text('signature')}
        label="Signature"
        inline
        value={values.signature}
        options={[
          { value: 'signed', label: signatureWords.signed },
          { value: 'mark-and-witness', label: signatureWords['mark-and-witness'] },
          { value: 'missing', label: signatureWords.missing },
        ]}
      />
      {values.signature === 'mark-and-witness' && (
        <Row>
          <TextField {...form.text('witness.name')} label="Name of the witness" optional="if it is there" width="w14" />
          <TextField
            {...form.text('witness.address')}
            label="Address of the witness"
            optional="if it is there"
            width="w26"
          />
        </Row>
      )}
    </Part>
  );
}

export function ArrivalPart({ form, values, today }: IntakePartProps) {
  return (
    <Part icon="back" title="How it came">
      <Row>
        <DateField {...form.text('receivedOn')} label="Received on" near={today} hint="The day stamped on it: 3/9" />
        <TimeField {...form.text('receivedAt')} label="at" optional="if noted" />
      </Row>
      <Choice
        {...form.text('cameBy')}
        label="How it came"
        hideLabel
        inline
        value={values.cameBy}
        options={[
          { value: 'mail', label: cameByWords.mail },
          { value: 'applicant-in-person', label: cameByWords['applicant-in-person'] },
          { value: 'agent-in-person', label: cameByWords['agent-in-person'] },
          { value: 'other', label: cameByWords.other },
        ]}
      />
      {values.cameBy === 'other' && (
        <TextField {...form.text('otherWay')} label="Which way" optional="e-mail, fax, drop box" width="w20" />
      )}
    </Part>
  );
}
