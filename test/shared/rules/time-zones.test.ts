// CAL-07, CAL-09: the same dates wherever the computer thinks it is. Each zone is a process of its own, because a zone
// is fixed when a process starts.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const program = fileURLToPath(new URL('./print-calendars.ts', import.meta.url));
const printedIn = (zone: string): string =>
  execFileSync(process.execPath, [program], {
    env: { ...process.env, TZ: zone, NODE_OPTIONS: '' },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });

test('New York, UTC, Auckland and Kiritimati print the same calendars', { timeout: 120_000 }, () => {
  const newYork = printedIn('America/New_York');
  expect(JSON.parse(newYork)).toMatchObject({ left: '10 days left', words: 'Tuesday, March\u00a017,\u00a02026' });
  for (const zone of ['UTC', 'Pacific/Auckland', 'Pacific/Kiritimati']) expect(printedIn(zone), zone).toBe(newYork);
});
