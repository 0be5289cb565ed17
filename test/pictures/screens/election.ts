// The ballot, and the forms behind it.
import type { Picture } from '../picture.ts';

export const pictures: readonly Picture[] = [
  { name: 'election', hash: '#/election' },
  { name: 'election-office', hash: '#/election/office/new' },
  { name: 'election-candidate', hash: '#/election/candidate/1' },
  { name: 'election-proposition', hash: '#/election/proposition/1' },
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
