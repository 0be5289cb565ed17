// `desk history` narrowed: by person, day and record, as of a day, with before and after.
import { beforeAll, describe, expect, test } from 'vitest';
import { applicationOf, election, officeAtWork } from './office-at-work.ts';
import { desk, deskDo, plainSentence } from './run-desk.ts';

const newOffice = officeAtWork();
let data = '';
const at = (day: string) => ['--now', `${day}T10:15:00-05:00`];

/** On Wednesday Pat changes the clerk’s telephone and takes in an application; on Thursday Nora takes it back. */
beforeAll(async () => {
  data = newOffice();
  const clerk = {
    ...{ name: 'Nora Pike', title: 'Village Clerk', phone: '518-555-0100', officeHours: '' },
    address: { street: '2 Mill Green', apartment: '', city: 'Harrow Mills', state: 'NY', zip: '12997' },
  };
  const taken = { election, knownDuplicate: null, application: applicationOf('Tom', 'Fox') };
  const steps = [
    await deskDo(data, 'people.add', { name: 'Pat Quill', role: 'deputy' }, ...at('2027-03-02')),
    await deskDo(data, 'office.name-clerk', clerk, ...at('2027-03-03'), '--as', 'Pat Quill', '--act', 'telephone'),
    await deskDo(
      ...([data, 'mail-ballot.record-application', taken] as const),
      ...[...at('2027-03-03'), '--as', 'Pat Quill', '--act', 'record-fox'],
    ),
    await desk('undo', 'record-fox', '--reason', 'Another village', '--data', data, ...at('2027-03-04')),
  ];
  expect(steps.map(({ err }) => err)).toEqual(['', '', '', '']);
});

const history = async (...words: string[]): Promise<string[]> => {
  const { status, out, err } = await desk('history', '--data', data, ...words);
  if (status !== 0) throw new Error(err);
  return out.split('\n').filter((line) => line !== '');
};

test('by person', async () => {
  const lines = await history('--person', 'Pat Quill');
  expect(lines).toHaveLength(2);
  for (const line of lines) expect(line).toMatch(/^2027-03-03 10:15 \(stated\) {2}Pat Quill: /);
});

test('by day, the day it was recorded', async () => {
  const [only, ...more] = await history('--day', '2027-03-04');
  expect(only).toMatch(/Nora Pike: Taken back: .*Tom Fox.* Reason: Another village\. {2}\(/);
  expect(more).toEqual([]);
});

test('by record, with its number alone or with its election', async () => {
  const lines = await history('--record', 'application:2');
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain('absentee application 2 of Tom Fox');
  expect(await history('--record', `${election}/application:2`)).toEqual(lines);
});

test('as of the day before, nothing had been taken back', async () => {
  const then = await history('--record', 'application:2', '--as-of', '2027-03-03');
  expect(then).toHaveLength(1);
  expect(then[0]).not.toContain('taken back');
  expect((await history('--record', 'application:2'))[0]).toContain('[taken back 2027-03-04 10:15 by Nora Pike: ');
});

test('with details: when it happened, and each fact before and after', async () => {
  const [line, ...below] = await history('--person', 'Pat Quill', '--day', '2027-03-03', '--details');
  expect(line).toContain('Pat Quill: ');
  expect(below[0]).toBe('    Telephone: (not on record) → 518-555-0100');
  expect(below).toContain('    happened 2027-03-01 10:05');
});

test('narrowed by everything at once, as JSON', async () => {
  const { out } = await desk(
    ...['history', '--data', data, '--person', 'Pat Quill', '--day', '2027-03-03', '--record', 'application:2'],
    ...['--as-of', '2027-03-03', '--details', '--json'],
  );
  const { acts } = JSON.parse(out) as { acts: { act: string; takenBack: unknown; changes: unknown[] }[] };
  expect(acts).toMatchObject([{ act: 'record-fox', takenBack: null, changes: [] }]);
});

test('nobody of that name, no such record: an empty list, not a failure', async () => {
  expect(await history('--person', 'Nobody')).toEqual([]);
  expect(await history('--record', 'application:99')).toEqual([]);
});

describe.each([['--day'], ['--as-of']])('%s', (option) => {
  test('a day that is none is asked for again', async () => {
    const { status, err } = await desk('history', '--data', data, option, '3/9');
    expect(status).toBe(1);
    expect(err).toMatch(plainSentence);
    expect(err.startsWith(option)).toBe(true);
  });
});
