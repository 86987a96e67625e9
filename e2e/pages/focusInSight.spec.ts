import type { Page } from '@playwright/test';
import { paths } from '../../contract/paths.ts';
import { applicationCopy } from '../../src/content/applications/applications.ts';
import { noticesCopy } from '../../src/content/notices.ts';
import { legalCopy } from '../../src/content/legal/legal.ts';
import { positionsCopy } from '../../src/content/marketing/positions.ts';
import { formPaths } from '../support/forms.ts';
import { logInWith } from '../support/session.ts';
import { goOffline, setClock, tokenExpiryOf } from '../support/steps.ts';
import { expect, open, test } from '../support/test.ts';
import { createAccount, logIn, tabTo } from '../support/visitor.ts';

// Whoever uses the keyboard sees what has the focus, in small windows and beside what sticks to an edge.

// The narrowest window, which is the same as a wide one at a zoom of 400 %.
test.use({
  viewport: { width: 320, height: 640 },
  locale: 'en-US',
  contextOptions: { reducedMotion: 'reduce' },
});

/** Whether at least a part of the focused element is visible. */
const isSeen = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    // A radio button is invisible, so its label is checked.
    const target = focused?.closest('label') ?? focused;
    if (!target || target === document.body) return true;
    const { left, top, width, height } = target.getBoundingClientRect();
    const shares = Array.from({ length: 9 }, (_, at) => (at + 0.5) / 9);
    return shares.some((across) =>
      shares.some((down) => {
        const found = document.elementFromPoint(left + width * across, top + height * down);
        return found !== null && target.contains(found);
      }),
    );
  });

test('at a zoom of 400 %, two notices leave the focused element in sight', async ({
  page,
  app,
  consoleGuard,
}) => {
  consoleGuard.expected.push(/ERR_INTERNET_DISCONNECTED/);
  await page.setViewportSize({ width: 320, height: 256 });
  const token = await logIn(app, await createAccount(app));
  await logInWith(page, token);
  await open(page, formPaths.service);
  await goOffline(page);
  await setClock(page, tokenExpiryOf(token) - 100_000);
  await expect(page.getByText('You will be logged out in 2 minutes.')).toBeAttached();
  await expect(page.getByText(noticesCopy.offline)).toBeAttached();
  const hidden: string[] = [];
  const send = page.getByRole('button', { name: applicationCopy.service.submit, exact: true });
  await tabTo(page, send, async () => {
    if (!(await isSeen(page)))
      hidden.push(await page.evaluate(() => document.activeElement!.outerHTML.slice(0, 120)));
  });
  expect(hidden).toEqual([]);
  await tabTo(page, page.getByRole('button', { name: noticesCopy.dismiss }).last());
  expect(await isSeen(page)).toBe(true);
});

for (const height of [640, 256])
  test(`in a window of 320 by ${height} px a notice leaves the focused role, and the button below, in sight`, async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.expected.push(/ERR_INTERNET_DISCONNECTED/);
    await page.setViewportSize({ width: 320, height });
    await open(page, paths.positions);
    await goOffline(page);
    await expect(page.getByText(noticesCopy.offline)).toBeVisible();
    const hidden: string[] = [];
    const look = async () => {
      if (!(await isSeen(page))) hidden.push(await page.evaluate(() => document.activeElement!.textContent));
    };
    const main = page.getByRole('main');
    await tabTo(page, main.getByRole('button', { name: /^Content Strategist/ }), look);
    await tabTo(page, main.getByRole('button', { name: positionsCopy.apply }), look);
    expect(hidden).toEqual([]);
  });

test('at a zoom of 200 % all links beside a form are visible while they are focused', async ({ page }) => {
  await page.setViewportSize({ width: 960, height: 470 });
  await open(page, formPaths.service);
  const beside = page.getByRole('complementary');
  const last = beside.getByRole('link').last();
  const expectSeen = async () => expect(await isSeen(page)).toBe(true);
  await tabTo(page, last, expectSeen);
  await expect(last).toBeFocused();
  // When the focus comes back from the end of the form, the block is already stuck to the window's upper edge.
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
  await tabTo(page, beside.getByRole('link').first(), expectSeen);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
  await tabTo(page, last, expectSeen);
});

test('on a large phone held sideways all links of a legal page’s index are visible while they are focused', async ({
  page,
}) => {
  await page.setViewportSize({ width: 915, height: 360 });
  await open(page, paths.privacyPolicy);
  const index = page.getByRole('navigation', { name: legalCopy.index });
  const expectSeen = async () => expect(await isSeen(page)).toBe(true);
  await tabTo(page, index.getByRole('link').last(), expectSeen);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
  await tabTo(page, index.getByRole('link').first(), expectSeen);
});
