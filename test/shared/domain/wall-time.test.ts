import { describe, expect, test } from 'vitest';
import { parseTypedTime } from '../../../shared/domain/wall-time.ts';

describe('an hour as the clerk types it', () => {
  test.each([
    ['9', '09:00'],
    ['9:05 pm', '21:05'],
    ['9:05p', '21:05'],
    ['9:05 p.m.', '21:05'],
    ['21:05', '21:05'],
    ['noon', '12:00'],
    ['12 am', '00:00'],
    ['12:30 pm', '12:30'],
  ])('“%s” is %s', (text, time) => expect(parseTypedTime(text)).toBe(time));
  test.each(['24:00', '9:60', '13 pm', '0 am', 'nine', '', '9:5'])('“%s” is no hour', (text) =>
    expect(parseTypedTime(text)).toBeNull(),
  );
});
