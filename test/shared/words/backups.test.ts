// When another backup is wanted, and how big one is, in words.
import { expect, test } from 'vitest';
import { plainDate } from '../../../shared/domain/plain-date.ts';
import { RecordedAt } from '../../../shared/domain/recorded-at.ts';
import { backupReminder, sizeInWords } from '../../../shared/words/backups.ts';

const at = RecordedAt.parse('2027-03-02T16:58:00-05:00');
const soFar = { last: { at }, actsSince: 3, failed: null, place: true };

test.each([
  [1, '1 KB'],
  [102_400, '103 KB'],
  [999_999, '1000 KB'],
  [1_000_000, '1.0 MB'],
  [1_449_984, '1.4 MB'],
  [52_428_800, '52.4 MB'],
])('%d bytes are %s', (bytes, words) => {
  expect(sizeInWords(bytes)).toBe(words);
});

test('a backup may be seven days old; on the eighth another is wanted, if there is anything to lose', () => {
  expect(backupReminder(soFar, plainDate('2027-03-09'))).toBeNull();
  expect(backupReminder(soFar, plainDate('2027-03-10'))).toMatch(/^The last backup is 8 days old\. 3 entries have/);
  expect(backupReminder({ ...soFar, actsSince: 0 }, plainDate('2028-03-10'))).toBeNull();
});

test('none at all: told from the first day on, with the next thing to do', () => {
  const never = { ...soFar, last: null };
  expect(backupReminder(never, plainDate('2027-03-02'))).toMatch(/Make one now\.$/);
  expect(backupReminder({ ...never, place: false }, plainDate('2027-03-02'))).toContain('such as a USB stick');
});

test('one that failed comes before anything else', () => {
  const failed = { at, why: 'The disk there is full.' };
  const said = backupReminder({ ...soFar, failed }, plainDate('2027-03-02'));
  expect(said).toContain('could not be made. The disk there is full. What you recorded is safe');
});
