// The county sends another list: nobody is doubled, what changed keeps its former version, and it is all or nothing.
import { copyFileSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { plainReading } from '../../../shared/domain/voter-list.ts';
import { countyFile, found, openedDesk, reads, rowsInFile } from '../../support/list-desk.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { startDesk } from '../../support/test-desk.ts';
import { countyList, type ListedPerson, listedPeople, state45 } from '../../support/voter-file.ts';

const people = listedPeople(200);
const first = () => countyFile(state45(people), 'NYSVoters_20270105.txt');
const changed = (from: readonly ListedPerson[]): ListedPerson[] =>
  from.map((p, i) => (i < 3 ? { ...p, house: '999', street: 'New Rd' } : p));

test('the same file twice: nobody is new, everybody unchanged, and the history says so', async () => {
  const desk = await openedDesk();
  await reads(desk, first());
  const { counts } = await reads(desk, first());
  expect(counts).toMatchObject({ added: 0, changed: 0, unchanged: 200, gone: 0, taken: 200 });
  expect(rowsInFile(desk)).toEqual({ inUse: 200, coming: 0 });
  expect(desk.store().db.prepare('SELECT count(*) FROM voter_former').pluck().get()).toBe(0);
  const told = await desk.ask('history', { limit: 2 });
  expect(told.acts[0]?.sentences[0]?.replaceAll('\u00a0', ' ')).toMatch(
    /^The county’s voter list of Tuesday, January 5, 2027 was read: 200 voters of the village; 0 new, 0 changed, 0 no longer on it\.$/,
  );
  const no = await desk.refused('history.undo', { act: told.acts[0]!.act, reason: 'the wrong file' }, 'undo-it');
  expect(no.message).toContain('Read the county’s earlier file again');
});

test('while it is read she is told how far it is, to the last voter put in order', async () => {
  const desk = await openedDesk();
  desk.app.desk.places.set('first', countyFile(state45(listedPeople(3000))));
  const said = await desk.job('import-voters', { place: 'first', reading: plainReading });
  const steps = said.flatMap((event) => (event.kind === 'progress' ? [event.progress] : []));
  const inOrder = steps.filter(({ what }) => what === 'voters put in order').map(({ done }) => done);
  expect(inOrder.length).toBeGreaterThan(3);
  expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b));
  expect([inOrder[0], inOrder.at(-1)]).toEqual([0, 3000]);
});

test('a newer file with three changed addresses, one new voter, one gone', async () => {
  const desk = await openedDesk();
  await reads(desk, first());
  const newcomer = { ...listedPeople(201).at(-1)!, surname: 'Newcomer', given: 'Nora' };
  const second = countyFile(state45([...changed(people.slice(0, 199)), newcomer]), 'NYSVoters_20270301.txt');
  const { counts, listDate } = await reads(desk, second);
  expect(listDate).toBe('2027-03-01');
  expect(counts).toMatchObject({ added: 1, changed: 3, unchanged: 196, gone: 1 });
  const [moved, , , still] = people;
  const card = (p: ListedPerson) => desk.ask('voters.card', { id: `s:${p.stateNumber}`, withBirthDate: false });
  expect(await card(moved!)).toMatchObject({
    ...{ onList: true, address: expect.stringContaining('999'), since: '2027-03-01', until: null },
    earlier: [{ address: expect.stringContaining(moved!.street), since: '2027-01-05', until: '2027-03-01' }],
  });
  expect(await card(still!)).toMatchObject({ since: '2027-01-05', earlier: [] });
  // Who is on the list no more is not found by name, and her card says until when she was.
  expect(await card(people[199]!)).toMatchObject({ onList: false, since: '2027-01-05', until: '2027-03-01' });
  expect(await found(desk, people[199]!.stateNumber)).toEqual([]);
  expect(await found(desk, 'newcomer')).toEqual(['Newcomer, Nora, Jr']);
});

test('the same people in another order are the same people', async () => {
  const desk = await openedDesk();
  await reads(desk, first());
  const { counts } = await reads(desk, countyFile(state45(people.toReversed()), 'NYSVoters_20270301.txt'));
  expect(counts).toMatchObject({ added: 0, changed: 0, unchanged: 200, gone: 0 });
  const card = await desk.ask('voters.card', { id: `s:${people[0]!.stateNumber}`, withBirthDate: false });
  expect(card).toMatchObject({ since: '2027-01-05', earlier: [] });
});

