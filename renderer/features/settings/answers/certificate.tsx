// Whether absentee applications need the certificate in place of an affidavit.
import { CheckBox } from '../../../ui/check-box.tsx';
import { Cites } from '../../../ui/cite.tsx';
import type { Answer } from './answer.ts';

export const certificate: Answer<{ readonly required: boolean }> = {
  id: 'certificate',
  name: 'Certificate on applications',
  question: 'Do absentee applications need the certificate?',
  lead: 'An application may require a certificate in place of an affidavit. The state’s form prints it above the signature.',
  said: 'The answer about the certificate is on record.',
  isAnswered: () => true,
  start: (office) => ({ required: office?.certificateRequired ?? true }),
  check: () => [],
  acts: ({ required }) => [{ name: 'office.set-certificate', input: { required } }],
  fields: (form) => (
    <>
      <CheckBox label="Ask for the certificate, and say when it is missing" {...form.flag('required')} />
      <Cites texts={['Election Law §15-120(3)']} />
    </>
  ),
};
