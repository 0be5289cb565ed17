// Example Falls with ballots from the printer and four voters who are qualified, two of them of one name.
import { fallsElection as election, fallsSteps, type Step, taking } from '../support/example-steps.ts';
import { type at, back } from '../support/mail-ballot-steps.ts';

const ballotsHere: Step = [
  'ballot.note-step',
  {
    election,
    step: { kind: 'delivered', on: '2027-02-20', note: '', counts: [{ kind: 'absentee', district: '', count: 50 }] },
  },
];
export const determined = (number: number): Step => [
  'mail-ballot.determine',
  { election, number, qualified: true, reason: null },
];
/** Doris Abernathy (1), Chidi Okonkwo (4) and two men named John Bland (5, 6), all qualified. */
export const steps: readonly Step[] = [
  ...fallsSteps,
  ballotsHere,
  ['mail-ballot.record-application', taking('Chidi', 'Okonkwo')],
  ['mail-ballot.record-application', taking('John', 'Bland', { birthDate: '1978-04-11' })],
  [
    'mail-ballot.record-application',
    {
      ...taking('John', 'Bland', {
        name: { surname: 'Bland', given: 'John', middle: 'H.', suffix: '' },
        birthDate: '1960-02-03',
        residence: { street: '9 Oak Avenue', apartment: '', city: 'Example Falls', state: 'NY', zip: '12999' },
      }),
      knownDuplicate: 5,
    },
  ],
  ...[4, 5, 6].map(determined),
];
/** Its envelope came by mail, to the clerk. */
export const returned = (envelope: number, when: ReturnType<typeof at>): Step => [
  'mail-ballot.receive',
  { election, envelope, application: null, sure: true, returned: back(when) },
];
