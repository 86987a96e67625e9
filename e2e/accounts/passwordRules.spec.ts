import type { Page } from '@playwright/test';
import { fillInPerson } from '../support/steps.ts';
import { expect, open, test } from '../support/test.ts';
import { codeAfter, createAccount, makeVisitor, readCode } from '../support/visitor.ts';

const guessed = 'This password is one of the first that others would guess. Please choose another.';

const password = (page: Page, label: string) => page.getByLabel(label, { exact: true });

test('the form says before sending what the server would refuse, and a refusal is shown at the password', async ({
  page,
  app,
  consoleGuard,
}) => {
  consoleGuard.expected.push(/Failed to load resource.*422/);
  const { email } = makeVisitor();
  await open(page, '/sign-up');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await page.getByLabel('OTP').fill(await readCode(app, email));
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('OTP verified successfully!')).toBeVisible();
  await fillInPerson(page, 'Asha Raman');

  const first = password(page, 'Password');
  await expect(first).toHaveAccessibleDescription(/8 characters or more\..* are refused\.$/);
  await first.fill('abcdefgh');
  await expect(page.getByText('Weak', { exact: true })).toBeVisible();
  await expect(page.getByText(guessed)).toBeVisible();
  await first.fill(email);
  await expect(page.getByText('Weak', { exact: true })).toBeVisible();
  await first.fill('abcdefgh');
  await password(page, 'Confirm password').fill('abcdefgh');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  // The form itself blocks nothing: the call was sent, and its refusal is shown at the field.
  await expect(first).toBeFocused();
  await expect(first).toHaveAttribute('aria-invalid', 'true');
  await expect(first).toHaveAccessibleDescription(new RegExp(guessed));
  await expect(page.getByRole('alert')).toHaveCount(0);

  const long = `${'monsoon lines '.repeat(71)}!`;
  expect(long.length).toBeGreaterThan(990);
  await first.fill(long);
  await expect(page.getByText('Strong', { exact: true })).toBeVisible();
  await expect(first).not.toHaveAttribute('aria-invalid', 'true');
  await password(page, 'Confirm password').fill(long);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL('/login');
});

test('a new password is checked before it is set, and a refusal is shown at it', async ({
  page,
  app,
  consoleGuard,
}) => {
  consoleGuard.expected.push(/Failed to load resource.*422/);
  const { email } = await createAccount(app);
  await open(page, '/forgot-password');
  await page.getByLabel('Email').fill(email);
  const code = await codeAfter(app, email, () => page.getByRole('button', { name: 'Send OTP' }).click());
  await page.getByLabel('OTP').fill(code);
  await page.getByRole('button', { name: 'Verify OTP' }).click();
  await expect(page).toHaveURL('/reset-password');
  const first = password(page, 'New Password');
  await first.fill('password123');
  await expect(page.getByText('Weak', { exact: true })).toBeVisible();
  await first.fill('kolam-7');
  await expect(page.getByText('Medium', { exact: true })).toBeVisible();
  await expect(page.getByText('Password must have at least 8 characters.')).toBeVisible();
  await password(page, 'Confirm New Password').fill('kolam-7');
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(first).toBeFocused();
  await expect(first).toHaveAccessibleDescription(/Password must have at least 8 characters\.$/);
  await first.fill('kolam-78');
  await expect(page.getByText('Strong', { exact: true })).toBeVisible();
  await password(page, 'Confirm New Password').fill('kolam-78');
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(page.getByText('Password reset successfully.')).toBeVisible();
});
