// What board and voters decided about elections: with one of each on record, and the forms.
import type { Page } from '@playwright/test';
import { callDesk } from '../../e2e/call-desk.ts';
import type { Picture } from '../picture.ts';

const recorded: readonly (readonly [command: string, input: unknown])[] = [
  ['board.record-handing-over', { adoptedOn: '2027-02-08', electors: 1204 }],
  ['board.record-referendum-petition', { resolution: 'handing-over', filedOn: '2027-03-01' }],
  [
    'board.record-general-election-day',
    {
      ...{ adoptedOn: '2027-02-22', electionDay: '2027-11-02', primaryDay: '2027-06-22' },
      ...{ wholeInOneCounty: true, districtsWhollyWithin: null, electors: null },
    },
  ],
  [
    'board.record-date-change',
    {
      ...{ adoptedOn: '2026-11-03', rule: { by: 'weekday', nth: 3, weekday: 2, month: 6 }, confirmed: true },
      officers: [
        { office: 'Mayor, Walter Osgood', electedOn: '2025-03-18', successorOn: '2027-03-16' },
        { office: 'Trustee, Jane Example', electedOn: '2023-03-21', successorOn: '2027-02-16' },
      ],
    },
  ],
];

/** The same acts for every window: recorded once. */
async function decide(page: Page): Promise<void> {
  for (const [at, [command, input]] of recorded.entries())
    await callDesk(page, command, { act: `picture-decision-${at}`, input });
  await page.reload();
  await page.locator('h1').waitFor();
}

export const pictures: readonly Picture[] = [
  { name: 'resolutions-none', hash: '#/settings/resolutions' },
  { name: 'resolutions-general-election-day', hash: '#/settings/resolutions/general-election-day' },
  { name: 'resolutions-date-change', hash: '#/settings/resolutions/date-change' },
  { name: 'resolutions', hash: '#/settings/resolutions', prepare: decide },
];
