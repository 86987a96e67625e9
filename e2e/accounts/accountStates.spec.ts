import type { Page } from '@playwright/test';
import {
  codeCopy,
  forgotCopy,
  loginCopy,
  resetCopy,
  signUpCopy,
} from '../../src/content/accounts/accounts.ts';
import { profileCopy } from '../../src/content/accounts/profile.ts';
import { startSession } from '../support/session.ts';
import { answerOnce, deferOnce, refusal, wordsOfRefusal } from '../support/network/responses.ts';
import { checkAccessibility, checkOverlayAccessibility } from '../support/accessibility.ts';
import { dialogOn, dismiss, fill, fillInPerson, expectInert, press, setClock } from '../support/steps.ts';
import { expect, expectAt, open, ready, test } from '../support/test.ts';
import { codeAfter, createAccount, makeVisitor, readCode } from '../support/visitor.ts';

// axe checks the states of the account pages. Their initial states are covered by the test of all pages.

test.beforeEach(({ consoleGuard }) => {
  // The browser itself reports refused and failed calls on the console.
  consoleGuard.expected.push(/Failed to load resource/);
});

// Up to fourteen states in one test, each checked four times by axe.
test.describe.configure({ timeout: 180_000 });

const alert = (page: Page) => page.getByRole('alert');

test('sign-up has no accessibility violation in any of its states', async ({ page, app }) => {
  const visitor = makeVisitor();
  await open(page, '/sign-up');
  await press(page, codeCopy.send);
  await expect(page.getByText(signUpCopy.emailFirst)).toBeVisible();
  await page.getByLabel('Name', { exact: true }).press('Enter');
  await expect(alert(page).first()).toContainText(/answers need a correction/);
  await checkAccessibility(page, 'sent too early');

  await fill(page, 'Email', visitor.email);
  await answerOnce(page, 'sendSignUpCode', refusal);
  await press(page, codeCopy.send);
  await expect(page.getByText(wordsOfRefusal)).toBeVisible();
  await checkAccessibility(page, 'no code could be sent');
  const send = await deferOnce(page, 'sendSignUpCode');
  await press(page, codeCopy.send);
  await expect(page.getByRole('button', { name: codeCopy.sending })).toBeVisible();
  await checkAccessibility(page, 'a code is being sent');
  send();
  await expect(page.getByText(signUpCopy.codeSent)).toBeVisible();
  await checkAccessibility(page, 'a code was sent');

  await press(page, signUpCopy.verify);
  await expect(page.getByText(signUpCopy.codeFirst)).toBeVisible();
  await checkAccessibility(page, 'no code was typed');
  await fill(page, 'OTP', '000000');
  await press(page, signUpCopy.verify);
  await expect(page.getByText('Invalid OTP. Try again.')).toBeVisible();
  await checkAccessibility(page, 'the wrong code');
  await fill(page, 'OTP', await readCode(app, visitor.email));
  const verify = await deferOnce(page, 'verifyCode');
  await press(page, signUpCopy.verify);
  await expect(page.getByRole('button', { name: codeCopy.verifying })).toBeVisible();
  await checkAccessibility(page, 'the code is being verified');
  verify();
  await expect(page.getByText(signUpCopy.codeVerified)).toBeVisible();
  await checkAccessibility(page, 'the code was right');

  for (const [strength, password] of [
    ['Weak', 'loom'],
    ['Medium', 'looms'],
    ['Strong', visitor.password],
  ] as const) {
    await fill(page, 'Password', password);
    await expect(page.getByText(strength, { exact: true })).toBeVisible();
    await checkAccessibility(page, `a ${strength.toLowerCase()} password`);
  }
  await fill(page, 'Confirm password', 'another');
  await page.getByRole('button', { name: 'Show password' }).first().click();
  await press(page, signUpCopy.submit);
  await expect(alert(page)).toContainText(/answers need a correction/);
  await checkAccessibility(page, 'refused');
  await fillInPerson(page, visitor.name);
  await fill(page, 'Confirm password', visitor.password);
  await expect(alert(page)).toBeHidden();
  await checkAccessibility(page, 'filled in');

  const signUp = await deferOnce(page, 'signUp', refusal);
  await press(page, signUpCopy.submit);
  await expectInert(page);
  await checkOverlayAccessibility(page, 'busy');
  signUp();
  await expect(alert(page)).toContainText(wordsOfRefusal);
  await checkAccessibility(page, 'refused by the server');
  await press(page, signUpCopy.submit);
  await expectAt(page, '/login');
  await checkAccessibility(page, 'at the login form with the news');
});

