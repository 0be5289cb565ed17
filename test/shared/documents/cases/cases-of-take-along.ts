// The papers of the take-along box, plain and hard, each once.
import type { FlowDocument } from '../../../../shared/documents/blocks.ts';
import { emergencyPage } from '../../../../shared/documents/take-along/emergency-page.ts';
import { tallySheet } from '../../../../shared/documents/take-along/tally-sheet.ts';
import { plainDate } from '../../../../shared/domain/plain-date.ts';
import { frame } from '../../../support/sample-papers.ts';
import { hardBallot } from './cases-of-ballots.ts';

const general = { kind: 'general', pollDay: plainDate('2027-03-16') } as const;
const tally = {
  ...{ ...frame(), ...general, ...hardBallot },
  ...{ districts: ['1', '6&74'], method: 'paper' as const, answers: { yes: 'Yes', no: 'No' } },
};
const nobody = (what: string) => ({ what, name: '', phone: '' });
const emergency = {
  ...frame(),
  ...general,
  people: [
    { what: 'Village Clerk', name: 'Ruth Lindgren', phone: '518-555-0143' },
    ...['Mayor', 'Village attorney', 'County board of elections', 'Who keeps the key of the hall'].map(nobody),
    { what: 'Chair, District 6&74', name: 'Nguyễn Thị Diễm', phone: '518-555-0151, after six 518-555-0152' },
  ],
  places: [
    { district: '1', place: 'Village Hall' },
    { district: '6&74', place: '' },
  ],
  hours: 'noon to 9:00 p.m.',
  machine: true,
};

export const casesOfTakeAlong: Readonly<Record<string, FlowDocument>> = {
  'tally sheets': tallySheet.document(tally),
  'tally sheet, one district by machine, practice': tallySheet.document({
    ...tally,
    ...{ districts: [''], method: 'machine', practice: true, questions: [] },
  }),
  'emergency page': emergencyPage.document(emergency),
  'emergency page, nobody known': emergencyPage.document({
    ...emergency,
    ...{ people: [nobody('Mayor')], places: [{ district: '', place: '' }], hours: '', machine: false },
  }),
};
