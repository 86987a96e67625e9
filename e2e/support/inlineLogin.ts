import type { Locator, Page } from '@playwright/test';
import { guardCopy } from '../../src/content/accounts/accounts.ts';
import type { AppProcess } from './appProcess.ts';
import { recordCalls } from './network/calls.ts';
import { answersFor, fillIn, formPaths, question, submit } from './forms.ts';
import { logInWith } from './session.ts';
import { expect, open } from './test.ts';
import { callApp, codeAfter, createAccount, logIn } from './visitor.ts';
import type { Visitor } from './visitor.ts';

/** The dialog that asks for a login over a page that needs one. */
export const guard = (page: Page): Locator => page.getByRole('dialog', { name: guardCopy.title });

/** Types the password into a dialog and sends it by Enter. */
export async function logInInline(dialog: Locator, password: string): Promise<void> {
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByLabel('Password', { exact: true }).press('Enter');
}

/** Sets a new password as on another device, which ends all sessions of the account. */
export async function resetElsewhere(
  app: AppProcess,
  { email }: Visitor,
  newPassword: string,
): Promise<void> {
  const otp = await codeAfter(app, email, () => callApp(app, 'sendResetCode', { email }));
  const { headers } = await callApp(app, 'verifyCode', { email, otp });
  const cookie = headers.getSetCookie()[0]?.split(';')[0];
  await callApp(app, 'resetPassword', { email, newPassword }, cookie);
}

/** The token that the site has stored; null without a session. */
export const storedToken = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const stored = JSON.parse(window.localStorage.getItem('persist:auth') ?? '{}') as { token?: string };
    return JSON.parse(stored.token ?? 'null') as string | null;
  });

/** Opens the job application and fills it in, with a file; the focus is in one of its fields. */
export async function openFilledForm(page: Page, app: AppProcess) {
  const visitor = await createAccount(app);
  const token = await logIn(app, visitor);
  await logInWith(page, token);
  await open(page, formPaths.job);
  await fillIn(page, 'job', answersFor('job', visitor));
  await question(page, 'Education').focus();
  return { visitor, token };
}

/** Checks that all entries are kept, and sends the form with one press. */
export async function sendWithOnePress(page: Page, visitor: Visitor): Promise<void> {
  await expect(question(page, 'Name')).toHaveValue(answersFor('job', visitor)['name']!);
  await expect(page.getByText('asha-raman.pdf')).toBeVisible();
  const sent = recordCalls(page);
  await submit(page, 'job');
  await expect(page.getByRole('dialog', { name: 'Application Submitted' })).toBeVisible();
  expect(sent[0]?.url()).toContain('/form/job-application');
}
