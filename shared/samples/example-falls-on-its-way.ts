// Example Falls ten days on: what was typed on the pages of its papers, how its notice was printed and posted, and one more paper that came in.
import { act, applicationOnStateForm, at, person, type SampleStep } from './sample-step.ts';
import { typedPapers } from './typed-papers.ts';

/** Ten days later: the notice ran in time and hangs, and every paper's page is filled in. */
export const exampleFallsOnItsWay = (election: string): SampleStep[] => [
  ...typedPapers({
    ...{ election, meeting: '2027-01-11', districts: ['1'] },
    members: ['Walter Osgood', 'Adaeze Okafor', 'Bill Tran', 'Joan Fell', 'Sam Ruiz'],
    hall: { name: 'Village Hall', street: '1 Village Square', city: 'Example Falls' },
    drawing: {
      ...{ office: 'Trustee', names: ['Adaeze Okafor', 'Margaret “Peg” O’Brien-Świątek'] },
      ...{ demandedOn: '2027-02-11', on: '2027-02-18' },
    },
  }),
  act('newspaper.send-copy', {
    ...{ election, paper: 'notice-of-election', newspaper: 'Example Falls Courier', to: 'copy desk' },
    ...{ sentOn: '2027-03-02', issues: ['2027-03-04'], words: '' },
  }),
  act('newspaper.record-step', { election, order: 1, step: { kind: 'printed', issueDay: '2027-03-04' } }),
  act('posting.record', {
    ...{ election, paper: 'notice-of-election' },
    copies: [
      ['Post office', '12 Main Street', 'public-place'],
      ['Public library', '40 Main Street', 'public-place'],
      ['Fire house', '3 Engine Lane', 'public-place'],
      ['Mill Street bridge, notice board', 'Mill Street', 'public-place'],
      ['Railroad depot', '9 Depot Road', 'public-place'],
      ['Town park, pavilion', '77 Park Avenue', 'public-place'],
      ['Village Hall', '1 Village Square', 'polling-place'],
    ].map(([name, street, why], i) => ({
      ...{ name, street, why, day: '2027-03-05', time: `1${i % 6}:15`, by: 'Ruth Lindgren', photo: null },
    })),
  }),
  // Not signed, and came on the last day but one for mail: its letter has the sheet to complete it.
  act('mail-ballot.record-application', {
    ...{ election, knownDuplicate: null },
    application: applicationOnStateForm(
      person('Ines', 'Holt'),
      { day: '2027-03-08', time: '11:40' },
      at('12 Canal Street'),
      { signature: 'missing', certificate: 'missing' },
    ),
  }),
];
