// The papers of the mail ballots that the demo writes: letters to applicants, the receipts of the counter, and what goes to the
// inspectors.
import type { SamplePaper } from './sample-step.ts';

type Letter =
  | 'application-receipt'
  | 'too-early-letter'
  | 'completion-letter'
  | 'late-for-mail-letter'
  | 'refusal-letter';

/** A letter about the application of that number. */
export const letterAbout = (election: string, number: number, paper: Letter): SamplePaper => ({
  file: `${paper}.pdf`,
  paper: 'application-paper',
  input: { election, number, paper },
});

/** The receipt that is signed when the ballot of that application is handed to the voter. */
export const handOverReceipt = (election: string, application: number, name: string, day: string): SamplePaper => ({
  ...{ file: 'handing-over-receipt.pdf', paper: 'handing-over-receipt' },
  input: { election, application, to: 'voter', name, at: { day, time: '09:20' } },
});

/** Every list and sheet about the register; the worksheet and the sums once the transmittal has taken the envelopes along. */
export const papersForInspectors = (election: string, district: string): SamplePaper[] => [
  {
    ...{ file: 'mail-ballots-out.pdf', paper: 'mail-ballot-work-list' },
    input: { election, list: 'out' },
  },
  ...['applicants-list', 'set-aside-sheet', 'late-envelopes-sheet'].map((paper) => sheet(election, district, paper)),
  {
    ...{ file: 'transmittal.pdf', paper: 'transmittal' },
    input: { election, district, containers: 1, seals: '0417' },
  },
  ...['inspectors-worksheet', 'reconciliation-sheet'].map((paper) => sheet(election, district, paper)),
];

const sheet = (election: string, district: string, paper: string): SamplePaper => ({
  file: `${paper}.pdf`,
  paper: 'mail-ballot-paper',
  input: { election, paper, district },
});

/** Labels for these applications, on a sheet of which two labels are used. */
export const labelsFor = (election: string, applications: readonly number[]): SamplePaper[] =>
  (['address-labels', 'register-labels'] as const).map((paper) => ({
    ...{ file: `${paper}.pdf`, paper },
    input: { election, applications, first: 3 },
  }));
