import type { Page } from '@playwright/test';
import { paths } from '../../contract/paths.ts';
import { profileCopy } from '../../src/content/accounts/profile.ts';
import { submissionCopy } from '../../src/content/applications/applications.ts';
import { pageAtRest } from '../../src/hydration/pageAtRest.ts';
import { holdScripts } from '../support/network/lateScripts.ts';
import { seedToken, startSession } from '../support/session.ts';
import { scrollToAndClick } from '../support/scrollTo.ts';
import { dialogOn, fill, press } from '../support/steps.ts';
import { expect, ready, test } from '../support/test.ts';
import { createAccount, logIn } from '../support/visitor.ts';

// What a part of a page shows while its script is loading.

/** Sums up all layout shifts from now on, including those after input. Returns a function for the sum so far. */
async function watchShifts(page: Page) {
  await page.evaluate(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    const note = (list: PerformanceObserverEntryList) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    };
    new PerformanceObserver(note).observe({ type: 'layout-shift' });
  });
  return () =>
    page.evaluate(async () => {
      // The shifts of the last change are reported within the next two frames.
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      return (window as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0);
    });
}

const waiting = (page: Page) => page.getByRole('status').filter({ hasText: submissionCopy.loading });

test('a tab of technologies is busy while its content is loading', async ({ page }) => {
  const release = await holdScripts(page, '**/static/js/technologies.*');
  await page.goto(paths.home);
  await ready(page);
  const tab = page.getByRole('tab', { name: 'IOT' });
  await scrollToAndClick(tab);
  await expect(tab).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.getByRole('tabpanel', { name: 'IOT' }).getByRole('listitem')).toHaveCount(8);
  await expect(tab).not.toHaveAttribute('aria-busy');
});

test('a form that a login in another tab has opened says that it is loading, and nothing moves when it arrives', async ({
  page,
  context,
  app,
}) => {
  const token = await logIn(app, await createAccount(app));
  const release = await holdScripts(page, '**/static/js/applicationForm.*');
  await page.goto(paths.jobApplication);
  await ready(page);
  await expect(page.getByRole('dialog')).toBeVisible();
  const other = await context.newPage();
  await other.goto(paths.aboutUs);
  await seedToken(other, token);
  await expect(waiting(page)).toHaveCount(1);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const shifted = await watchShifts(page);
  release();
  await expect(page.getByRole('textbox', { name: 'Expected salary' })).toBeVisible();
  await expect(waiting(page)).toHaveCount(0);
  expect(await shifted()).toBeLessThan(0.005);
});

const withSession = [
  paths.home,
  paths.settings,
  paths.contact,
  paths.serviceApplication,
  paths.login,
  paths.signUp,
];

for (const path of withSession)
  test(`what a session adds to ${path} moves nothing when the scripts arrive`, async ({ page, app }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await startSession(page, app);
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const shifted = await watchShifts(page);
    release();
    await ready(page);
    expect(await shifted()).toBeLessThan(0.001);
  });

/** Which of the scripts of dialogs and notices the page has fetched. */
const fetchedOn = (page: Page) =>
  page.evaluate(() => {
    const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
    return ['dialog', 'notices'].filter((script) => fetched.some((name) => name.includes(`/${script}.`)));
  });

/** Opens a page without using it, and loses the connection once the scripts of dialogs and notices have arrived. */
async function openAndLoseConnection(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await ready(page);
  await expect.poll(() => fetchedOn(page)).toEqual(['dialog', 'notices']);
  await page.context().setOffline(true);
}

test('a page that loses its connection before it is used still asks, and says what could not be saved', async ({
  page,
  app,
  consoleGuard,
}) => {
  // The browser itself reports failed calls on the console.
  consoleGuard.expected.push(/Failed to load resource/);
  await startSession(page, app);
  await openAndLoseConnection(page, paths.editProfile);
  await fill(page, 'Name', 'Asha R.');
  await press(page, profileCopy.submit);
  await expect(dialogOn(page)).toContainText('Server error while updating profile.');
  await page.context().setOffline(false);
  await openAndLoseConnection(page, paths.settings);
  await press(page, 'Logout');
  await expect(dialogOn(page)).toContainText('Are you sure you want to log out?');
  await press(page, 'Continue');
  await expect(page.getByText('You have been logged out successfully.')).toBeVisible();
});

test('with Save-Data the scripts of dialogs and notices are fetched only once a form is used', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.goto(paths.serviceApplication);
  await page.locator(pageAtRest).waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  expect(await fetchedOn(page)).toEqual([]);
  await page.getByRole('textbox', { name: 'Company name' }).click();
  await expect.poll(() => fetchedOn(page)).toEqual(['dialog', 'notices']);
});
