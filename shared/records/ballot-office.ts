// The offices to be filled at an election.
import { z } from 'zod';
import { Serial } from '../domain/ids.ts';
import { Office } from '../domain/office.ts';
import { defineEvent } from './define-event.ts';
import type { ElectionFile } from './election-file.ts';
import { put, Removal } from './numbered.ts';

const group = 'election-file' as const;

const NumberedOfficeSchema = z.strictObject({ number: Serial, office: Office });
export const officeSaved = defineEvent<ElectionFile, z.infer<typeof NumberedOfficeSchema>>({
  type: 'office-on-ballot-saved',
  version: 1,
  group,
  schema: NumberedOfficeSchema,
  subjects: (p) => [`office-on-ballot:${p.number}`],
  apply: (s, p) => {
    put(s.offices, { number: p.number, ...p.office });
    s.nextOffice = Math.max(s.nextOffice, p.number + 1);
  },
  applyUndone: (s, p) => {
    s.nextOffice = Math.max(s.nextOffice, p.number + 1);
  },
  say: (before, p) => {
    const known = before.offices.some((o) => o.number === p.number);
    return `${known ? 'Changed' : 'Added'}: office of ${p.office.title}, ${p.office.seats} seat(s), ${p.office.termYears}-year term.`;
  },
});

export const officeRemoved = defineEvent<ElectionFile, Removal>({
  type: 'office-on-ballot-removed',
  version: 1,
  group,
  schema: Removal,
  subjects: (p) => [`office-on-ballot:${p.number}`],
  apply: (s, p) => {
    s.offices = s.offices.filter((o) => o.number !== p.number);
  },
  say: (before, p) =>
    `Removed: office of ${before.offices.find((o) => o.number === p.number)?.title ?? `number ${p.number}`}. Reason: ${p.reason}`,
});
