import { defineConfig } from '@playwright/test';
import { chromiumFlags } from './tooling/machine/chromium.ts';

const executablePath = process.env['CHROMIUM_PATH'];

export default defineConfig({
  testDir: './e2e',
  globalSetup: './e2e/support/build.ts',
  outputDir: './test-results',
  fullyParallel: true,
  // One more than the cores of a small machine: a journey waits for much, such as loading screens and words that settle.
  workers: 3,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  reporter: [['list']],
  use: {
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: chromiumFlags },
    viewport: { width: 1280, height: 860 },
    // Recording every journey takes a third of their time: `npm run e2e -- --trace on` records the one that failed.
    trace: 'off',
  },
});