test('login has no accessibility violation in any of its states', async ({ page, app }) => {
  const visitor = await createAccount(app);
  await open(page, '/login');
  await press(page, loginCopy.submit);
  await expect(alert(page)).toContainText('2 answers need a correction');
  await checkAccessibility(page, 'refused');
  await fill(page, 'Email', visitor.email);
  await fill(page, 'Password', 'not this one');
  await press(page, 'Show password');
  await press(page, loginCopy.submit);
  await expect(alert(page)).toContainText('Invalid email or password.');
  await checkAccessibility(page, 'the wrong password');
  await fill(page, 'Password', visitor.password);
  const answer = await deferOnce(page, 'logIn');
  await press(page, loginCopy.submit);
  await expectInert(page);
  await checkOverlayAccessibility(page, 'busy');
  answer();
  await expect(dialogOn(page)).toContainText('Welcome Back!');
  await checkOverlayAccessibility(page, 'welcome');
  await press(page, 'Continue');
  await expectAt(page, '/');
  for (const path of ['/login', '/sign-up', '/forgot-password']) {
    await open(page, path);
    await checkAccessibility(page, `${path} for somebody who is logged in`);
  }
});

test('password reset has no accessibility violation in any of its states', async ({ page, app }) => {
  const { email, password } = await createAccount(app);
  await open(page, '/forgot-password');
  await press(page, codeCopy.send);
  await expect(page.getByText('Please enter your email address.').first()).toBeVisible();
  await checkAccessibility(page, 'no address');
  await fill(page, 'Email', email);
  await answerOnce(page, 'sendResetCode', refusal);
  await press(page, codeCopy.send);
  await expect(page.getByText(wordsOfRefusal)).toBeVisible();
  await checkAccessibility(page, 'no code could be sent');
  const send = await deferOnce(page, 'sendResetCode');
  await press(page, codeCopy.send);
  await expect(page.getByRole('button', { name: codeCopy.sending })).toBeVisible();
  await checkAccessibility(page, 'a code is being sent');
  const code = await codeAfter(app, email, async () => {
    send();
    await expect(page.getByText(forgotCopy.codeSent)).toBeVisible();
  });
  await checkAccessibility(page, 'a code was sent');

  await press(page, forgotCopy.verify);
  await expect(page.getByText('Please enter the OTP.').first()).toBeVisible();
  await checkAccessibility(page, 'no code was typed');
  await fill(page, 'OTP', '000000');
  await press(page, forgotCopy.verify);
  await expect(page.getByText('Invalid OTP. Please try again.')).toBeVisible();
  await checkAccessibility(page, 'the wrong code');
  await setClock(page, Date.now() + 60_000);
  await expect(page.getByRole('button', { name: codeCopy.sendAgain })).toBeVisible();
  await checkAccessibility(page, 'a further code can be sent');
  await fill(page, 'OTP', code);
  const verify = await deferOnce(page, 'verifyCode');
  await press(page, forgotCopy.verify);
  await expect(page.getByRole('button', { name: codeCopy.verifying })).toBeVisible();
  await checkAccessibility(page, 'the code is being verified');
  verify();
  await expectAt(page, '/reset-password');
  await checkAccessibility(page, 'the code was right');

  await press(page, resetCopy.submit);
  await expect(alert(page)).toContainText('2 answers need a correction');
  await checkAccessibility(page, 'no password');
  await fill(page, 'New Password', `${password}-anew`);
  await fill(page, 'Confirm New Password', password);
  await press(page, resetCopy.submit);
  await expect(page.getByText(resetCopy.mismatchHint)).toBeVisible();
  await checkAccessibility(page, 'two passwords');
  await fill(page, 'Confirm New Password', `${password}-anew`);
  const answer = await deferOnce(page, 'resetPassword', { status: 403, json: { message: 'Too late.' } });
  await press(page, resetCopy.submit);
  await expectInert(page);
  await checkOverlayAccessibility(page, 'busy');
  answer();
  await expect(page.getByRole('link', { name: resetCopy.toForgot })).toBeVisible();
  await checkAccessibility(page, 'the proof was too old');
  await press(page, resetCopy.submit);
  await expectAt(page, '/login');
  await expect(page.getByText(resetCopy.done)).toBeVisible();
  await checkAccessibility(page, 'at the login form with the news');
});

