// What stories about restoring do and look at again and again.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { fallsElection, taking } from '../support/example-steps.ts';
import { callDesk } from './call-desk.ts';
import { expect } from './fixtures.ts';
import { tabTo } from './tab-to.ts';

export const applications = async (page: Page): Promise<number[]> => {
  const answer = await callDesk(page, 'mail-ballots', { election: fallsElection });
  return (answer.value as { rows: { number: number }[] }).rows.map(({ number }) => number).sort((a, b) => a - b);
};
export async function takeIn(page: Page, given: string): Promise<void> {
  const answer = await callDesk(page, 'mail-ballot.record-application', {
    act: `story-${given.toLowerCase()}-taken-in`,
    input: taking(given, 'Quill'),
  });
  expect(answer.refusal?.message).toBeUndefined();
}
export async function stickFor(dir: string): Promise<string> {
  const stick = path.join(dir, 'stick');
  mkdirSync(stick, { recursive: true });
  return stick;
}
export const title = (page: Page) => page.getByRole('heading', { level: 1 });
export const pressed = async (page: Page, name: string | RegExp) => {
  await tabTo(page, page.getByRole('button', { name }));
  await page.keyboard.press('Enter');
};
export const isClean = async (page: Page) =>
  expect((await new AxeBuilder({ page }).setLegacyMode(true).analyze()).violations).toEqual([]);
