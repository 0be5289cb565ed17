// The life of mail ballots: one that is out, the work list to mail, receiving envelopes, and whether they add up.
import type { Page } from '@playwright/test';
import { callDesk } from '../../e2e/call-desk.ts';
import type { Picture } from '../picture.ts';

const at = { day: '2027-03-01', time: '16:10' };

/** A ballot mailed yesterday, in the office of the pictures; done once, however often it is asked for. */
async function oneIsOut(page: Page): Promise<void> {
  const frame = await callDesk(page, 'desk.frame', {});
  const { current: election } = frame.value as { readonly current: string };
  const mailing = { election, applications: [1], at, postOffice: 'Example Falls', pieces: null };
  await callDesk(page, 'mail-ballot.mail', { act: 'picture-mailed', input: mailing });
  await page.reload();
  await page.locator('h1').first().waitFor();
}

async function oneCame(page: Page): Promise<void> {
  await oneIsOut(page);
  await page.getByLabel('Number on the envelope').fill('1');
  await page.keyboard.press('Enter');
  await page.locator('.scan-last, .finding').first().waitFor();
}

export const pictures: readonly Picture[] = [
  { name: 'mail-ballots-out', hash: '#/mail-ballots/1', prepare: oneIsOut },
  { name: 'mail-ballots-to-hand-over', hash: '#/mail-ballots/3?list=to-hand-over' },
  { name: 'mail-ballots-to-mail', hash: '#/mail-ballots?list=to-mail' },
  { name: 'receive', hash: '#/mail-ballots/receive', prepare: oneCame },
  { name: 'mail-ballots-problems', hash: '#/mail-ballots?list=problems' },
  { name: 'mail-ballots-count', hash: '#/mail-ballots/count' },
];
