// The day of an election that is only being typed: on which day it would be, and what is odd about that day.
import { expect, test } from 'vitest';
import { exampleFalls } from '../../support/example-office.ts';

const falls = exampleFalls();
const asked = async (kind: string, when: Record<string, unknown>) => {
  const { pollDay, warnings } = await falls({ now: '2027-03-29T09:00:00-04:00' }).ask('election.would-be', {
    ...{ kind, when },
  });
  return [pollDay, ...warnings.map(({ code }) => code)];
};
const on = (day: string) => ({ by: 'day', day, reason: null });

test('an ordinary Tuesday has nothing odd about it', async () => {
  expect(await asked('special', on('2027-06-08'))).toEqual(['2027-06-08']);
});

test('a Sunday, Memorial Day, and a day that is over are said (General Construction Law §24)', async () => {
  expect(await asked('special', on('2027-06-06'))).toEqual(['2027-06-06', 'closed-day']);
  expect(await asked('special', on('2027-05-31'))).toEqual(['2027-05-31', 'closed-day']);
  expect(await asked('special', on('2027-03-23'))).toEqual(['2027-03-23', 'day-passed']);
});

test('a run-off is told with its day: the first Tuesday ten days after the certification (§15-126(2)(b))', async () => {
  expect(await asked('run-off', { by: 'certified', certified: '2027-03-25', of: null })).toEqual(['2027-04-06']);
});

test('a general election goes by the village’s rule; the third Tuesday of March 2028 is the 21st', async () => {
  expect(await asked('general', { by: 'year', year: 2028 })).toEqual(['2028-03-21']);
});

test('a year without such a day has none; calling it says why', async () => {
  expect(await asked('general', { by: 'year', year: 1800 })).toEqual([null]);
});
