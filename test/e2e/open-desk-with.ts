// Brings the window to where a story begins: an office with these acts done, and the page that comes up.
import type { Page } from '@playwright/test';
import type { Step } from '../support/example-steps.ts';
import { callDesk } from './call-desk.ts';

/** Does the acts through the window's own door and starts the page anew. A refusal stops the story. */
export async function openDeskWith(page: Page, steps: readonly Step[]): Promise<void> {
  for (const [at, [name, input]] of steps.entries()) {
    const answer = await callDesk(page, name, { act: `story-${String(at).padStart(4, '0')}`, input });
    if (!answer.ok) throw new Error(`${name}: ${answer.refusal?.message}`);
  }
  await goTo(page, '#/today'); // an empty folder has led to the first-run questions
  await page.reload();
  await page.locator('h1').waitFor();
}

/** Goes to a page by its address. */
export const goTo = (page: Page, hash: string): Promise<void> =>
  page.evaluate((address) => {
    window.location.hash = address;
  }, hash);
