import type { Page } from '@playwright/test';
import { applicationKinds, applications, fieldsOf } from '../../contract/applications.ts';
import { shownAnswerOf } from '../../contract/shownAnswer.ts';
import { catalogue } from '../../src/testing/dialogs/dialogCatalogue.ts';
import type { DialogKind } from '../../src/content/dialogContent/dialogContents.ts';
import { answersFor, fillIn, formPaths, hasFile, submit } from '../support/forms.ts';
import { startSession } from '../support/session.ts';
import { Mailbox } from '../support/mail/mailbox.ts';
import { AppProcess } from '../support/appProcess.ts';
import { fillInPerson } from '../support/steps.ts';
import { expect, expectAt, open, ready, test } from '../support/test.ts';
import { logIn, makeVisitor } from '../support/visitor.ts';

const staff = 'staff@firm.example';
const codeIn = /\b\d{6}\b/;

let mailbox: Mailbox;
let own: AppProcess;

// Serial, because all tests use the same account.
test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  mailbox = await Mailbox.start();
  own = await AppProcess.start({
    SMTP_URL: mailbox.url,
    MAIL_FROM: 'hello@firm.example',
    STAFF_EMAIL: staff,
  });
});
test.afterAll(async () => {
  await own.stop();
  await mailbox.stop();
});
test.beforeEach(({ consoleGuard }) => {
  // To the fixture, requests to this file's own app are requests to another host.
  consoleGuard.expected.push(new RegExp(`^foreign request: ${own.url}`));
});

const visitor = makeVisitor();
const changed = { name: 'Asha Raman-Iyer', password: `${visitor.password}-anew` };
const at = (path: string) => own.url + path;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function logInByForm(page: Page, password: string) {
  await page.getByLabel('Email').fill(visitor.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button(page, 'Login').click();
  const welcome = page.getByRole('dialog', { name: 'Welcome Back!' });
  await welcome.getByRole('button', { name: 'Continue' }).click();
  await expectAt(page, at('/'));
}

test('a visitor signs up with a code from the mailbox, logs in and edits the profile', async ({ page }) => {
  await open(page, at('/sign-up'));
  await page.getByLabel('Email').fill(visitor.email);
  await button(page, 'Send OTP').click();
  const { text } = await mailbox.waitForEmail(visitor.email, codeIn);
  await page.getByLabel('OTP').fill(codeIn.exec(text)![0]);
  await button(page, 'Verify').click();
  await expect(page.getByText('OTP verified successfully!')).toBeVisible();
  await fillInPerson(page, visitor.name);
  await page.getByLabel('Password', { exact: true }).fill(visitor.password);
  await page.getByLabel('Confirm password').fill(visitor.password);
  await button(page, 'Sign Up').click();
  await expectAt(page, at('/login'));
  await logInByForm(page, visitor.password);

  await page.getByRole('banner').getByRole('link', { name: 'Settings' }).click();
  await ready(page);
  await page.getByRole('link', { name: 'Edit Profile' }).click();
  await expect(page.getByLabel('Date of birth')).toHaveValue('1998-04-17');
  await ready(page);
  await expect(page.getByLabel('Email')).toHaveAttribute('readonly');
  await page.getByLabel('Name', { exact: true }).fill(changed.name);
  await page.getByRole('radio', { name: 'Other' }).check();
  await button(page, 'Save changes').click();
  const saved = page.getByRole('dialog', { name: 'Profile updated successfully!' });
  await saved.getByRole('button', { name: 'Continue' }).click();
  await expectAt(page, at('/settings'));

  await open(page, at('/edit-profile'));
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(changed.name);
  await expect(page.getByRole('radio', { name: 'Other' })).toBeChecked();
});

test('a visitor who forgot the password sets a new one with a code, and only the new one is valid', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expected.push(/Failed to load resource/);
  const oldToken = await logIn(own, visitor);
  await open(page, at('/login'));
  await page.getByRole('link', { name: 'Forgot Password' }).click();
  await ready(page);
  await page.getByLabel('Email').fill(visitor.email);
  await button(page, 'Send OTP').click();
  await expect(page.getByText('OTP sent to your email.')).toBeVisible();
  const { text } = await mailbox.waitForEmail(visitor.email, /password[^]*\b\d{6}\b|\b\d{6}\b[^]*password/i);
  const code = codeIn.exec(text)![0];
  // With a blank, as people paste it.
  await page.getByLabel('OTP').fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await button(page, 'Verify OTP').click();
  await expectAt(page, at('/reset-password'));
  await expect(page.getByText('OTP verified successfully.')).toBeVisible();
  const cookies = await page.context().cookies();
  expect(cookies).toMatchObject([
    { name: '__Host-reset', httpOnly: true, secure: true, sameSite: 'Strict', path: '/' },
  ]);
  // A reload keeps the verified email address.
  await page.reload();
  await ready(page);
  await page.getByLabel('New Password', { exact: true }).fill(changed.password);
  await page.getByLabel('Confirm New Password').fill(changed.password);
  await button(page, 'Reset password').click();
  await expect(page).toHaveURL(at('/login'));
  await expect(page.getByText('Password reset successfully.')).toBeVisible();
  expect(await page.context().cookies()).toEqual([]);
  await ready(page);
  await mailbox.waitForEmail(visitor.email, /was\s+changed\s+on/);

  await page.getByLabel('Email').fill(visitor.email);
  await page.getByLabel('Password', { exact: true }).fill(visitor.password);
  await button(page, 'Login').click();
  await expect(page.getByText('Invalid email or password.')).toBeVisible();
  const profile = await fetch(at('/api/auth/user/profile'), {
    headers: { authorization: `Bearer ${oldToken}` },
  });
  expect(profile.status).toBe(401);
  await logInByForm(page, changed.password);
});

for (const kind of applicationKinds) {
  test(`a member sends the ${kind} form, and both sides find an email in their mailbox`, async ({ page }) => {
    const answers = answersFor(kind, visitor);
    await startSession(page, own, { ...visitor, ...changed });
    await open(page, at(formPaths[kind]));
    await fillIn(page, kind, answers);
    await submit(page, kind);
    const [title = ''] = catalogue[`${kind}.submitted` as DialogKind] ?? [];
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();

    const { noun } = applications[kind];
    const { text, replyTo } = await mailbox.waitForEmail(staff, new RegExp(noun, 'i'));
    expect(replyTo).toContain(visitor.email);
    for (const field of fieldsOf(kind)) {
      const [line = ''] = shownAnswerOf(field, answers).split('\n');
      expect(text).toContain(line);
    }
    if (hasFile(kind)) {
      const link = /http:\S+\/api\/files\/\S+/.exec(text)?.[0];
      expect((await fetch(link!)).headers.get('content-type')).toBe('application/pdf');
    }
    const confirmation = await mailbox.waitForEmail(visitor.email, new RegExp(noun, 'i'));
    expect(confirmation.text).not.toContain(Object.values(answers).findLast((answer) => answer.length > 20)!);
  });
}
