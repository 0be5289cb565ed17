// The certificate that stands in place of an affidavit on an absentee application (§15-120(3)). The section gives its words,
// its bold face and its place: above the signature line.
import { electionLaw } from '../../law/citation.ts';
import type { StatutoryText } from '../envelopes/affirmation.ts';

export const certificateOfTruth: StatutoryText = {
  citation: electionLaw('15-120', '3'),
  act: 'Election Law, article 15',
  effectiveFrom: null,
  text:
    'I UNDERSTAND THAT THIS CERTIFICATE WILL BE ACCEPTED FOR ALL PURPOSES AS THE EQUIVALENT OF AN AFFIDAVIT AND, IF IT ' +
    'CONTAINS A MATERIAL FALSE STATEMENT, SHALL SUBJECT ME TO THE SAME PENALTIES AS IF I HAD BEEN DULY SWORN.',
};