test('back and forth: every version is kept once, with the days between which it stood', async () => {
  const desk = await openedDesk();
  await reads(desk, first());
  await reads(desk, countyFile(state45(changed(people)), 'NYSVoters_20270201.txt'));
  await reads(desk, countyFile(state45(people), 'NYSVoters_20270301.txt'));
  const told = await desk.ask('voters.card', { id: `s:${people[0]!.stateNumber}`, withBirthDate: false });
  expect(told.earlier.map((e) => [e.since, e.until])).toEqual([
    ['2027-02-01', '2027-03-01'],
    ['2027-01-05', '2027-02-01'],
  ]);
});

test('without the state’s number the county’s tells who it is; without either, name and house', async () => {
  const desk = await openedDesk();
  const county = (list: readonly ListedPerson[]) =>
    countyFile(countyList(list.map((p) => ({ ...p, stateNumber: '' }))));
  await reads(desk, county(people));
  expect((await reads(desk, county(changed(people)))).counts).toMatchObject({ added: 0, changed: 3, gone: 0 });

  const plain = await openedDesk({ ids: 'plain' });
  const nameless = (list: readonly ListedPerson[]) =>
    county(list.map((p) => ({ ...p, stateNumber: '', countyNumber: '' })));
  await reads(plain, nameless(people));
  expect((await reads(plain, nameless(people))).counts).toMatchObject({ added: 0, unchanged: 200 });
});

test('a backup holds the list, and finds it whole', async () => {
  const folder = tempFolder();
  const desk = await openedDesk({ pick: folder });
  await reads(desk, first());
  const { place } = (await desk.serve('place.pick', { for: 'backup' })) as { place: string };
  expect((await desk.job('backup', { place })).at(-1)?.kind).toBe('done');
  const name = readdirSync(folder).find((file) => file.endsWith('.sqlite'))!;
  const restored = path.join(tempFolder(), 'office');
  mkdirSync(restored);
  copyFileSync(path.join(folder, name), path.join(restored, 'office.sqlite'));
  const again = startDesk({ folder: restored, ids: 'again' });
  expect(await found(again, people[7]!.stateNumber)).toHaveLength(1);
});

describe('stopped or refused', () => {
  test('stopped in the middle: the old list stays, and no row of the new one', async () => {
    const desk = await openedDesk();
    await reads(desk, first());
    const big = countyFile(state45(changed(listedPeople(9000))));
    desk.app.desk.places.set('big', big);
    const reading = {
      columns: null,
      encoding: null,
      delimiter: null,
      listDate: null,
      membership: { by: 'whole-file' },
      districts: { ranges: [], merged: [] },
    };
    const said = await desk.job('import-voters', { place: 'big', reading }, 3);
    expect(desk.store().db.prepare('SELECT count(*) FROM voter_former').pluck().get()).toBe(0);
    expect(said.map((e) => e.kind)).toContain('progress');
    expect(said.at(-1)?.kind).toBe('stopped');
    expect(rowsInFile(desk)).toEqual({ inUse: 200, coming: 0 });
    expect((await desk.ask('voters.list', {})).list).toMatchObject({ number: 1, listDate: '2027-01-05' });
    expect((await reads(desk, big)).counts.taken).toBe(9000);
  });

  test('a reader may look and not read a list in', async () => {
    const desk = await openedDesk();
    await desk.do('office.name-clerk', {
      name: 'Ruth Lindgren',
      title: 'Village Clerk',
      address: { street: '1 Village Square', apartment: '', city: 'Example Falls', state: 'NY', zip: '12999' },
      ...{ phone: '', officeHours: '' },
    });
    const { person } = await desk.do('people.add', { name: 'Ida Moss', role: 'reader' });
    await desk.serve('desk.choose-person', { person });
    await expect(reads(desk, first())).rejects.toThrow('reader-may-not');
  });

  test('while another window reads a list', async () => {
    const desk = await openedDesk();
    const other = startDesk({ folder: desk.folder, ids: 'other' });
    const both = await Promise.allSettled([
      reads(desk, countyFile(state45(listedPeople(3000)))),
      reads(other, countyFile(state45(listedPeople(3000)))),
    ]);
    expect(both.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(rowsInFile(desk)).toEqual({ inUse: 3000, coming: 0 });
  });
});
