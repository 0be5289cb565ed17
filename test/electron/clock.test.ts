// Now and today are New York's, whatever the computer believes (these tests run with its clock set to Tokyo).
import { describe, expect, test } from 'vitest';
import { inNewYork, statedClock, systemClock } from '../../electron/clock.ts';
import { must } from '../../shared/result.ts';

const at = (utc: string) => inNewYork(Date.parse(utc));
const stated = (text: string) => must(statedClock(text), 'a stated time');

describe('the wall clock of New York', () => {
  // Energy Policy Act of 2005: from 2 a.m. of the second Sunday of March to 2 a.m. of the first Sunday of November.
  test.each([
    ['the last second of standard time', '2026-03-08T06:59:59Z', '2026-03-08T01:59:59-05:00'],
    ['the next second: the clock has jumped', '2026-03-08T07:00:00Z', '2026-03-08T03:00:00-04:00'],
    ['the first 1:30 of November 1', '2026-11-01T05:30:00Z', '2026-11-01T01:30:00-04:00'],
    ['the second 1:30 of the same night', '2026-11-01T06:30:00Z', '2026-11-01T01:30:00-05:00'],
    ['midnight is hour 00 of the new day', '2027-03-16T04:00:00Z', '2027-03-16T00:00:00-04:00'],
    ['one second before midnight', '2027-03-16T03:59:59Z', '2027-03-15T23:59:59-04:00'],
    ['a leap day', '2028-02-29T17:00:00Z', '2028-02-29T12:00:00-05:00'],
  ])('%s', (_what, utc, wall) => {
    expect(at(utc)).toBe(wall);
  });

  test('the machine is in Tokyo, where it is another day already', () => {
    expect(new Date('2027-03-16T03:30:00Z').getDate()).toBe(16);
    const clock = stated('2027-03-16T03:30:00Z');
    expect(clock.today()).toBe('2027-03-15');
  });

  test('the system clock tells the same moment', () => {
    const clock = systemClock();
    const off = Date.parse(clock.now()) - Date.now();
    expect(Math.abs(off)).toBeLessThan(2000);
    expect(clock.kind).toBe('system');
    expect(clock.now().slice(0, 10)).toBe(clock.today());
  });
});

describe('a stated clock', () => {
  test.each([
    ['2027-03-09', '2027-03-09T12:00:00-05:00'],
    ['2027-06-15', '2027-06-15T12:00:00-04:00'],
    ['2026-03-08', '2026-03-08T12:00:00-04:00'],
    ['2026-11-01', '2026-11-01T12:00:00-05:00'],
  ])('--today %s is noon of that day in New York', (day, noon) => {
    expect(stated(day).now()).toBe(noon);
    expect(stated(day).today()).toBe(day);
    expect(stated(day).kind).toBe('stated');
  });

  test('--now keeps the moment, whatever offset it was written with', () => {
    expect(stated('2027-03-09T10:42:00-05:00').now()).toBe('2027-03-09T10:42:00-05:00');
    expect(stated('2027-03-09T15:42Z').now()).toBe('2027-03-09T10:42:00-05:00');
    expect(stated('2026-03-10T20:30:00-04:00').today()).toBe('2026-03-10');
  });

  test.each([
    '',
    'now',
    'noon',
    '2027-02-30',
    '2027-13-01',
    '2027-3-9',
    '3/9/2027',
    '2027-03-09 10:42',
    '2027-03-09T10:42:00',
    '2027-02-30T10:42:00-05:00',
    '2027-03-09T24:00:00-05:00',
    '2027-03-09T10:60:00-05:00',
    '2027-03-09T10:42:00-99:99',
    '0000-01-01',
    '99999-01-01',
  ])('refuses “%s” with a sentence that shows how it is written', (text) => {
    const no = statedClock(text);
    expect(no.ok).toBe(false);
    expect(no.ok || no.error).toMatch(/^“.*” is not a (time|day in the calendar)\. (Write|Type) it like .*2027-03-09/);
  });
});
