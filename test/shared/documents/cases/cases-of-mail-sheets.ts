// The sheets that go out with a ballot or with the state's form, both kinds, plain and hard.
import type { FlowDocument } from '../../../../shared/documents/blocks.ts';
import { absenteeCoverSlip } from '../../../../shared/documents/mail-ballots/absentee-cover-slip.ts';
import { absenteeVoterInstructions } from '../../../../shared/documents/mail-ballots/absentee-voter-instructions.ts';
import { earlyMailCoverSlip } from '../../../../shared/documents/mail-ballots/early-mail-cover-slip.ts';
import { earlyMailVoterInstructions } from '../../../../shared/documents/mail-ballots/early-mail-voter-instructions.ts';
import { plainDate } from '../../../../shared/domain/plain-date.ts';
import { wallTime } from '../../../../shared/domain/wall-time.ts';
import { clerk, frame } from '../../../support/sample-papers.ts';

const election = { kind: 'general' as const, pollDay: plainDate('2027-03-16') };
const open = { ...clerk, officeHours: 'Monday to Friday, 9:00 a.m. to 4:00 p.m.' };
export const instructions = {
  ...frame({ clerk: open }),
  ...election,
  counted: 'by-hand' as const,
  family: 'one' as const,
  severalDistricts: false,
  postage: { by: 'voter' as const, cents: 156 },
  back: plainDate('2027-03-16'),
  closes: wallTime('21:00'),
};
/** §15-120(5): four months, seven days and one day before March 16, 2027. */
export const slip = {
  ...frame({ clerk: open }),
  ...election,
  first: plainDate('2026-11-16'),
  byMail: plainDate('2027-03-09'),
  inPerson: plainDate('2027-03-15'),
  back: plainDate('2027-03-16'),
  closes: wallTime('21:00'),
};
const noPhone = { ...frame({ clerk: { ...clerk, phone: '' } }) };

export const casesOfMailSheets: Readonly<Record<string, FlowDocument>> = {
  'absentee instructions': absenteeVoterInstructions.document(instructions),
  'absentee instructions, two envelopes, machine, several districts, practice': absenteeVoterInstructions.document({
    ...{ ...instructions, ...frame({ clerk: open, practice: true }), counted: 'by-machine', family: 'two' },
    ...{ severalDistricts: true, postage: { by: 'village', cents: null } },
  }),
  'early mail instructions, machine': earlyMailVoterInstructions.document({ ...instructions, counted: 'by-machine' }),
  'early mail instructions, nothing on record': earlyMailVoterInstructions.document({
    ...{ ...instructions, ...noPhone, counted: null, closes: null, family: 'two' },
    postage: { by: 'not-said', cents: null },
  }),
  'absentee cover slip': absenteeCoverSlip.document(slip),
  'absentee cover slip, nothing on record': absenteeCoverSlip.document({ ...slip, ...noPhone, closes: null }),
  'early mail cover slip': earlyMailCoverSlip.document(slip),
};
