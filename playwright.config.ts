import { defineConfig } from '@playwright/test';
import { electronEnvironment } from './test/electron-stand-in/runtime.ts';

// Electron's runtime when it is installed, else the stand-in: the specs never know which.
Object.assign(process.env, electronEnvironment());

export default defineConfig({
  testDir: 'test/e2e',
  outputDir: 'test-results',
  workers: 1,
  timeout: 30_000,
  reporter: 'list',
  forbidOnly: Boolean(process.env.CI),
  // A loaded build machine may miss one wait; what is broken fails twice, and Playwright names what was flaky.
  retries: process.env.CI ? 1 : 0,
});
