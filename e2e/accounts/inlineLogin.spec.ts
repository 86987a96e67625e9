import type { Locator, Page } from '@playwright/test';
import { guardCopy, loginCopy } from '../../src/content/accounts/accounts.ts';
import { inlineLoginCopy } from '../../src/content/accounts/inlineLogin.ts';
import { siteCopy } from '../../src/content/site.ts';
import { recordCalls } from '../support/calls.ts';
import { checkOverlayAccessibility } from '../support/accessibility.ts';
import type { AppProcess } from '../support/appProcess.ts';
import { answersFor, fillIn, formPaths, question, submit } from '../support/forms.ts';
import { logInWith, seedToken, startSession } from '../support/session.ts';
import { deferOnce } from '../support/responses.ts';
import { dialogOn, fill, press, setClock, tokenExpiryOf } from '../support/steps.ts';
import { expect, expectAt, open, ready, test } from '../support/test.ts';
import { callApp, codeAfter, createAccount, logIn } from '../support/visitor.ts';
import type { Visitor } from '../support/visitor.ts';

// A visitor can log in without leaving the form, whatever ended the session (specification GUARD-10, DLG-11, SES-07).

test.beforeEach(({ consoleGuard }) => {
  // The browser itself reports refused calls on the console.
  consoleGuard.expected.push(/Failed to load resource/);
});

const guard = (page: Page) => page.getByRole('dialog', { name: guardCopy.title });

/** Types the password into a dialog and sends it by Enter. */
async function logInInline(dialog: Locator, password: string): Promise<void> {
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByLabel('Password', { exact: true }).press('Enter');
}

/** Sets a new password as on another device, which ends all sessions of the account. */
async function resetElsewhere(app: AppProcess, { email }: Visitor, newPassword: string): Promise<void> {
  const otp = await codeAfter(app, email, () => callApp(app, 'sendResetCode', { email }));
  const { headers } = await callApp(app, 'verifyCode', { email, otp });
  const cookie = headers.getSetCookie()[0]?.split(';')[0];
  await callApp(app, 'resetPassword', { email, newPassword }, cookie);
}

/** Logs out in another tab, and returns that tab. */
async function logOutElsewhere(page: Page): Promise<Page> {
  const other = await page.context().newPage();
  await open(other, '/settings');
  await press(other, 'Logout');
  await other.getByRole('alertdialog').getByRole('button', { name: 'Continue' }).click();
  await expect(other.getByText('You have been logged out successfully.')).toBeVisible();
  return other;
}

const storedToken = (page: Page) =>
  page.evaluate(() => {
    const stored = JSON.parse(window.localStorage.getItem('persist:auth') ?? '{}') as { token?: string };
    return JSON.parse(stored.token ?? 'null') as string | null;
  });

/** Opens the job application and fills it in, with a file; the focus is in one of its fields. */
async function openFilledForm(page: Page, app: AppProcess) {
  const visitor = await createAccount(app);
  const token = await logIn(app, visitor);
  await logInWith(page, token);
  await open(page, formPaths.job);
  await fillIn(page, 'job', answersFor('job', visitor));
  await question(page, 'Education').focus();
  return { visitor, token };
}

