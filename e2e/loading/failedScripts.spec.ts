import type { Page } from '@playwright/test';
import { paths } from '../../contract/paths.ts';
import { applicationCopy } from '../../src/content/applications/applications.ts';
import { contactCopy } from '../../src/content/marketing/contact.ts';
import { noticesCopy } from '../../src/content/notices.ts';
import { reportCopy } from '../../src/content/report.ts';
import { reportButtonCopy } from '../../src/content/reportButton.ts';
import { errorCopy, siteCopy } from '../../src/content/site.ts';
import { scrollToAndClick } from '../support/scrollTo.ts';
import { startSession } from '../support/session.ts';
import { press } from '../support/steps.ts';
import { expect, ready, test } from '../support/test.ts';

// A connection on which requests fail now and then.

/**
 * Aborts the first two requests for each script file whose address matches the pattern. The HEAD requests with which
 * scriptListener.ts finds out whether the server still has a script are let through and not counted.
 */
async function failTwice(page: Page, pattern: RegExp) {
  const asked = new Map<string, number>();
  await page.route(pattern, async (route) => {
    if (route.request().resourceType() !== 'script') return route.continue();
    const address = route.request().url();
    const before = asked.get(address) ?? 0;
    asked.set(address, before + 1);
    await (before < 2 ? route.abort() : route.continue());
  });
  return asked;
}

test.beforeEach(({ consoleGuard }) => {
  consoleGuard.expected.push(/ERR_FAILED/);
});

test('a press waits for scripts that do not arrive at first', async ({ page }) => {
  const asked = await failTwice(page, /\/static\/js\//);
  await page.goto(paths.home);
  await page.getByRole('button', { name: 'Pause slides' }).click();
  await expect(page.getByRole('button', { name: 'Play slides' })).toBeVisible({ timeout: 30_000 });
  expect(asked.size).toBeGreaterThan(3);
});

test('a form responds once its scripts have finally arrived', async ({ page }) => {
  await failTwice(page, /\/static\/js\//);
  await page.goto(paths.login);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('link', { name: 'Email is required.' })).toBeVisible({ timeout: 60_000 });
});

test('the title changes with the page, also when the script that holds the titles fails at first', async ({
  page,
}) => {
  await page.goto(paths.aboutUs);
  await ready(page);
  const asked = await failTwice(page, /\/static\/js\/heads\./);
  await scrollToAndClick(page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }));
  await expect(page).toHaveURL(paths.careers);
  await expect(page).toHaveTitle(/^Careers \|/, { timeout: 15_000 });
  expect([...asked.values()]).toEqual([3]);
});

/** Opens the page of a service, and aborts the scripts that match the pattern as if there were no connection. */
async function openService(page: Page, scripts: RegExp) {
  // The browser may be idle long enough to fetch the next page's script ahead, while the connection is still there.
  await page.route(scripts, (route) => route.abort('internetdisconnected'));
  await page.goto(paths.webDevelopment);
  await ready(page);
}

const applyNow = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: 'Apply Now', exact: true }).first();

test('without a connection a press in an island that sleeps leads to the site’s error page, and later to the page', async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.expected.push(/ERR_INTERNET_DISCONNECTED/);
  // Without the frame's script the site cannot show its error page.
  const frame = page.waitForEvent('requestfinished', (request) =>
    /\/static\/js\/frame\./.test(request.url()),
  );
  await openService(page, /\/static\/js\/application\./);
  await frame;
  await context.setOffline(true);
  await applyNow(page).click();
  await expect(page.getByRole('main')).toContainText(errorCopy.offline);
  await page.unrouteAll();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: applicationCopy.service.heading })).toBeVisible();
});

test('without a connection and the frame’s script a press leads to the browser’s error page, not to an endless loading screen', async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.expected.push(/ERR_INTERNET_DISCONNECTED/);
  await openService(page, /\/static\/js\/(application|frame)\./);
  await context.setOffline(true);
  const failed = page.waitForEvent('requestfailed', (request) => request.isNavigationRequest());
  await applyNow(page).click();
  expect(new URL((await failed).url()).pathname).toBe(paths.serviceApplication);
});

