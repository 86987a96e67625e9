import { paths } from '../../contract/paths.ts';
import { loginCopy } from '../../src/content/accounts/accounts.ts';
import { settingsCopy } from '../../src/content/accounts/settings.ts';
import { logInWith, seedToken, startSession } from '../support/session.ts';
import { holdScripts } from '../support/network/lateScripts.ts';
import { expect, ready, test } from '../support/test.ts';
import { createAccount, logIn } from '../support/visitor.ts';
import { makeToken } from '../../src/testing/makeToken.ts';

// What the settings say of a session before the scripts have read storage, and after its end.

test('after a logout the settings never say that the session ran out', async ({ page, app }) => {
  await startSession(page, app);
  await page.goto(paths.settings);
  await ready(page);
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  const seen = await page.evaluateHandle((expired) => {
    const visible: string[] = [];
    new MutationObserver(() => {
      for (const status of document.querySelectorAll('main [role="status"] p'))
        if (status.textContent === expired) visible.push(getComputedStyle(status).visibility);
    }).observe(document.querySelector('main')!, { childList: true, subtree: true });
    return visible;
  }, loginCopy.sessionExpired);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('You have been logged out successfully.')).toBeVisible();
  expect(await seen.jsonValue()).not.toContain('visible');
});

test('until the scripts arrive, only a visitor without a session is asked by the settings to log in', async ({
  page,
  app,
}) => {
  const asked = page.getByRole('heading', { name: settingsCopy.loggedOut.title });
  await page.goto(paths.home);
  await ready(page);
  const release = await holdScripts(page);
  await page.goto(paths.settings);
  await expect(asked).toBeVisible();
  await seedToken(page, await logIn(app, await createAccount(app)));
  await page.reload();
  await expect(page.getByRole('heading', { name: settingsCopy.heading })).toBeVisible();
  await expect(asked).toBeHidden();
  release();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect(asked).toHaveCount(0);
});

test('a session that the device keeps, but that is over, leads the settings to ask for a login', async ({
  page,
}) => {
  await logInWith(page, makeToken({ exp: 1 }));
  const release = await holdScripts(page);
  await page.goto(paths.settings);
  const asked = page.getByRole('heading', { name: settingsCopy.loggedOut.title });
  await expect(page.getByRole('heading', { name: settingsCopy.heading })).toBeVisible();
  await expect(asked).toBeHidden();
  release();
  await expect(asked).toBeVisible();
});
