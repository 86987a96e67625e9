import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { paths } from '../../../contract/paths.ts';
import {
  codeCopy,
  forgotCopy,
  guardCopy,
  loginCopy,
  resetCopy,
  signUpCopy,
} from '../../../src/content/accounts/accounts.ts';
import { profileCopy } from '../../../src/content/accounts/profile.ts';
import { noticesCopy } from '../../../src/content/notices.ts';
import { abortNext } from '../calls.ts';
import { answerOnce, deferOnce } from '../deferredResponse.ts';
import type { Answer } from '../deferredResponse.ts';
import { fillIn, formPaths, logInWith, question } from '../forms.ts';
import { dialogOn, dismiss, fill, goOffline, press, tokenExpiryOf } from '../steps.ts';
import { isAt, ready } from '../test.ts';
import { codeAfter } from '../visitor.ts';
import type { Walk } from './walk.ts';
import { admit, canariedAnswers, strangeWords } from './canaries.ts';

const strange: Answer = { status: 422, json: { message: strangeWords } };
const alert = (page: Page): Locator => page.getByRole('alert');
const isClosed = (page: Page) => expect(page.locator('#site')).toHaveAttribute('inert');

/** The code of the email that leaves once the call goes on, and these words stand there. */
async function nextCode({ page, app, canaries }: Walk, send: () => void, sent: string): Promise<string> {
  const code = await codeAfter(app, canaries.visitor.email, async () => {
    send();
    await expect(page.getByText(sent)).toBeVisible();
  });
  canaries.add(code);
  return code;
}

/** The page believes that so much time has passed, and looks at its session again. */
const letPass = (page: Page, ms: number) =>
  page.evaluate((more) => {
    const now = Date.now;
    Date.now = () => now() + more;
    window.dispatchEvent(new Event('focus'));
  }, ms);

async function fillInPerson(page: Page, name: string) {
  await fill(page, 'Name', name);
  await fill(page, 'Phone number', '+91 44 0000 0117');
  await fill(page, 'Date of birth', '1998-04-17');
  await fill(page, 'Address', '8 Example Lane');
  await page.getByRole('radio', { name: 'Female' }).check();
}

/** Sign-up with every step of its code, and the first login. */
export async function signUp(walk: Walk): Promise<void> {
  const { page, canaries } = walk;
  const { visitor } = canaries;
  await walk.begin('a sign-up', paths.signUp);
  await press(page, codeCopy.send);
  await expect(page.getByText(signUpCopy.emailFirst)).toBeVisible();
  await walk.see('a code without an address');
  await page.getByLabel('Name', { exact: true }).press('Enter');
  await expect(alert(page).first()).toContainText(/answers need a correction/);
  await walk.see('sent too early');

  await fill(page, 'Email', visitor.email);
  await answerOnce(page, 'sendSignUpCode', strange);
  await press(page, codeCopy.send);
  await expect(page.getByText(strangeWords)).toBeVisible();
  await walk.see('no code could be sent');
  const send = await deferOnce(page, 'sendSignUpCode');
  await press(page, codeCopy.send);
  await expect(page.getByRole('button', { name: codeCopy.sending })).toBeVisible();
  await walk.see('a code is being sent');
  const code = await nextCode(walk, send, signUpCopy.codeSent);
  await walk.see('a code was sent');

  await fill(page, 'OTP', '000000');
  await press(page, signUpCopy.verify);
  await expect(page.getByText(signUpCopy.verifyError.failed)).toBeVisible();
  await walk.see('the wrong code');
  await fill(page, 'OTP', code);
  const verify = await deferOnce(page, 'verifyCode');
  await press(page, signUpCopy.verify);
  await expect(page.getByRole('button', { name: codeCopy.verifying })).toBeVisible();
  await walk.see('the code is being verified');
  verify();
  await expect(page.getByText(signUpCopy.codeVerified)).toBeVisible();
  await walk.see('the code was right');

  await fill(page, 'Password', visitor.password);
  await fill(page, 'Confirm password', 'Qanari');
  await page.getByRole('button', { name: 'Show password' }).first().click();
  await press(page, signUpCopy.submit);
  await expect(alert(page)).toContainText(/answers need a correction/);
  await walk.see('refused');
  await fillInPerson(page, visitor.name);
  await fill(page, 'Confirm password', visitor.password);
  await walk.see('filled in');

  const answer = await deferOnce(page, 'signUp', strange);
  await press(page, signUpCopy.submit);
  await isClosed(page);
  await walk.see('on its way');
  answer();
  await expect(alert(page)).toContainText(strangeWords);
  await walk.see('refused by the server');
  await press(page, signUpCopy.submit);
  await isAt(page, paths.login);
  await walk.see('at the login with the news');
  // A login is another account, and begins a recording of its own.
  await walk.handOver();
}

