// Every “no” of the acts about the people at the desk, on Example Falls on March 2, 2027.
import { startDesk, type TestDesk } from '../../support/test-desk.ts';
import type { RefusalCase } from './calendar-refusals.ts';

/** Pat, a deputy, sits at the desk beside Ruth, the clerk. */
async function withPat(desk: TestDesk) {
  const { person } = await desk.do('people.add', { name: 'Pat Quill', role: 'deputy' });
  await desk.serve('desk.choose-person', { person });
}
const person = 'person-1';
export const aboutPeople: RefusalCase[] = [
  [
    'people.add',
    'no-clerk-yet',
    { name: 'Pat', role: 'deputy' },
    (desk) => desk.do('history.undo', { act: 'sample-0003', reason: 'not her name' }),
  ],
  ['people.add', 'same-name', { name: 'ruth  lindgren', role: 'deputy' }],
  [
    'people.add',
    'too-many-people',
    { name: 'One Too Many', role: 'reader' },
    async (desk) => {
      for (let n = 2; n <= 40; n += 1) await desk.do('people.add', { name: `Person ${n}`, role: 'reader' });
    },
  ],
  ['people.change', 'no-such-person', { person: 'person-9', name: 'Pat', role: 'deputy' }],
  ['people.change', 'same-name', { person: 'person-2', name: 'Ruth Lindgren', role: 'deputy' }, withPat],
  ['people.change', 'nobody-could-record', { person, name: 'Ruth Lindgren', role: 'reader' }],
  ['people.change', 'clerk-only', { person: 'person-2', name: 'Pat Quill', role: 'clerk' }, withPat],
  ['people.remove', 'no-such-person', { person: 'person-9', reason: 'r' }],
  ['people.remove', 'not-yourself', { person, reason: 'r' }],
  ['people.remove', 'clerk-only', { person, reason: 'r' }, withPat],
  [
    'people.remove',
    'office-open-elsewhere',
    { person: 'person-2', reason: 'r' },
    async (desk) => {
      await desk.do('people.add', { name: 'Pat Quill', role: 'deputy' });
      await desk.serve('people.set-passphrase', { person, old: null, new: 'a long winter' });
      startDesk({ folder: desk.folder });
    },
  ],
];
