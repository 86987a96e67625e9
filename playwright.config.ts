import { defineConfig } from '@playwright/test';
import { chromiumFlags, chromiumPath, journeyBrowsers } from './tooling/machine/chromium.ts';

// Looked for once: each worker reads this file, and inherits the variable.
process.env['CHROMIUM_PATH'] ||= chromiumPath(false, journeyBrowsers, () => {});

export default defineConfig({
  testDir: './e2e',
  globalSetup: './e2e/support/build.ts',
  outputDir: './test-results',
  fullyParallel: true,
  // Three on two cores: journeys wait now and then.
  workers: '150%',
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  reporter: [['list']],
  use: {
    launchOptions: { executablePath: process.env['CHROMIUM_PATH'], args: chromiumFlags },
    viewport: { width: 1280, height: 860 },
    // Recording every journey takes a third of their time: `npm run e2e -- --trace on` records the one that failed.
    trace: 'off',
  },
});
