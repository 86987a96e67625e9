import type { Page } from '@playwright/test';
import { requiredMessageOf } from '../../contract/fields.ts';
import { codeCopy, forgotCopy, loginCopy, signUpCopy } from '../../src/content/accounts/accounts.ts';
import { startSession } from '../support/session.ts';
import { deferOnce } from '../support/network/responses.ts';
import { checkAccessibility } from '../support/accessibility.ts';
import { dialogOn, fill, fillInPerson, press } from '../support/steps.ts';
import { expect, expectAt, open, ready, test } from '../support/test.ts';
import { codeAfter, createAccount, makeVisitor } from '../support/visitor.ts';
import type { AppProcess } from '../support/appProcess.ts';

// A phone discards the tab while the visitor reads the email. To the page this is the same as a reload.

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

test.beforeEach(({ consoleGuard }) => {
  // The browser itself reports refused calls on the console.
  consoleGuard.expected.push(/Failed to load resource/);
});

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const wrongOf = (code: string) => (code === '000000' ? '111111' : '000000');

/** The address of the link in the newest email to an address. */
async function linkTo(app: AppProcess, email: string): Promise<string> {
  const [message] = await app.emailsTo(email);
  const link = new URL(/http\S+#code=\S+/.exec(message?.text ?? '')?.[0] ?? '');
  return link.pathname + link.hash;
}

async function askForCode(page: Page, app: AppProcess, email: string): Promise<string> {
  await fill(page, 'Email', email);
  return codeAfter(app, email, async () => {
    await press(page, codeCopy.send);
    await expect(field(page, 'OTP')).toBeVisible();
  });
}

test('a visitor whose tab is discarded while they read the email goes on where they were', async ({
  page,
  app,
}) => {
  const visitor = makeVisitor();
  await open(page, '/sign-up');
  const code = await askForCode(page, app, visitor.email);
  await fillInPerson(page, visitor.name);
  await fill(page, 'Password', visitor.password);
  await page.reload();
  await ready(page);
  await expect(field(page, 'OTP')).toBeVisible();
  await expect(field(page, 'Email')).toHaveValue(visitor.email);
  await expect(field(page, 'Name')).toHaveValue(visitor.name);
  await expect(field(page, 'Date of birth')).toHaveValue('1998-04-17');
  await expect(page.getByRole('radio', { name: 'Female' })).toBeChecked();
  await expect(field(page, 'Password')).toHaveValue('');
  // The cool-down continues and does not start again.
  await expect(button(page, /^Send again/)).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(window.sessionStorage))).not.toContain(visitor.password);

  await fill(page, 'OTP', code);
  await press(page, signUpCopy.verify);
  await expect(page.getByText(signUpCopy.codeVerified)).toBeVisible();
  await page.reload();
  await ready(page);
  // The email stays verified. The code is not stored, so it must be typed again for the server.
  await expect(page.getByText(signUpCopy.codeVerified)).toBeVisible();
  await expect(page.getByText(codeCopy.typeAgain)).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(window.sessionStorage))).not.toContain(code);
  await checkAccessibility(page, 'verified before the reload');
  await fill(page, 'OTP', wrongOf(code));
  await fill(page, 'Password', visitor.password);
  await fill(page, 'Confirm password', visitor.password);
  await press(page, signUpCopy.submit);
  // A wrong code leaves the email verified.
  await expect(page.getByRole('alert')).toHaveText('Invalid OTP. Try again.');
  await expect(page.getByText(codeCopy.attemptsLeft(4))).toBeVisible();
  await expect(field(page, 'OTP')).toBeFocused();
  await expect(page.getByText(signUpCopy.codeVerified)).toBeVisible();
  await checkAccessibility(page, 'a wrong code at sign-up');
  await page.keyboard.type(code);
  await press(page, signUpCopy.submit);
  await expectAt(page, '/login');

  // The next visitor on this device finds empty fields.
  await open(page, '/sign-up');
  await expect(field(page, 'Name')).toHaveValue('');
  await expect(field(page, 'Email')).toHaveValue('');
  await expect(field(page, 'OTP')).toBeHidden();
});

test('the attempts left are counted down; after five wrong codes there is a countdown, also after a reload', async ({
  page,
  app,
}) => {
  const visitor = makeVisitor();
  await open(page, '/sign-up');
  const code = await askForCode(page, app, visitor.email);
  for (const left of [4, 3, 2, 1]) {
    await fill(page, 'OTP', wrongOf(code));
    await press(page, signUpCopy.verify);
    await expect(page.getByText(codeCopy.attemptsLeft(left))).toBeVisible();
    await expect(page.getByRole('alert')).toHaveText('Invalid OTP. Try again.');
    await expect(field(page, 'OTP')).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, 'OTP')).toBeFocused();
  }
  await checkAccessibility(page, 'one try left');
  // The wrong code is selected, so that typing replaces it.
  await page.keyboard.type(wrongOf(code));
  await expect(field(page, 'OTP')).toHaveValue(wrongOf(code));
  await expect(page.getByRole('alert')).toBeHidden();
  await page.keyboard.press('Enter');
  const expectStopped = async () => {
    await expect(page.getByText(codeCopy.tooManyWrong)).toHaveCount(1);
    await expect(button(page, /^Verify in \d:\d\d$/)).toBeDisabled();
    await expect(button(page, /^Send again in \d:\d\d$/)).toBeDisabled();
  };
  await expectStopped();
  await checkAccessibility(page, 'no try left');
  await page.reload();
  await ready(page);
  await expectStopped();
  await expect(page.getByText(requiredMessageOf({ label: 'OTP' }))).toBeHidden();
});

