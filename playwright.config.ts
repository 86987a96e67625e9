import { defineConfig } from '@playwright/test';
import { chromiumFlags, chromiumPath, journeyBrowsers } from './tooling/machine/chromium.ts';

// Each worker evaluates this file, too. It inherits the variable, so the browser is looked for only once.
process.env['CHROMIUM_PATH'] ||= chromiumPath(false, journeyBrowsers, () => {});

export default defineConfig({
  testDir: './e2e',
  globalSetup: './e2e/support/build.ts',
  outputDir: './test-results',
  fullyParallel: true,
  // Three workers on two cores, because journeys leave a core idle now and then.
  workers: '150%',
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  reporter: [['list']],
  use: {
    launchOptions: { executablePath: process.env['CHROMIUM_PATH'], args: chromiumFlags },
    viewport: { width: 1280, height: 860 },
    // Recording would take a third of the journeys' time. To record a failed one, run `npm run e2e -- --trace on`.
    trace: 'off',
  },
});
