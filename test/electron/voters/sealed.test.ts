// What is not for everybody's eyes lies sealed, some dozens of voters to a seal, and a change of it from outside is noticed.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { damageBesideLog } from '../../../electron/store/damage-beside-log.ts';
import { votersPerBlock } from '../../../electron/store/voter-text.ts';
import { countyFile, openedDesk, reads } from '../../support/list-desk.ts';
import { tamper } from '../../support/tamper.ts';
import { startDesk, type TestDesk } from '../../support/test-desk.ts';
import { countyList, listedPeople } from '../../support/voter-file.ts';

const people = listedPeople(3 * votersPerBlock + 5).map((p, i) => ({
  ...p,
  ...{ phone: `555-01${100 + i}`, mail: [`Box ${70_000 + i}`, 'Elsewhere'], party: `PARTY${i}`, apartment: `UNIT${i}` },
}));
const file = (list: typeof people) => countyFile(countyList(list, { dates: 'iso' }));
const onDisk = (folder: string): string =>
  readdirSync(folder)
    .filter((name) => name.startsWith('office.sqlite'))
    .map((name) => readFileSync(path.join(folder, name), 'latin1'))
    .join('');
const damage = ({ store }: TestDesk) => damageBesideLog(store().db, store().sealer, async () => {});

test('birth date, apartment, mailing address, telephone and party are nowhere in the file, of this list or the one before', async () => {
  const desk = await openedDesk();
  await reads(desk, file(people));
  await reads(desk, file(people.map((p, i) => (i % 2 === 0 ? { ...p, house: '999' } : p))));
  const card = await desk.ask('voters.card', { id: `s:${people[0]!.stateNumber}`, withBirthDate: true });
  expect(card).toMatchObject({ mail: people[0]!.mail, phone: people[0]!.phone });
  const bytes = onDisk(desk.folder);
  expect(bytes).toContain(people[3]!.surname); // the search finds what is there
  for (const { born, phone, mail, party, apartment } of people)
    for (const cell of [
      born,
      `${born.slice(0, 4)}-${born.slice(4, 6)}-${born.slice(6)}`,
      phone,
      mail[0]!,
      party,
      apartment,
    ])
      if (bytes.includes(cell)) expect.unreachable(`${cell} lies in the file in clear`);
});

test.each([
  [
    'the seals of two blocks are exchanged',
    'UPDATE voter_block SET sealed = (SELECT b.sealed FROM voter_block b WHERE b.id <> voter_block.id LIMIT 1)',
  ],
  [
    'the last byte of a seal is another',
    "UPDATE voter_block SET sealed = CAST(substr(sealed, 1, length(sealed) - 1) || x'00' AS BLOB) WHERE substr(sealed, -1) <> x'00'",
  ],
])('%s: told as damage, and nobody is shown with what is another’s', async (_what, sql) => {
  const desk = await openedDesk();
  await reads(desk, file(people));
  expect(await damage(desk)).toBeNull();
  await desk.app.close();
  tamper(desk.folder, sql);
  const again = startDesk({ folder: desk.folder, ids: 'again' });
  expect(await damage(again)).toBe('A voter of the county’s list was changed after it was kept.');
  const card = await again.app.call('voters.card', { id: `s:${people[1]!.stateNumber}`, withBirthDate: true });
  expect(card.ok).toBe(false);
});