test('the link in the email fills the code in and leaves the address bar; it never submits', async ({
  page,
  app,
  context,
}) => {
  const visitor = makeVisitor();
  await open(page, '/sign-up');
  const code = await askForCode(page, app, visitor.email);
  const [message] = await app.emailsTo(visitor.email);
  expect(message?.subject).toContain(code);

  // A mail program opens the link in a new tab, which does not share session storage with the first one.
  const other = await context.newPage();
  await other.goto(await linkTo(app, visitor.email));
  await expect(field(other, 'OTP')).toHaveValue(code);
  await expect(field(other, 'Email')).toHaveValue(visitor.email);
  await expect(other).toHaveURL('/sign-up');
  await expect(other.getByText(codeCopy.link.filledIn(signUpCopy.verify))).toBeVisible();
  await expect(other.getByText(signUpCopy.codeVerified)).toBeHidden();
  await ready(other);
  await press(other, signUpCopy.verify);
  await expect(other.getByText(signUpCopy.codeVerified)).toBeVisible();
  await other.close();
});

test('a code from a link without an email address is filled in once the address is known', async ({
  page,
  app,
}) => {
  const visitor = makeVisitor();
  await open(page, '/sign-up#code=123456');
  await expect(page).toHaveURL('/sign-up');
  await expect(page.getByRole('status').filter({ hasText: codeCopy.link.waits })).toBeVisible();
  await askForCode(page, app, visitor.email);
  await expect(field(page, 'OTP')).toHaveValue('123456');
});

test('a new password survives a reload in its second step, and its email has a link, too', async ({
  page,
  app,
}) => {
  const { email } = await createAccount(app);
  await open(page, '/forgot-password');
  const code = await askForCode(page, app, email);
  await page.reload();
  await ready(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(forgotCopy.steps.code.heading);
  await expect(page.getByText(email)).toBeVisible();
  await page.goto('/');
  await page.goto(await linkTo(app, email));
  await expect(field(page, 'OTP')).toHaveValue(code);
  await expectAt(page, '/forgot-password');
  await press(page, forgotCopy.verify);
  await expect(page).toHaveURL('/reset-password');
});

test('the link for another account than the one that is logged in fills its code in, also after the address was corrected', async ({
  page,
  app,
  context,
}) => {
  const [first, other] = [await createAccount(app), await createAccount(app)];
  await startSession(page, app, first);
  await open(page, '/forgot-password');
  await expect(field(page, 'Email')).toHaveValue(first.email);
  const code = await askForCode(page, app, other.email);
  const link = await linkTo(app, other.email);
  const note = codeCopy.link.otherAddress(other.email);
  const expectFilledIn = async (tab: Page) => {
    await expect(field(tab, 'OTP')).toHaveValue(code);
    await expect(tab.getByRole('main').getByText(other.email)).toBeVisible();
    await expect(tab.getByText(note)).toBeHidden();
  };

  const fresh = await context.newPage();
  await fresh.goto(link);
  await expectFilledIn(fresh);
  await fresh.close();

  const typed = await context.newPage();
  await open(typed, '/forgot-password');
  await fill(typed, 'Email', 'somebody@mail.example');
  await typed.goto('/');
  await typed.goto(link);
  await expect(typed.getByText(note)).toBeVisible();
  await expect(field(typed, 'Email')).toHaveValue('somebody@mail.example');
  await fill(typed, 'Email', other.email);
  await expectFilledIn(typed);
  await typed.close();
});

test('typing in the forgot-password form causes no error by itself', async ({ page }) => {
  await open(page, '/forgot-password');
  await press(page, codeCopy.send);
  await expect(page.getByText('Please enter your email address.').first()).toBeVisible();
  await expect(field(page, 'Email')).toBeFocused();
  await page.keyboard.type('asha@');
  await expect(page.getByRole('main').getByText(/^Please enter/)).toBeHidden();
});

test('after the sign-up one press leads to the page that the visitor wanted', async ({ page, app }) => {
  const visitor = makeVisitor();
  await open(page, '/job-application');
  await press(page, 'Login');
  await expectAt(page, '/login');
  await page.getByRole('main').getByRole('link', { name: 'Sign Up' }).click();
  await expectAt(page, '/sign-up');
  const code = await askForCode(page, app, visitor.email);
  await page.goto(await linkTo(app, visitor.email));
  await expect(field(page, 'OTP')).toHaveValue(code);
  await ready(page);
  await press(page, signUpCopy.verify);
  await expect(page.getByText(signUpCopy.codeVerified)).toBeVisible();
  await fillInPerson(page, visitor.name);
  await fill(page, 'Password', visitor.password);
  await fill(page, 'Confirm password', visitor.password);
  await page.getByRole('button', { name: 'Show password' }).first().click();
  const signingUp = await deferOnce(page, 'signUp');
  await press(page, signUpCopy.submit);
  // The password is hidden again while it is sent.
  await expect(field(page, 'Password')).toHaveAttribute('type', 'password');
  signingUp();
  await expectAt(page, '/login');
  await press(page, loginCopy.newAccount);
  const welcome = dialogOn(page);
  await expect(welcome).toContainText('Welcome Back!');
  await welcome.getByRole('button', { name: 'Back to your application' }).click();
  await expectAt(page, '/job-application');
  await expect(field(page, 'Email')).toHaveValue(visitor.email);
});
