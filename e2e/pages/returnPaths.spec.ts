import type { Page } from '@playwright/test';
import { paths } from '../../contract/paths.ts';
import type { Path } from '../../contract/paths.ts';
import type { AppProcess } from '../support/appProcess.ts';
import { startSession } from '../support/session.ts';
import { holdScripts } from '../support/network/lateScripts.ts';
import { scrollOf, scrollToAndClick } from '../support/scrollTo.ts';
import { fill, fillInPerson, guardOf, inMain, press } from '../support/steps.ts';
import { expect, expectAt, open, ready, test } from '../support/test.ts';
import { codeAfter, createAccount, makeVisitor } from '../support/visitor.ts';
import type { Visitor } from '../support/visitor.ts';

// Ways to the wanted page: back from a login, by a link with a choice, to the first question.

/** Follows the first opening of the careers page to its form and on to the login. */
async function leadToLogin(page: Page) {
  await open(page, paths.careers);
  await inMain(page, 'link', 'Apply Now').first().click();
  await expectAt(page, paths.jobApplication);
  await guardOf(page).getByRole('button', { name: 'Login' }).click();
  await expectAt(page, paths.login);
}

/** Logs in with the form, which has the email already; it leads back to the application for the opening. */
async function logInAndReturn(page: Page, { email, password }: Visitor) {
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await fill(page, 'Password', password);
  await press(page, 'Login');
  await page
    .getByRole('dialog', { name: 'Welcome Back!' })
    .getByRole('button', { name: 'Back to your application' })
    .click();
  await expectAt(page, paths.jobApplication);
  await expect(page.getByText('Applying for SEO Specialist')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Part-Time' })).toBeChecked();
}

const askForCode = (page: Page, app: AppProcess, email: string) =>
  codeAfter(app, email, async () => {
    await press(page, 'Send OTP');
    await expect(page.getByText(/^OTP sent to your email\./)).toBeVisible();
  });

test.describe('the wanted page', () => {
  test('is offered after an account was created on the way, through reloads and full loads', async ({
    page,
    app,
  }) => {
    const visitor = makeVisitor();
    await leadToLogin(page);
    await page.reload();
    await ready(page);
    await inMain(page, 'link', 'Sign Up').click();
    await expectAt(page, paths.signUp);
    await open(page, paths.signUp);
    await fill(page, 'Email', visitor.email);
    await fill(page, 'OTP', await askForCode(page, app, visitor.email));
    await press(page, 'Verify');
    await expect(page.getByText('OTP verified successfully!')).toBeVisible();
    await fillInPerson(page, visitor.name);
    await fill(page, 'Password', visitor.password);
    await fill(page, 'Confirm password', visitor.password);
    await press(page, 'Sign Up');
    await expectAt(page, paths.login);
    await page.reload();
    await ready(page);
    await logInAndReturn(page, visitor);
  });

  test('is offered after a new password, and the code step survives a reload and Back', async ({
    page,
    app,
  }) => {
    const visitor = await createAccount(app);
    const password = `${visitor.password}-anew`;
    await leadToLogin(page);
    await fill(page, 'Email', visitor.email);
    await inMain(page, 'link', 'Forgot Password').click();
    await expectAt(page, paths.forgotPassword);
    await expect(page.getByLabel('Email')).toHaveValue(visitor.email);
    const code = await askForCode(page, app, visitor.email);
    await page.reload();
    await ready(page);
    await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(visitor.email);
    await page.goForward();
    await expect(page.getByText(visitor.email)).toBeVisible();
    await fill(page, 'OTP', code);
    await press(page, 'Verify OTP');
    await expectAt(page, paths.resetPassword);
    await page.reload();
    await ready(page);
    await fill(page, 'New Password', password);
    await fill(page, 'Confirm New Password', password);
    await press(page, 'Reset password');
    await expectAt(page, paths.login);
    await logInAndReturn(page, { ...visitor, password });
  });

  test('is offered to a visitor who opens the profile without a session, and the login is shown before any script', async ({
    page,
    app,
  }) => {
    const visitor = await createAccount(app);
    await open(page, paths.careers);
    const release = await holdScripts(page);
    await page.goto(paths.editProfile);
    await expect(page).toHaveURL(paths.login);
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
    release();
    await ready(page);
    await fill(page, 'Email', visitor.email);
    await fill(page, 'Password', visitor.password);
    await press(page, 'Login');
    await page.getByRole('dialog').getByRole('button', { name: 'Back to where you were' }).click();
    await expectAt(page, paths.editProfile);
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(visitor.name);
    await page.reload();
    await ready(page);
    await expect(page).toHaveURL(paths.editProfile);
    // The login was only on the way here; Back skips it.
    await inMain(page, 'button', 'Back').click();
    await expectAt(page, paths.careers);
  });
});

test.describe('a choice that a link hands over before the scripts arrives', () => {
  const links: { from: Path; name: string; at?: 'contentinfo'; service?: string; jobType?: string }[] = [
    { from: paths.home, name: 'Apply full-time', jobType: 'Full-Time' },
    { from: paths.home, name: 'Apply part-time', jobType: 'Part-Time' },
    { from: paths.shop, at: 'contentinfo', name: 'Full-Time Jobs', jobType: 'Full-Time' },
    { from: paths.careers, name: 'Apply Now', jobType: 'Part-Time' },
    { from: paths.jobApplication, at: 'contentinfo', name: 'Full-Time Jobs', jobType: 'Full-Time' },
    { from: paths.customerCareBot, name: 'Apply Now', service: 'Chat bot' },
  ];
  for (const { from, at = 'main', name, service, jobType } of links)
    test(`${name} on ${from}`, async ({ page, app }) => {
      await startSession(page, app);
      const release = await holdScripts(page);
      await page.goto(from);
      await scrollToAndClick(page.getByRole(at).getByRole('link', { name, exact: true }).first());
      await expect(page).toHaveURL(service ? paths.serviceApplication : paths.jobApplication);
      release();
      await ready(page);
      if (service) await expect(page.getByLabel('Service type')).toHaveValue(service);
      else await expect(page.getByRole('radio', { name: jobType! })).toBeChecked();
      if (from === paths.careers) await expect(page.getByText('Applying for SEO Specialist')).toBeVisible();
    });
});

test('account pages begin with the focus in their first question', async ({ page }) => {
  await open(page, paths.login);
  await expect(page.getByLabel('Email')).toBeFocused();
  await inMain(page, 'link', 'Sign Up').click();
  await expectAt(page, paths.signUp);
  await expect(page.getByLabel('Email')).toBeFocused();
  await inMain(page, 'link', 'Login').click();
  await expectAt(page, paths.login);
  await fill(page, 'Email', 'asha@mail.example');
  await inMain(page, 'link', 'Forgot Password').click();
  await expectAt(page, paths.forgotPassword);
  await expect(page.getByLabel('Email')).toBeFocused();
  expect(await scrollOf(page)).toBe(0);
});
