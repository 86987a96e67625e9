import { applicationKinds, applications, fieldsOf } from '../../contract/applications.ts';
import { shownAnswerOf } from '../../contract/shownAnswer.ts';
import { applicationCopy, submissionCopy } from '../../src/content/applications/applications.ts';
import { catalogue } from '../../src/testing/dialogs/dialogCatalogue.ts';
import type { DialogKind } from '../../src/content/dialogContent/dialogContents.ts';
import { answersFor, formPaths, question } from '../support/forms.ts';
import { logInWith, startSession } from '../support/session.ts';
import { answerOnce, refusal, wordsOfRefusal } from '../support/network/responses.ts';
import { Keyboard } from '../support/keyboard.ts';
import { dialogOn, tokenExpiryOf } from '../support/steps.ts';
import { expect, expectAt, open, ready, test } from '../support/test.ts';
import { codeAfter, createAccount, logIn, makeVisitor, readCode } from '../support/visitor.ts';

// The narrowest window, which is the same as a wide one at a zoom of 400 %.
test.use({
  viewport: { width: 320, height: 640 },
  locale: 'en-US',
  contextOptions: { reducedMotion: 'reduce' },
});

for (const kind of applicationKinds) {
  const { submit: form, mail, mailFailure } = applications[kind];
  // These pages are tested with a notice at the lower edge of the window all the time.
  const hasBar = kind === 'internship' || kind === 'feedback';

  test(`the ${kind} form is filled in, corrected and sent by keyboard only, with the focus always in sight`, async ({
    page,
    app,
    consoleGuard,
  }) => {
    consoleGuard.expected.push(/Failed to load resource/);
    const visitor = await createAccount(app);
    const token = await logIn(app, visitor);
    const answers: Record<string, string> = { ...answersFor(kind, visitor) };
    if (kind === 'service') Object.assign(answers, { industry: 'Others', otherIndustry: 'Weaving' });
    await logInWith(page, token);
    if (hasBar)
      await page.addInitScript(
        (ahead) => {
          const now = Date.now.bind(Date);
          Date.now = () => now() + ahead;
        },
        tokenExpiryOf(token) - Date.now() - 115_000,
      );
    await open(page, formPaths[kind]);
    if (hasBar) await expect(page.getByText('You will be logged out in 2 minutes.')).toBeVisible();
    const keyboard = new Keyboard(page);
    const send = keyboard.button(applicationCopy[kind].submit);

    await test.step('skips the header', async () => {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
      await keyboard.checkFocus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
    });

    const { sections } = applicationCopy[kind];
    if (kind !== 'feedback')
      await test.step('goes to the last section by the bar of sections', async () => {
        const bar = page.getByRole('navigation', { name: submissionCopy.sections });
        await keyboard.press(bar.getByRole('button'));
        await keyboard.press(bar.getByRole('link').last());
        const heading = page.getByRole('heading', { name: sections.at(-1)?.title ?? '', exact: true });
        await expect(heading).toBeFocused();
        await keyboard.checkFocus();
      });

    await test.step('sends too early and follows the links to what is missing', async () => {
      const [first, ...rest] = fieldsOf(kind).filter(({ required, readOnly }) => required && !readOnly);
      await keyboard.reach(question(page, first?.label ?? ''));
      await page.keyboard.press('Enter');
      const summary = page.getByRole('alert');
      await expect(summary).toContainText(/needs? a correction/);
      await expect(question(page, first?.label ?? '')).toBeFocused();
      await keyboard.checkFocus();
      await keyboard.press(summary.getByRole('link').last());
      const last = rest.findLast(
        ({ showWhen, control, initial }) => !showWhen && control !== 'email' && !initial,
      );
      const wrong =
        last?.control === 'file' ? keyboard.button(/^Choose PDF/) : question(page, last?.label ?? '');
      await expect(wrong).toBeFocused();
      await keyboard.checkFocus();
    });

    await test.step('answers', async () => {
      await keyboard.fillIn(kind, answers);
      await expect(page.getByRole('alert')).toBeHidden();
    });

    await test.step('is refused, and closes the dialog by Esc', async () => {
      await answerOnce(page, form, refusal);
      await keyboard.press(send);
      await expect(dialogOn(page)).toContainText(wordsOfRefusal);
      await keyboard.checkFocus();
      await page.keyboard.press('Escape');
      await expect(dialogOn(page)).toBeHidden();
      await expect(send).toBeFocused();
      await keyboard.checkFocus();
    });

    if (mailFailure === 'shown') await answerOnce(page, mail, refusal);
    await page.keyboard.press('Enter');
    if (mailFailure === 'shown')
      await test.step('has the emails sent again', async () => {
        await expect(dialogOn(page)).toHaveAccessibleName('Partial Success');
        await keyboard.press(keyboard.button('Send the email again'));
      });

    await test.step('reads the receipt and goes home by Enter', async () => {
      const [title = '', , buttons = ''] = catalogue[`${kind}.submitted` as DialogKind] ?? [];
      await expect(dialogOn(page)).toHaveAccessibleName(title);
      await expect(keyboard.button(buttons)).toBeFocused();
      await keyboard.press(keyboard.button('Receipt'));
      await expect(page.getByRole('dialog', { name: 'Receipt' })).toBeVisible();
      await expect(dialogOn(page)).toHaveCount(1);
      await keyboard.checkFocus();
      await page.keyboard.press('Escape');
      await expect(keyboard.button('Receipt')).toBeFocused();
      await keyboard.press(keyboard.button(buttons));
      await expect(page).toHaveURL('/');
    });

    const emails = await app.emailsTo('staff@example.invalid');
    const [message, ...others] = emails.filter(({ text }) => text.includes(visitor.email));
    expect(others).toEqual([]);
    for (const field of fieldsOf(kind))
      expect(message?.text).toContain(shownAnswerOf(field, answers).split('\n')[0]);
  });
}