/** Login, refused and let in, and what stands there for somebody who is in already. */
export async function logInByForm(walk: Walk): Promise<void> {
  const { page, app, canaries } = walk;
  const { email, password } = canaries.visitor;
  await admit(app, canaries);
  await walk.begin('a login', paths.login);
  await press(page, loginCopy.submit);
  await expect(alert(page)).toContainText('2 answers need a correction');
  await walk.see('refused');
  await fill(page, 'Email', email);
  await fill(page, 'Password', 'Qanari');
  await press(page, loginCopy.submit);
  await expect(alert(page)).toContainText('Invalid email or password.');
  await walk.see('the wrong password');
  await answerOnce(page, 'logIn', strange);
  await press(page, loginCopy.submit);
  await expect(alert(page)).toContainText(strangeWords);
  await walk.see('refused in words of the server');
  await abortNext(page, 'logIn');
  await press(page, loginCopy.submit);
  await expect(alert(page)).toContainText(loginCopy.unreachable);
  await walk.see('unreachable');
  await walk.handOver();
  walk.goOn('after a login');
  await fill(page, 'Password', password);
  await press(page, loginCopy.submit);
  await expect(dialogOn(page)).toContainText('Welcome Back!');
  await walk.see('welcome');
  await press(page, 'Continue');
  await isAt(page, paths.home);
  await walk.follow(paths.settings);
  await walk.see('settings, logged in');
  await walk.handOver();
  for (const path of [paths.login, paths.signUp, paths.forgotPassword]) {
    await walk.begin(`${path} for somebody who is logged in`, path);
    await walk.see(path);
    await walk.handOver();
  }
}

/** A new password, all three steps. */
export async function resetPassword(walk: Walk): Promise<void> {
  const { page, app, canaries } = walk;
  const { email, password } = canaries.visitor;
  await admit(app, canaries);
  await walk.begin('a new password', paths.forgotPassword);
  await press(page, codeCopy.send);
  await expect(page.getByText('Please enter your email address.')).toBeVisible();
  await walk.see('no address');
  await fill(page, 'Email', email);
  await answerOnce(page, 'sendResetCode', strange);
  await press(page, codeCopy.send);
  await expect(page.getByText(strangeWords)).toBeVisible();
  await walk.see('no code could be sent');
  const send = await deferOnce(page, 'sendResetCode');
  await press(page, codeCopy.send);
  await expect(page.getByRole('button', { name: codeCopy.sending })).toBeVisible();
  await walk.see('a code is being sent');
  const code = await nextCode(walk, send, forgotCopy.codeSent);
  await walk.see('a code was sent');
  await fill(page, 'OTP', '000000');
  await press(page, forgotCopy.verify);
  await expect(page.getByText(forgotCopy.verifyError.failed)).toBeVisible();
  await walk.see('the wrong code');
  await fill(page, 'OTP', code);
  await press(page, forgotCopy.verify);
  await isAt(page, paths.resetPassword);
  await walk.see('the code was right');

  await press(page, resetCopy.submit);
  await expect(alert(page)).toContainText('2 answers need a correction');
  await walk.see('no password');
  await fill(page, 'New Password', `${password}-anew`);
  await fill(page, 'Confirm New Password', password);
  await press(page, resetCopy.submit);
  await expect(page.getByText(resetCopy.mismatchHint)).toBeVisible();
  await walk.see('two passwords');
  await fill(page, 'Confirm New Password', `${password}-anew`);
  const tooLate: Answer = { status: 403, json: { message: strangeWords } };
  const answer = await deferOnce(page, 'resetPassword', tooLate);
  await press(page, resetCopy.submit);
  await isClosed(page);
  await walk.see('on its way');
  answer();
  await expect(page.getByRole('link', { name: resetCopy.toForgot })).toBeVisible();
  await walk.see('the proof was too old');
  await press(page, resetCopy.submit);
  await isAt(page, paths.login);
  await expect(page.getByText(resetCopy.done)).toBeVisible();
  await walk.see('at the login with the news');
  await walk.handOver();
}

