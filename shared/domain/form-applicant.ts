// Whoever an application form of the state is filled in for: what the form asks, as far as it is known. What nobody but the
// applicant writes, such as the signature and its date, is not here.
import type { z } from 'zod';
import { MailApplication } from './application.ts';
import { OptionalLine } from './text.ts';

export const FormApplicant = MailApplication.pick({
  ...{
    kind: true,
    name: true,
    birthDate: true,
    residence: true,
    mailing: true,
    wants: true,
    sendTo: true,
    agent: true,
  },
  ...{
    category: true,
    severalElections: true,
    absence: true,
    placeOfDetention: true,
    restOfYear: true,
    district: true,
  },
}).extend({ phone: OptionalLine, email: OptionalLine });
export type FormApplicant = z.infer<typeof FormApplicant>;
