import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { paths } from '../../../contract/paths.ts';
import { guardCopy, loginCopy } from '../../../src/content/accounts/accounts.ts';
import { profileCopy } from '../../../src/content/accounts/profile.ts';
import { noticesCopy } from '../../../src/content/notices.ts';
import { abortNext } from '../network/calls.ts';
import { fillIn, formPaths, question } from '../forms.ts';
import { logInWith } from '../session.ts';
import { answerOnce, deferOnce } from '../network/responses.ts';
import {
  dialogOn,
  dismiss,
  fill,
  fillInPerson,
  goOffline,
  expectInert,
  press,
  tokenExpiryOf,
} from '../steps.ts';
import { expectAt, ready } from '../test.ts';
import { admit, canariedAnswers, strangeWords } from './canaries.ts';
import { alert, strange } from './screens.ts';
import type { Walk } from './walk.ts';

/** A login, refused and accepted, and the pages for logged-out visitors as a logged-in visitor sees them. */
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
  await expectAt(page, paths.home);
  await walk.follow(paths.settings);
  await walk.see('settings, logged in');
  await walk.handOver();
  for (const path of [paths.login, paths.signUp, paths.forgotPassword]) {
    await walk.begin(`${path} for somebody who is logged in`, path);
    await walk.see(path);
    await walk.handOver();
  }
}

/** The profile, and the settings before and after a logout. */
export async function changeProfile(walk: Walk): Promise<void> {
  const { page, app, canaries } = walk;
  await logInWith(page, await admit(app, canaries));
  const load = await deferOnce(page, 'loadProfile', strange);
  walk.goOn('a profile');
  await page.goto(paths.editProfile);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await expectInert(page);
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
  await expectInert(page);
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
  await expectAt(page, paths.settings);
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

/** Moves the page's clock forward, and makes the page check its session again. */
const letPass = (page: Page, ms: number) =>
  page.evaluate((more) => {
    const now = Date.now;
    Date.now = () => now() + more;
    window.dispatchEvent(new Event('focus'));
  }, ms);

/** A session that runs out: the notices at the lower edge, and the guard over the form, which stays filled in. */
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
  await expectAt(page, paths.login);
  await walk.see('at the login');
  await walk.handOver();
}
