// The ballot, and the forms behind it.
import type { Picture } from '../picture.ts';

export const pictures: readonly Picture[] = [
  { name: 'election', hash: '#/election' },
  { name: 'election-office', hash: '#/election/office/new' },
  { name: 'election-candidate', hash: '#/election/candidate/1' },
  { name: 'election-proposition', hash: '#/election/proposition/1' },
  { name: 'inspectors', hash: '#/inspectors' },
  { name: 'inspectors-person', hash: '#/inspectors/person/new' },
  { name: 'inspectors-parties', hash: '#/inspectors/parties' },
  { name: 'last-year-notes', hash: '#/last-year/notes' },
  { name: 'not-my-election', hash: '#/not-my-election' },
  { name: 'not-my-election-form', hash: '#/settings/other-elections' },
  { name: 'election-call', hash: '#/election/call' },
  {
    name: 'election-call-special',
    hash: '#/election/call',
    prepare: (page) => page.getByText('Special election').click(),
  },
  {
    name: 'election-take-off',
    hash: '#/election',
    prepare: (page) => page.getByRole('button', { name: 'Take off Héctor Rosario' }).click(),
  },
];
