// Choosing and typing as a clerk without a mouse does.
import { expect, type Page } from '@playwright/test';
import { tabTo } from './tab-to.ts';

/** Tabs to a group of answers and moves to the one wanted with the arrow keys. */
export async function answer(page: Page, group: string, wanted: string): Promise<void> {
  const answers = page.getByRole('radiogroup', { name: group, exact: true }).getByRole('radio');
  const first = answers.first();
  await tabTo(page, first);
  await page.keyboard.press('Space');
  const option = page
    .getByRole('radiogroup', { name: group, exact: true })
    .getByRole('radio', { name: wanted, exact: true });
  for (let presses = 0; presses < 10 && !(await option.isChecked()); presses++) await page.keyboard.press('ArrowDown');
  await expect(option).toBeChecked();
}

/** Tabs to a field and types. */
export async function typeInto(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label));
  await page.keyboard.type(text);
}