test('an account is made and opened by keyboard only', async ({ page, app }) => {
  const visitor = makeVisitor();
  const keyboard = new Keyboard(page);
  await open(page, '/sign-up');
  await keyboard.type(question(page, 'Email'), visitor.email);
  await keyboard.press(keyboard.button('Send OTP'));
  await expect(page.getByText('OTP sent to your email. Please check your inbox.')).toBeVisible();
  await expect(question(page, 'OTP')).toBeFocused();
  await keyboard.checkFocus();
  await page.keyboard.type(await readCode(app, visitor.email));
  await page.keyboard.press('Enter');
  await expect(page.getByText('OTP verified successfully!')).toBeVisible();
  await expect(question(page, 'Name')).toBeFocused();
  await keyboard.checkFocus();
  await page.keyboard.type(visitor.name);
  await keyboard.type(question(page, 'Phone number'), '+91 44 0000 0117');
  await keyboard.typeDate(question(page, 'Date of birth'), 'date', '1998-04-17');
  await keyboard.type(question(page, 'Address'), '8 Example Lane');
  await keyboard.chooseRadio('Gender', 'Female');
  await keyboard.type(question(page, 'Password'), visitor.password);
  await keyboard.press(keyboard.button('Show password').first());
  await expect(question(page, 'Password')).toHaveAttribute('type', 'text');
  await keyboard.type(question(page, 'Confirm password'), visitor.password);
  await page.keyboard.press('Enter');
  await expectAt(page, '/login');

  await keyboard.type(question(page, 'Email'), visitor.email);
  await keyboard.type(question(page, 'Password'), visitor.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Welcome Back!' })).toBeVisible();
  await expect(keyboard.button('Continue')).toBeFocused();
  await keyboard.checkFocus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
});

test('a forgotten password is replaced by keyboard only', async ({ page, app, consoleGuard }) => {
  consoleGuard.expected.push(/Failed to load resource/);
  const visitor = await createAccount(app);
  const password = `${visitor.password}-anew`;
  const keyboard = new Keyboard(page);
  await open(page, '/login');
  await keyboard.press(page.getByRole('link', { name: 'Forgot Password' }));
  await expectAt(page, '/forgot-password');
  await keyboard.press(keyboard.button('Send OTP'));
  await expect(page.getByText('Please enter your email address.').first()).toBeVisible();
  await expect(question(page, 'Email')).toBeFocused();
  await keyboard.checkFocus();
  await page.keyboard.type(visitor.email);
  const code = await codeAfter(app, visitor.email, async () => {
    await page.keyboard.press('Enter');
    await expect(page.getByText('OTP sent to your email.')).toBeVisible();
  });
  await expect(question(page, 'OTP')).toBeFocused();
  await keyboard.checkFocus();
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Invalid OTP. Please try again.')).toBeVisible();
  await expect(question(page, 'OTP')).toBeFocused();
  await keyboard.press(keyboard.button('Change email'));
  await expect(question(page, 'Email')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question(page, 'OTP')).toBeFocused();
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
  await expectAt(page, '/reset-password');

  await keyboard.type(question(page, 'New Password'), password);
  await keyboard.type(question(page, 'Confirm New Password'), visitor.password);
  await page.keyboard.press('Enter');
  await expect(question(page, 'Confirm New Password')).toBeFocused();
  await keyboard.checkFocus();
  const summary = page.getByRole('alert');
  await keyboard.press(summary.getByRole('link', { name: 'Passwords do not match.' }));
  await expect(question(page, 'Confirm New Password')).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Password reset successfully.')).toBeVisible();
  await logIn(app, { ...visitor, password });
});

test('settings are opened, the profile changed and the session ended by keyboard only', async ({
  page,
  app,
}) => {
  await startSession(page, app);
  const keyboard = new Keyboard(page);
  await open(page, '/settings');
  const change = keyboard.button('Change Password');
  await keyboard.press(change);
  await expect(dialogOn(page)).toHaveAccessibleName('Change Password');
  await expect(keyboard.button('Cancel')).toBeFocused();
  await keyboard.checkFocus();
  await page.keyboard.press('Escape');
  await expect(change).toBeFocused();

  await keyboard.press(page.getByRole('link', { name: 'Edit Profile' }));
  await expect(page).toHaveURL('/edit-profile');
  await expect(keyboard.button('Save changes')).toBeVisible();
  await ready(page);
  await keyboard.type(question(page, 'Name'), 'Asha Raman-Iyer');
  await keyboard.typeDate(question(page, 'Date of birth'), 'date', '1998-04-18');
  await keyboard.chooseRadio('Gender', 'Other');
  await keyboard.press(keyboard.button('Back'));
  await expect(dialogOn(page)).toHaveAccessibleName('Leave this form?');
  await expect(keyboard.button('Keep editing')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(keyboard.button('Back')).toBeFocused();
  await keyboard.press(keyboard.button('Save changes'));
  await expect(dialogOn(page)).toHaveAccessibleName('Profile updated successfully!');
  await expect(keyboard.button('Continue')).toBeFocused();
  await page.keyboard.press('Enter');
  await expectAt(page, '/settings');

  await keyboard.press(keyboard.button('Logout'));
  await expect(keyboard.button('Cancel')).toBeFocused();
  await keyboard.press(keyboard.button('Continue'));
  await expect(page.getByText('You have been logged out successfully.')).toBeVisible();
  await keyboard.reach(page.getByRole('main').getByRole('link', { name: 'Sign Up' }));
});

test('elements that show only with the keyboard focus are not printed', async ({ page }) => {
  await page.goto('/');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(skip).toBeHidden();
});