test('the profile has no accessibility violation in any of its states', async ({ page, app }) => {
  await startSession(page, app);
  const load = await deferOnce(page, 'loadProfile', { status: 401, json: { message: 'Who are you?' } });
  await page.goto('/edit-profile');
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await expectInert(page);
  await checkOverlayAccessibility(page, 'on its way');
  load();
  await expect(alert(page)).toContainText('Who are you?');
  await checkAccessibility(page, 'could not be loaded');
  await press(page, profileCopy.retry);
  await expect(page.getByRole('button', { name: profileCopy.submit })).toBeVisible();
  await ready(page);
  await checkAccessibility(page, 'as it is stored');

  for (const label of ['Name', 'Phone number', 'Date of birth', 'Address']) await fill(page, label, '');
  await press(page, profileCopy.submit);
  await expect(alert(page)).toContainText('4 answers need a correction');
  await checkAccessibility(page, 'refused');
  await fill(page, 'Name', 'Asha Raman-Iyer');
  await fill(page, 'Phone number', '+91 44 0000 0118');
  await fill(page, 'Date of birth', '1998-04-18');
  await fill(page, 'Address', '9 Example Lane');
  await page.getByRole('radio', { name: 'Other' }).check();
  await expect(page.getByText('5 changes not saved yet')).toBeVisible();
  await checkAccessibility(page, 'changed');
  await press(page, profileCopy.back);
  await expect(dialogOn(page)).toContainText('Leave this form?');
  await checkOverlayAccessibility(page, 'asked whether to leave');
  await dismiss(page);

  const save = await deferOnce(page, 'updateProfile', refusal);
  await press(page, profileCopy.submit);
  await expectInert(page);
  await checkOverlayAccessibility(page, 'busy');
  save();
  await expect(dialogOn(page)).toContainText(wordsOfRefusal);
  await checkOverlayAccessibility(page, 'failed');
  await dismiss(page);
  await press(page, profileCopy.submit);
  await expect(dialogOn(page)).toContainText('Profile updated successfully!');
  await checkOverlayAccessibility(page, 'saved');
});

test('settings have no accessibility violation in any of their states', async ({ page, app }) => {
  await startSession(page, app);
  await open(page, '/settings');
  await checkAccessibility(page, 'logged in');
  await press(page, 'Change Password');
  await expect(dialogOn(page)).toContainText('Are you sure to change password?');
  await checkOverlayAccessibility(page, 'asked about the password');
  await dismiss(page);
  await press(page, 'Logout');
  await expect(dialogOn(page)).toContainText('Are you sure you want to log out?');
  await checkOverlayAccessibility(page, 'asked about the logout');
  await press(page, 'Continue');
  await expect(page.getByText('You have been logged out successfully.')).toBeVisible();
  await ready(page);
  await checkAccessibility(page, 'logged out');
});
