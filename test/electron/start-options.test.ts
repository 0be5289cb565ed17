// What the program is told when it is started.
import { expect, test } from 'vitest';
import { startOptions } from '../../electron/start-options.ts';

test('without anything said, nothing is stated', () => {
  expect(startOptions(['village-election-desk'])).toEqual({});
});

test('the folder and the clock can be stated either way', () => {
  expect(startOptions(['electron', '.', '--data', '/office', '--now=2026-03-18T08:00:00-04:00'])).toEqual({
    dataDir: '/office',
    now: '2026-03-18T08:00:00-04:00',
  });
  expect(startOptions(['electron', '.', '--data=/office'])).toEqual({ dataDir: '/office' });
});

test('what follows --desk belongs to the command, except its log file', () => {
  expect(startOptions(['desk.exe', '--desk', 'find', 'Ada', '--data', 'D', '--log', 'L.txt', '--json'])).toEqual({
    desk: { args: ['find', 'Ada', '--data', 'D', '--json'], log: 'L.txt' },
  });
  expect(startOptions(['desk.exe', '--desk', 'contract'])).toEqual({ desk: { args: ['contract'] } });
});