/** Checks that all entries are kept, and sends the form with one press. */
async function sendWithOnePress(page: Page, visitor: Visitor): Promise<void> {
  await expect(question(page, 'Name')).toHaveValue(answersFor('job', visitor)['name']!);
  await expect(page.getByText('asha-raman.pdf')).toBeVisible();
  const sent = recordCalls(page);
  await submit(page, 'job');
  await expect(page.getByRole('dialog', { name: 'Application Submitted' })).toBeVisible();
  expect(sent[0]?.url()).toContain('/form/job-application');
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

test('a session revoked elsewhere is over in all tabs with the first refused call, and the form is sent after all', async ({
  page,
  app,
}) => {
  const { visitor } = await openFilledForm(page, app);
  const other = await page.context().newPage();
  await open(other, '/about-us');
  const password = `${visitor.password}-anew`;
  await resetElsewhere(app, visitor, password);

  await submit(page, 'job');
  const failure = page.getByRole('alertdialog', { name: 'Submission Failed' });
  await expect(failure).toContainText('Error: Please log in again to go on.');
  await expect.poll(() => storedToken(other)).toBeNull();
  await open(other, '/settings');
  await expect(other.getByRole('heading', { name: 'Please Log In or Sign Up' })).toBeVisible();
  await checkOverlayAccessibility(page, 'refused, with the way to log in');
  await failure.getByRole('button', { name: 'Continue' }).click();
  await expect(failure).toBeHidden();

  const dialog = guard(page);
  await logInInline(dialog, password);
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Submit application' })).toBeFocused();
  await sendWithOnePress(page, visitor);
});

test('settings do not show a session that was revoked elsewhere', async ({ page, app }) => {
  const visitor = await startSession(page, app);
  await resetElsewhere(app, visitor, `${visitor.password}-anew`);
  await open(page, '/settings');
  await expect(page.getByText(loginCopy.sessionExpired)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Please Log In or Sign Up' })).toBeVisible();
  await expect.poll(() => storedToken(page)).toBeNull();
});

test('when another tab finds the session revoked, changes of a profile are kept', async ({ page, app }) => {
  const visitor = await startSession(page, app);
  await open(page, '/edit-profile');
  await fill(page, 'Name', `${visitor.name} Devi`);
  const newPassword = `${visitor.password}-anew`;
  await resetElsewhere(app, visitor, newPassword);
  const other = await page.context().newPage();
  await open(other, '/settings');
  await expect(other.getByText(loginCopy.sessionExpired)).toBeVisible();
  await expect.poll(() => storedToken(page)).toBeNull();

  await press(page, 'Save changes');
  const dialog = page.getByRole('alertdialog', { name: 'Failed to update profile.' });
  await logInInline(dialog, newPassword);
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('Name')).toHaveValue(`${visitor.name} Devi`);
  await press(page, 'Save changes');
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
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

test('another account gets an empty form, and the first account later finds its draft', async ({
  page,
  app,
}) => {
  const { visitor, token } = await openFilledForm(page, app);
  await expect(page.getByText(/^Draft saved/).first()).toBeAttached();
  const second = await createAccount(app);
  const other = await page.context().newPage();
  // Not a page of the site, because that would write its own session back into storage.
  await other.goto('/outbox.json');
  await seedToken(other, await logIn(app, second));
  await expect(question(page, 'Email')).toHaveValue(second.email);
  await expect(question(page, 'Name')).toHaveValue('');
  await expect(page.getByText('asha-raman.pdf')).toHaveCount(0);
  await seedToken(other, token);
  await expect(question(page, 'Email')).toHaveValue(visitor.email);
  await expect(question(page, 'Name')).toHaveValue(answersFor('job', visitor)['name']!);
});

for (const [kind, label] of [
  ['feedback', 'Message'],
  ['service', 'Project details'],
] as const)
  test(`another account gets an empty ${kind} form, which needs no login, and nothing of the first is stored`, async ({
    page,
    app,
  }) => {
    await startSession(page, app);
    // Opened by its address: only then is the form in the prerendered HTML.
    await open(page, formPaths[kind]);
    await question(page, label).fill('For the first account only');
    await expect(page.getByText(/^(Draft saved|Saved as a draft)/).first()).toBeAttached();
    const other = await page.context().newPage();
    await open(other, '/settings');
    await press(other, 'Logout');
    await press(other, 'Continue');
    await expect(other.getByText('You have been logged out successfully.')).toBeVisible();
    const second = await createAccount(app);
    await other.goto('/outbox.json');
    await seedToken(other, await logIn(app, second));
    await expect(question(page, 'Email')).toHaveValue(second.email);
    await expect(question(page, label)).toHaveValue('');
    await question(page, 'Name').fill('Meena');
    const stored = () => page.evaluate(() => window.localStorage.getItem('persist:drafts'));
    await expect.poll(stored).toContain('Meena');
    expect(await stored()).not.toContain('For the first account only');
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

test('a token that names no account is no session', async ({ page }) => {
  const claims = Buffer.from(JSON.stringify({ exp: Math.floor(Date.now() / 1000) + 3600 })).toString(
    'base64url',
  );
  await logInWith(page, `e30.${claims}.signature`);
  await open(page, formPaths.consultation);
  await expect(guard(page)).toBeVisible();
  await expect.poll(() => storedToken(page)).toBeNull();
});
