// `npm run pictures`: not tests, but every screen and every paper as a picture, for looking at.
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';

export default defineConfig({
  ...base,
  testDir: import.meta.dirname,
  testMatch: '*.pictures.ts',
  outputDir: path.join(import.meta.dirname, '../../test-results'),
  timeout: 1_200_000,
});