/** The profile and the settings, in a session and out of it. */
export async function changeProfile(walk: Walk): Promise<void> {
  const { page, app, canaries } = walk;
  await logInWith(page, await admit(app, canaries));
  const load = await deferOnce(page, 'loadProfile', strange);
  walk.goOn('a profile');
  await page.goto(paths.editProfile);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await isClosed(page);
  await walk.see('on its way');
  load();
  await expect(alert(page)).toContainText(strangeWords);
  await walk.see('could not be loaded');
  await press(page, profileCopy.retry);
  await expect(page.getByRole('button', { name: profileCopy.submit })).toBeVisible();
  await ready(page);
  await walk.see('as it is stored');
  for (const label of ['Name', 'Phone number', 'Date of birth', 'Address']) await fill(page, label, '');
  await press(page, profileCopy.submit);
  await expect(alert(page)).toContainText('4 answers need a correction');
  await walk.see('refused');
  await fillInPerson(page, 'Qanari Raman-Iyer');
  await page.getByRole('radio', { name: 'Other' }).check();
  await walk.see('changed');
  await press(page, profileCopy.back);
  await expect(dialogOn(page)).toContainText('Leave this form?');
  await walk.see('asked whether to leave');
  await dismiss(page);
  const save = await deferOnce(page, 'updateProfile', strange);
  await press(page, profileCopy.submit);
  await isClosed(page);
  await walk.see('being saved');
  save();
  await expect(dialogOn(page)).toContainText(strangeWords);
  await walk.see('failed in words of the server');
  await dismiss(page);
  await abortNext(page, 'updateProfile');
  await press(page, profileCopy.submit);
  await expect(dialogOn(page)).toContainText('Server error while updating profile.');
  await walk.see('unreachable');
  await dismiss(page);
  await press(page, profileCopy.submit);
  await expect(dialogOn(page)).toContainText('Profile updated successfully!');
  await walk.see('saved');
  await press(page, 'Continue');
  await isAt(page, paths.settings);
  await walk.see('settings, logged in');
  await press(page, 'Change Password');
  await expect(dialogOn(page)).toContainText('Are you sure to change password?');
  await walk.see('asked about the password');
  await dismiss(page);
  await press(page, 'Logout');
  await expect(dialogOn(page)).toContainText('Are you sure you want to log out?');
  await walk.see('asked about the logout');
  await dismiss(page);
  await walk.handOver();
  walk.goOn('after a logout');
  await press(page, 'Logout');
  await press(page, 'Continue');
  await expect(page.getByText('You have been logged out successfully.')).toBeVisible();
  await ready(page);
  await walk.see('settings, logged out');
  await walk.handOver();
}

/** The bars at the lower edge, and the guard over a form that stays. */
export async function runOut(walk: Walk): Promise<void> {
  const { page, app, canaries } = walk;
  const token = await admit(app, canaries);
  await logInWith(page, token);
  await walk.begin('a session that runs out', paths.careers);
  await walk.follow(formPaths.job);
  await fillIn(page, 'job', canariedAnswers('job', canaries));
  await question(page, 'Education').focus();
  await goOffline(page);
  await expect(page.getByText(noticesCopy.offline)).toBeVisible();
  await walk.see('offline');
  await letPass(page, tokenExpiryOf(token) - 100_000 - Date.now());
  await expect(page.getByText('You will be logged out in 2 minutes.')).toBeVisible();
  await walk.see('offline, and the session runs out');
  await page.context().setOffline(false);
  await expect(page.getByText('You are online again.')).toBeVisible();
  await walk.see('online again');
  await letPass(page, 102_000);
  const guard = page.getByRole('dialog', { name: guardCopy.title });
  await expect(guard.getByLabel('Email')).toHaveValue(canaries.visitor.email);
  await walk.see('the session is over, and the form stays');
  await guard.getByLabel('Password', { exact: true }).fill('Qanari');
  await guard.getByLabel('Password', { exact: true }).press('Enter');
  await expect(guard.getByRole('alert')).toContainText('Invalid email or password.');
  await walk.see('the wrong password over the form');
  await guard.getByRole('button', { name: 'Login', exact: true }).click();
  await isAt(page, paths.login);
  await walk.see('at the login');
  await walk.handOver();
}
