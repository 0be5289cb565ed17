// The index of a list, as it is written: the order of names without comparing names, and who has which key.
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { indexWriter } from '../../../electron/store/index-rows.ts';
import { keyRows, ListKeys } from '../../../electron/store/list-keys.ts';
import { ListWords } from '../../../electron/store/list-words.ts';
import { orderOfNames } from '../../../electron/store/order-of-names.ts';
import { idsOfList } from '../../../electron/store/voter-row.ts';
import { inOrder, nameOrderKey } from '../../../shared/domain/name-order.ts';
import { listedPeople } from '../../support/voter-file.ts';

/** What a generator comes to, whatever it pauses for. */
function toEnd<T>(steps: Generator<unknown, T, undefined>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

const odd = [
  { surname: 'De La Cruz', given: 'Ana', middle: '', suffix: '' },
  { surname: 'de la cruz', given: 'ANA', middle: 'B', suffix: '' },
  { surname: 'Delacruz', given: 'Ana', middle: '', suffix: 'Jr' },
  { surname: 'Nguyễn', given: '', middle: '', suffix: '' },
  { surname: '’', given: '—', middle: '', suffix: '' },
];

test.each([0, 1, 6000])('%i people stand as their names compare, the same names as they came', (count) => {
  const people = [...odd, ...listedPeople(6000, 'all')].slice(0, count);
  const words = new ListWords();
  for (const name of people) words.add({ name, house: '1', street: 'Main St', stateNumber: '', countyNumber: '' });
  const { order, namesakes } = toEnd(orderOfNames(words));
  const byKey = people.map((p, i) => ({ key: nameOrderKey(p), i })).sort((a, b) => inOrder(a.key, b.key) || a.i - b.i);
  expect([...order]).toEqual(byKey.map(({ i }) => i));
  const stem = (i: number) => nameOrderKey(people[i]!).split('\t').slice(0, 2).join('\t');
  const share = Map.groupBy(people.keys(), stem);
  expect([...namesakes]).toEqual([...order].map((i) => share.get(stem(i))!.length - 1));
});

test('everybody is found by her key, also where two keys have the same mark', () => {
  const db = new Database(':memory:');
  db.exec('CREATE TABLE voter_by_key (id INTEGER PRIMARY KEY, keys BLOB NOT NULL)');
  const keys = new Map(Array.from({ length: 100_000 }, (_, i) => [`s:NY${70_000_000 + i * 7}`, i + 1] as const));
  const put = indexWriter(db);
  for (const row of keyRows(3, keys)) if (row) put(row);
  for (const row of keyRows(4, new Map([['s:NY1', 9_999_999]]))) if (row) put(row);
  const listed = new ListKeys(db, 3);
  const [first] = idsOfList(3);
  let several = 0;
  for (const [key, line] of keys) {
    const ids = listed.idsFor(key);
    if (!ids.includes(first + line)) expect.unreachable(`${key} is not found`);
    if (ids.length > 1) several += 1;
  }
  expect(several).toBeGreaterThan(0);
  expect(several).toBeLessThan(200);
  expect(new ListKeys(db, 4).idsFor('s:NY1')).toEqual([idsOfList(4)[0] + 9_999_999]);
  expect(new ListKeys(db, 5).idsFor('s:NY1')).toEqual([]);
  db.close();
});
