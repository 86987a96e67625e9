import { loginCopy } from '../../src/content/accounts/accounts.ts';
import { checkOverlayAccessibility } from '../support/accessibility.ts';
import { formPaths, submit } from '../support/forms.ts';
import { logInWith, startSession } from '../support/session.ts';
import { fill, press } from '../support/steps.ts';
import { expect, open, test } from '../support/test.ts';
import {
  guard,
  logInInline,
  openFilledForm,
  resetElsewhere,
  sendWithOnePress,
  storedToken,
} from '../support/inlineLogin.ts';

test.beforeEach(({ consoleGuard }) => {
  // The browser itself reports refused calls on the console.
  consoleGuard.expected.push(/Failed to load resource/);
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

test('a token that names no account is no session', async ({ page }) => {
  const claims = Buffer.from(JSON.stringify({ exp: Math.floor(Date.now() / 1000) + 3600 })).toString(
    'base64url',
  );
  await logInWith(page, `e30.${claims}.signature`);
  await open(page, formPaths.consultation);
  await expect(guard(page)).toBeVisible();
  await expect.poll(() => storedToken(page)).toBeNull();
});
