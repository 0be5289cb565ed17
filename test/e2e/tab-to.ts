// Goes through the window as a clerk without a mouse does.
import { expect, type Locator, type Page } from '@playwright/test';

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Presses Tab until `target` has the focus; fails when the keyboard cannot reach it. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < 120 && !(await hasFocus(target)); presses++) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}
