// Offices that cannot be opened, as a bad day makes them, and what the screen of each must have.
import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import Database from 'better-sqlite3';
import { expect } from './fixtures.ts';
import { openDeskWith } from './open-desk-with.ts';
import { startAgain } from './sealed-desk.ts';
import { backUpNow, realFalls, setSecondPlace } from './second-place.ts';

export const folderIn = (dir: string): string => path.join(dir, 'user-data', 'office');
export const fileIn = (dir: string): string => path.join(folderIn(dir), 'office.sqlite');

/** An office made by the program itself, closed again; with a backup in `stick` where that is wanted. */
export async function anOffice(programArgs: string[], stick: string | null = null): Promise<void> {
  const { app, page } = await startAgain(programArgs);
  await openDeskWith(page, realFalls);
  if (stick !== null) {
    mkdirSync(stick);
    await setSecondPlace(app, page, stick);
    await backUpNow(page, stick);
  }
  await app.close();
}

/** 100 bytes amid the recorded facts, as a bad sector leaves them. */
export function rot(file: string): void {
  const db = new Database(file, { readonly: true });
  const page = db.prepare("SELECT rootpage FROM sqlite_master WHERE name = 'event_payload'").pluck().get() as number;
  const size = db.pragma('page_size', { simple: true }) as number;
  db.close();
  const handle = openSync(file, 'r+');
  writeSync(handle, Buffer.alloc(100, 0xa5), 0, 100, (page - 1) * size);
  closeSync(handle);
}

/** What every start screen has: a sentence as its title and in the window’s name, three plain parts, Help, and no way to get lost. */
export async function isStartScreen(page: Page, title: string, ...says: readonly string[]): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  for (const part of ['What happened', 'What is safe', 'What to do'])
    await expect(page.getByRole('heading', { name: part })).toBeVisible();
  for (const words of says) await expect(page.getByRole('main')).toContainText(words);
  expect(await page.title()).toBe(`${title.replace(/\.$/, '')} · Village Election Desk`);
  expect((await new AxeBuilder({ page }).setLegacyMode(true).analyze()).violations).toEqual([]);
  for (const width of [1024, 512]) {
    await page.setViewportSize({ width, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.keyboard.press('F1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('When the office cannot be opened');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
}

export const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });
