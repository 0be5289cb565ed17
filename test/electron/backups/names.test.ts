// The moment stands in a backup’s name as New York’s clock showed it, and can be read out of it again.
import { expect, test } from 'vitest';
import { backupName, byAge, isBackupName, madeAtOf, nextName } from '../../../electron/backups/names.ts';
import { RecordedAt } from '../../../shared/domain/recorded-at.ts';

// Daylight saving ends on the first Sunday of November at 2 a.m.: 15 U.S.C. 260a(a).
test.each([
  ['in winter', '2027-03-09T10:42:00-05:00', 'office-backup-2027-03-09-104200.sqlite'],
  ['in summer', '2027-07-04T23:59:59-04:00', 'office-backup-2027-07-04-235959.sqlite'],
  ['in the hour that comes twice', '2027-11-07T01:30:00-04:00', 'office-backup-2027-11-07-013000.sqlite'],
])('%s', (_, at, name) => {
  expect(backupName(RecordedAt.parse(at))).toBe(name);
  expect(madeAtOf(name)).toBe(at);
});

test.each([
  'office-backup.sqlite',
  'office-backup-2027-03-09-104200.sqlite-in-progress',
  'office.sqlite',
  '2027.sqlite',
])('%s is not a name the program gives', (name) => {
  expect(isBackupName(name)).toBe(false);
  expect(madeAtOf(name)).toBeNull();
});

test('a day that never was is no moment', () => {
  expect(madeAtOf('office-backup-2027-02-30-104200.sqlite')).toBeNull();
  expect(madeAtOf('office-backup-2027-03-14-023000.sqlite')).toBeNull(); // clocks went from 2 to 3
});

test('newest first; those of one second by their number; those somebody named last', () => {
  const first = 'office-backup-2027-03-09-104200.sqlite';
  const names = [
    'b.sqlite',
    first,
    'office-backup-2027-03-10-090000.sqlite',
    nextName(first, 10),
    nextName(first, 2),
    'a.sqlite',
  ];
  expect(names.sort(byAge)).toEqual([
    'office-backup-2027-03-10-090000.sqlite',
    'office-backup-2027-03-09-104200-10.sqlite',
    'office-backup-2027-03-09-104200-2.sqlite',
    first,
    'a.sqlite',
    'b.sqlite',
  ]);
});
