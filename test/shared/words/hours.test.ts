import { describe, expect, test } from 'vitest';
import { wallTime } from '../../../shared/domain/wall-time.ts';
import { hourInWords, pollHoursInWords } from '../../../shared/words/hours.ts';

describe('an hour in words', () => {
  test.each([
    ['21:00', '9:00\u00a0p.m.'],
    ['06:00', '6:00\u00a0a.m.'],
    ['10:42', '10:42\u00a0a.m.'],
    ['12:00', 'noon'],
    ['12:30', '12:30\u00a0p.m.'],
    ['00:00', 'midnight'],
    ['00:05', '12:05\u00a0a.m.'],
    ['23:59', '11:59\u00a0p.m.'],
  ])('%s is %s', (time, words) => expect(hourInWords(wallTime(time))).toBe(words));
});

describe('the polling hours in words', () => {
  const stretch = (open: string, close: string) => ({ open: wallTime(open), close: wallTime(close) });
  test('one stretch, as nearly every village has it', () =>
    expect(pollHoursInWords([stretch('12:00', '21:00')])).toBe('noon to 9:00\u00a0p.m.'));
  test('split hours, as Scarsdale had in 2011', () =>
    expect(pollHoursInWords([stretch('06:00', '09:00'), stretch('12:00', '21:00')])).toBe(
      '6:00\u00a0a.m. to 9:00\u00a0a.m. and noon to 9:00\u00a0p.m.',
    ));
});