test('a first press without a connection says that it is lost, and opens the report once it is back', async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.expected.push(/ERR_INTERNET_DISCONNECTED/);
  await page.goto(paths.aboutUs);
  await ready(page);
  await context.setOffline(true);
  await scrollToAndClick(page.getByRole('button', { name: reportButtonCopy.open }));
  const told = page.getByText(noticesCopy.offline);
  await expect(told).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: noticesCopy.offline })).toHaveCount(1);
  await context.setOffline(false);
  await expect(page.getByRole('dialog', { name: reportCopy.title })).toBeVisible({ timeout: 15_000 });
  await expect(told).toHaveCount(0);
});

/** Follows a link of the drawer once the drawer is awake, so that the router and not the browser follows it. */
async function choose(page: Page, name: string) {
  await press(page, siteCopy.openMenu);
  await expect(page.locator('[data-island=drawer]')).toHaveAttribute('data-awake');
  await page.getByRole('dialog').getByRole('link', { name, exact: true }).click();
}

test.describe('a page whose script did not arrive', () => {
  test.use({ viewport: { width: 360, height: 740 } });
  const script = /\/static\/js\/contact\./;

  test.beforeEach(async ({ page }) => {
    await page.goto(paths.home);
    await ready(page);
    await page.route(script, (route) => route.abort());
    await choose(page, 'Contact');
    await expect(page.getByRole('main')).toContainText(errorCopy.chunkHelp);
  });

  test('comes with the next press of its link', async ({ page }) => {
    await page.unroute(script);
    await choose(page, 'Home');
    await expect(page).toHaveURL(paths.home);
    await choose(page, 'Contact');
    await expect(page.getByRole('main')).toContainText(contactCopy.heading);
  });

  test('comes when the page is reloaded by the button that offers it', async ({ page }) => {
    await page.unroute(script);
    await press(page, errorCopy.reload);
    await expect(page.getByRole('main')).toContainText(contactCopy.heading);
    await expect(page).toHaveURL(paths.contact);
  });

  test('says in the title that it failed, until another page is shown', async ({ page }) => {
    await expect(page).toHaveTitle(/^Unexpected Application Error \|/);
    await choose(page, 'Home');
    await expect(page).toHaveTitle(/^Software, data and connected devices \|/);
    await page.unroute(script);
    await choose(page, 'Contact');
    await expect(page).toHaveTitle(/^Contact \|/);
  });
});

const failureNotice = (page: Page) => page.getByRole('status').filter({ hasText: noticesCopy.failed });

test('a script of the first load that keeps failing is reported, and the press is answered once it arrives', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expected.push(/503/);
  const script = /\/static\/js\/main\./;
  await page.route(script, (route) => route.fulfill({ status: 503 }));
  await page.goto(paths.login);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(failureNotice(page)).toBeVisible({ timeout: 20_000 });
  await expect(failureNotice(page).getByRole('button', { name: noticesCopy.reload })).toBeVisible();
  await page.unroute(script);
  await expect(page.getByRole('link', { name: 'Email is required.' })).toBeVisible({ timeout: 20_000 });
  await expect(failureNotice(page)).toHaveCount(0);
});

test('a script of the first load that hangs is reported after two minutes', async ({ page }) => {
  await page.clock.install();
  await page.route(/\/static\/js\/main\./, () => {});
  await page.goto(paths.login, { waitUntil: 'commit' });
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await page.clock.runFor(119_000);
  await expect(failureNotice(page)).toHaveCount(0);
  const reporting = page.waitForResponse('**/replaced.js');
  await page.clock.runFor(2000);
  await reporting;
  await page.clock.resume();
  await expect(failureNotice(page).getByRole('button', { name: noticesCopy.reload })).toBeVisible();
});

test('a form whose script keeps failing says so on a page that nobody has used, and comes once it arrives', async ({
  page,
  app,
  consoleGuard,
}) => {
  consoleGuard.expected.push(/503/);
  await startSession(page, app);
  const script = /\/static\/js\/application\./;
  await page.route(script, (route) => route.fulfill({ status: 503 }));
  await page.goto(paths.internshipApplication);
  await expect(failureNotice(page)).toBeVisible({ timeout: 20_000 });
  await page.unroute(script);
  await expect(page.getByRole('main').getByRole('textbox', { name: 'Phone' })).toBeVisible({
    timeout: 20_000,
  });
  await expect(failureNotice(page)).toHaveCount(0);
});
