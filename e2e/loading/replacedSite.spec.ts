import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { paths } from '../../contract/paths.ts';
import { noticesCopy } from '../../src/content/notices.ts';
import { expect, ready, test } from '../support/test.ts';

// A page from the browser's cache whose first scripts a newer release has removed.

const hashOf = (html: string) =>
  createHash('sha256')
    .update(/<script>([^]*?)<\/script>/.exec(html)?.[1] ?? '')
    .digest('base64');

/**
 * Answers requests for a page with the document of an older release, whose scripts no longer exist, whenever `isOlder` says
 * so for the number of the request. Counts requests for documents, and those from scripts (`looks`).
 */
async function serveOlder(page: Page, address: string, isOlder: (asked: number) => boolean) {
  const asked = { documents: 0, looks: 0 };
  await page.route(
    ({ pathname }) => pathname === address,
    async (route) => {
      const isDocument = route.request().resourceType() === 'document';
      if (isDocument) asked.documents += 1;
      else asked.looks += 1;
      if (!isOlder(asked.documents + asked.looks)) return route.continue();
      const response = await route.fetch();
      const html = await response.text();
      const body = html.replaceAll(/(\/static\/js\/[\w-]+)\.\w+\.js/g, '$1.gone.js');
      const policy = response.headers()['content-security-policy'] ?? '';
      const headers = {
        ...response.headers(),
        'content-security-policy': policy.replace(hashOf(html), hashOf(body)),
      };
      return route.fulfill({ response, headers, body });
    },
  );
  return asked;
}

const onlyFirst = (asked: number) => asked === 1;

test.beforeEach(({ consoleGuard }) => {
  consoleGuard.expected.push(/404/, /Refused to execute script/);
});

test('a page that the visitor has not used is reloaded, once', async ({ page }) => {
  const asked = await serveOlder(page, paths.aboutUs, onlyFirst);
  await page.goto(paths.aboutUs);
  await expect.poll(() => asked, { timeout: 20_000 }).toEqual({ documents: 2, looks: 1 });
  await ready(page);
  await expect(page.getByRole('button', { name: noticesCopy.reload })).toHaveCount(0);
});

test('a visitor who has begun to type sees a notice, and keeps the typed text', async ({ page }) => {
  const asked = await serveOlder(page, paths.login, onlyFirst);
  await page.goto(paths.login);
  const email = page.getByRole('textbox', { name: 'Email' });
  await email.fill('asha@example.org');
  const submit = page.getByRole('main').getByRole('button', { name: 'Login' });
  await submit.click();
  await expect(submit).toHaveAttribute('aria-busy', 'true');
  const notice = page.getByRole('status').filter({ hasText: noticesCopy.replaced });
  await expect(notice).toContainText(noticesCopy.copyFirst, { timeout: 20_000 });
  await expect(submit).not.toHaveAttribute('aria-busy');
  await expect(email).toHaveValue('asha@example.org');
  await page.getByRole('button', { name: noticesCopy.reload }).click();
  await ready(page);
  await expect(notice).toHaveCount(0);
  expect(asked.documents).toBe(2);
});

test('where servers of two releases answer in turns, the page is reloaded once, and then shows a notice', async ({
  page,
}) => {
  // The newer server only answers the scripts' requests for the page.
  const asked = await serveOlder(page, paths.aboutUs, (count) => count % 2 === 1);
  await page.goto(paths.aboutUs);
  // Evaluating anything in the page would count as use of it, so nothing is evaluated before the reload.
  await expect.poll(() => asked, { timeout: 30_000 }).toEqual({ documents: 2, looks: 2 });
  await expect(page.getByRole('status').filter({ hasText: noticesCopy.replaced })).toBeVisible();
  expect(asked.documents).toBe(2);
});

test('where the server still names the scripts that it lacks, the page is not reloaded', async ({ page }) => {
  await page.clock.install();
  const asked = await serveOlder(page, paths.aboutUs, () => true);
  await page.goto(paths.aboutUs);
  for (let looks = 1; looks <= 3; looks += 1) {
    await expect
      .poll(async () => {
        await page.clock.runFor(2000);
        return asked.looks;
      })
      .toBe(looks);
    await page.clock.runFor(10_000);
  }
  expect(asked.documents).toBe(1);
  await expect(page.getByRole('status').filter({ hasText: noticesCopy.failed })).toBeVisible();
});
