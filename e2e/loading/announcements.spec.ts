import type { Page } from '@playwright/test';
import { paths } from '../../contract/paths.ts';
import { noticesCopy } from '../../src/content/notices.ts';
import { startSession } from '../support/session.ts';
import { scrollToAndClick } from '../support/scrollTo.ts';
import { goOffline } from '../support/steps.ts';
import { expect, expectAt, ready, test } from '../support/test.ts';

// What a page opens with, or gets while it is covered, is read out once it is shown.

/**
 * Visibility and top edge of the text in a page's first status: at the moment at which the loading screen uncovers it, and
 * once it is visible to screen readers, at least 400 ms later. The screen may cover the page already, or cover it later.
 */
const looksAtStatus = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<unknown[]>((resolve) => {
        const site = document.querySelector('#site')!;
        const look = () => {
          const status = document.querySelector('main [role="status"] p');
          return status && [getComputedStyle(status).visibility, status.getBoundingClientRect().top];
        };
        const lookOnceHeard = (first: unknown[]) => {
          const later = look();
          if (later?.[0] === 'visible') resolve([...first, ...later]);
          else requestAnimationFrame(() => lookOnceHeard(first));
        };
        const isBusy = () => site.hasAttribute('aria-busy');
        let wasCovered = isBusy();
        new MutationObserver(() => {
          const isCovered = isBusy();
          const first = wasCovered && !isCovered ? look() : null;
          if (first) setTimeout(lookOnceHeard, 400, first);
          wasCovered = isCovered;
        }).observe(site, { attributeFilter: ['aria-busy'] });
      }),
  );

test('a status from the page before is announced once the page is shown, and nothing moves for it', async ({
  page,
}) => {
  const status = 'Account created. Please log in.';
  await page.goto(paths.login);
  await ready(page);
  await page.evaluate(
    (words) => window.history.replaceState({ ...window.history.state, usr: { status: words } }, ''),
    status,
  );
  await page.getByRole('banner').getByRole('link', { name: 'Kolam Works' }).click();
  await expectAt(page, paths.home);
  const looks = looksAtStatus(page);
  await page.goBack();
  const [first, place, later, placeLater] = await looks;
  expect([first, later]).toEqual(['hidden', 'visible']);
  expect(placeLater).toBe(place);
  const region = page.getByRole('status').filter({ hasText: status });
  await expect(region).toHaveCount(1);
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
});

test('the note that a draft is back is announced once the page is shown, and nothing moves for it', async ({
  page,
  app,
}) => {
  await startSession(page, app);
  await page.goto(paths.jobApplication);
  await ready(page);
  await page.getByLabel('Name', { exact: true }).fill('Asha');
  await scrollToAndClick(page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }));
  await expectAt(page, paths.careers);
  const looks = looksAtStatus(page);
  await page.goBack();
  const [first, place, later, placeLater] = await looks;
  expect([first, later]).toEqual(['hidden', 'visible']);
  expect(placeLater).toBe(place);
  await expect(page.getByRole('status').filter({ hasText: /^Your draft from today/ })).toHaveCount(1);
});

/**
 * Visibility of the text in a notice: at the moment at which nothing covers the page any more, and once the text is visible
 * to screen readers, at least 400 ms later.
 */
const looksAtNotice = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<unknown[]>((resolve) => {
        const words = document.querySelector('aside [role="status"] > *')!;
        const look = () => getComputedStyle(words).visibility;
        const root = words.closest('[aria-hidden="true"]')!;
        const lookOnceHeard = (first: string) => {
          if (look() === 'visible') resolve([first, look()]);
          else requestAnimationFrame(() => lookOnceHeard(first));
        };
        new MutationObserver(() => {
          setTimeout(lookOnceHeard, 400, look());
        }).observe(root, { attributeFilter: ['aria-hidden'] });
      }),
  );

test('a notice that appeared under a dialog is announced when the dialog is closed, and only once', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expected.push(/ERR_INTERNET_DISCONNECTED/);
  await page.goto(paths.positions);
  await ready(page);
  const opener = page.getByRole('button', { name: /^Backend Architect/ });
  await opener.click();
  await expect(page.getByRole('dialog', { name: 'Backend Architect' })).toBeVisible();
  await goOffline(page);
  await expect(page.getByText(noticesCopy.offline)).toBeVisible();
  const close = async () => {
    const looks = looksAtNotice(page);
    await page.keyboard.press('Escape');
    return looks;
  };
  expect(await close()).toEqual(['hidden', 'visible']);
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Backend Architect' })).toBeVisible();
  expect(await close()).toEqual(['visible', 'visible']);
});
