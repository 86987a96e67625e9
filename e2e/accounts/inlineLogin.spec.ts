import type { Page } from '@playwright/test';
import { guardCopy, loginCopy } from '../../src/content/accounts/accounts.ts';
import { inlineLoginCopy } from '../../src/content/accounts/inlineLogin.ts';
import { siteCopy } from '../../src/content/site.ts';
import { checkOverlayAccessibility } from '../support/accessibility.ts';
import { answersFor, fillIn, formPaths, question, submit } from '../support/forms.ts';
import { startSession } from '../support/session.ts';
import { deferOnce } from '../support/network/responses.ts';
import { dialogOn, fill, press, setClock, tokenExpiryOf } from '../support/steps.ts';
import { expect, expectAt, open, ready, test } from '../support/test.ts';
import { createAccount } from '../support/visitor.ts';
import { guard, logInInline, openFilledForm, sendWithOnePress } from '../support/inlineLogin.ts';

// A visitor can log in without leaving the form, whatever ended the session (specification GUARD-10, DLG-11, SES-07).

test.beforeEach(({ consoleGuard }) => {
  // The browser itself reports refused calls on the console.
  consoleGuard.expected.push(/Failed to load resource/);
});

/** Logs out in another tab, and returns that tab. */
async function logOutElsewhere(page: Page): Promise<Page> {
  const other = await page.context().newPage();
  await open(other, '/settings');
  await press(other, 'Logout');
  await other.getByRole('alertdialog').getByRole('button', { name: 'Continue' }).click();
  await expect(other.getByText('You have been logged out successfully.')).toBeVisible();
  return other;
}

test('a session that ends while the drawer is open asks for the login over the page, not beneath the drawer', async ({
  page,
  app,
}) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await startSession(page, app);
  await open(page, formPaths.consultation);
  const drawer = page.getByRole('dialog', { name: siteCopy.mainNavigation });
  // The browser opens it the first time, before the header is awake.
  await press(page, 'Open menu');
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await press(page, 'Open menu');
  await expect(drawer).toBeVisible();

  await logOutElsewhere(page);
  await expect(guard(page).getByRole('button', { name: guardCopy.login })).toBeFocused();
  await expect(drawer).toBeHidden();
  await guard(page).getByRole('button', { name: guardCopy.login }).click();
  await expectAt(page, '/login');
});

test('somebody logged out in another tab logs in over the form and sends it, file and all', async ({
  page,
  app,
}) => {
  const { visitor } = await openFilledForm(page, app);
  const other = await logOutElsewhere(page);

  const dialog = guard(page);
  await expect(dialog).toContainText(guardCopy.message);
  // Somebody may be in the middle of a word, whose next space must not press a button.
  await expect(dialog).toBeFocused();
  await page.keyboard.press('Space');
  await expect(dialog.getByLabel('Email')).toHaveValue(visitor.email);
  await expect(dialog.getByLabel('Email')).toHaveJSProperty('readOnly', true);
  await expect(page.locator('main [inert] form')).toBeAttached();
  await checkOverlayAccessibility(page, 'the guard over an open form');

  await logInInline(dialog, 'not this one');
  await expect(dialog.getByRole('alert')).toContainText('Invalid email or password.');
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
  await checkOverlayAccessibility(page, 'refused');

  const release = await deferOnce(page, 'logIn');
  await logInInline(dialog, visitor.password);
  await expect(dialog.getByRole('button', { name: loginCopy.submitting })).toBeVisible();
  release();
  await expect(dialog).toBeHidden();
  await expect(page.locator('main [inert]')).toHaveCount(0);
  await expect(question(page, 'Education')).toBeFocused();
  await expect(other.getByText(`You are logged in as ${visitor.email}`)).toBeVisible();
  await sendWithOnePress(page, visitor);
});

test('when the session runs out, no entry is lost either', async ({ page, app }) => {
  const { visitor, token } = await openFilledForm(page, app);
  await setClock(page, tokenExpiryOf(token) + 2000);
  const dialog = guard(page);
  await expect(dialog.getByLabel('Email')).toHaveValue(visitor.email);
  // The clock is set right again, so that the new session is valid.
  await page.evaluate(() => {
    Date.now = () => new Date().getTime();
  });
  await logInInline(dialog, visitor.password);
  await expect(dialog).toBeHidden();
  await expect(question(page, 'Education')).toBeFocused();
  await sendWithOnePress(page, visitor);
});

test('feedback is sent by somebody who logs in at the last moment, on a phone', async ({ page, app }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const visitor = await createAccount(app);
  await open(page, formPaths.feedback);
  await fillIn(page, 'feedback', answersFor('feedback', visitor));
  await submit(page, 'feedback');
  const dialog = page.getByRole('dialog', { name: 'Authentication Required' });
  await expect(dialog).toContainText('You must be logged in to send feedback.');
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await checkOverlayAccessibility(page, 'feedback asks for a login');
  await dialog.getByLabel('Email').fill(visitor.email);
  await logInInline(dialog, visitor.password);
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Send feedback' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Thank You!' })).toBeVisible();
});

test('Login and the links beneath it leave nothing behind and ask nothing; Back brings the entries back', async ({
  page,
  app,
}) => {
  const { visitor, token } = await openFilledForm(page, app);
  await setClock(page, tokenExpiryOf(token) + 2000);
  await guard(page).getByRole('link', { name: inlineLoginCopy.signUp }).click();
  await expect(page).toHaveURL('/sign-up');
  await expect(dialogOn(page)).toHaveCount(0);
  await ready(page);
  await page.goBack();
  await expectAt(page, formPaths.job);
  // On arrival there is no form beneath the guard, so the guard offers the login page and no login of its own.
  await expect(guard(page).getByRole('button', { name: 'Login', exact: true })).toBeVisible();
  await expect(guard(page).getByLabel('Password', { exact: true })).toHaveCount(0);
  await guard(page).getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/login');
  await page.evaluate(() => {
    Date.now = () => new Date().getTime();
  });
  await fill(page, 'Email', visitor.email);
  await fill(page, 'Password', visitor.password);
  await press(page, 'Login');
  await press(page, 'Back to your application');
  await expect(question(page, 'Name')).toHaveValue(answersFor('job', visitor)['name']!);
});
