import { supportTools } from '../../contract/tools.ts';
import { supportCopy } from '../../src/content/trace/supportScreen.ts';
import { formatOffset } from '../../src/support/story/formatTime.ts';
import { refusedApplication, refusedLogin, traceTextOf } from '../../src/testing/traces/traceExamples.ts';
import { answersFor, fillIn, formPaths, question, submit } from '../support/forms.ts';
import { startSession } from '../support/session.ts';
import { holdScripts } from '../support/network/lateScripts.ts';
import { scrollToAndClick } from '../support/scrollTo.ts';
import { fill, fillInPerson, press } from '../support/steps.ts';
import { expect, expectAt, open, ready, test } from '../support/test.ts';
import { translate } from '../support/translator.ts';
import { codeAfter, createAccount, makeVisitor, readCode } from '../support/visitor.ts';

// A browser that translates a page replaces React's text nodes. Later changes by React must be visible all the same.

test.beforeEach(({ consoleGuard }) => {
  // When React hydrates a translated part it finds other elements than it expects, reports that, and renders the part again.
  consoleGuard.expected.push(/Minified React error #418/);
});

test('a long form shows its progress, what is missing and what is wrong, and is sent', async ({
  page,
  app,
}) => {
  const visitor = await startSession(page, app);
  const answers = answersFor('job', visitor);
  await open(page, formPaths.job);
  await translate(page);
  const main = page.getByRole('main');
  await submit(page, 'job');
  await expect(main.getByText(/answers need a correction/).first()).toBeVisible();

  await fillIn(page, 'job', answers);
  await expect(main.getByText('All required answers are there.')).toBeVisible();
  await expect(main.getByText(/required answers? left|to correct$/)).toBeHidden();
  await expect(main.getByText('PDF, 1 kB, 1 page')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Replace' })).toBeVisible();

  await question(page, 'Education').fill('');
  await question(page, 'Experience').fill('');
  await question(page, 'Phone number').focus();
  await expect(main.getByText(/^2 answers need a correction/)).toBeVisible();
  await question(page, 'Education').fill(answers['education']!);
  await expect(main.getByText(/^1 answer needs a correction/)).toBeVisible();
  await question(page, 'Experience').fill(answers['experience']!);
  await submit(page, 'job');
  await expect(page.getByRole('dialog', { name: 'Application Submitted' })).toBeVisible();
});

test('the questions that are still open are named until there are none', async ({ page, app }) => {
  const visitor = await startSession(page, app);
  const answers = answersFor('consultation', visitor);
  await open(page, formPaths.consultation);
  await translate(page);
  const hint = page.getByText(/required answers? (is|are) still open/).locator('xpath=ancestor::p');
  const before = await hint.getByRole('link').count();
  await question(page, 'Phone number').fill(answers['phone']!);
  await expect(hint.getByRole('link')).toHaveCount(before - 1);
  await question(page, 'Description').fill(answers['description']!);
  await expect(hint.getByRole('link')).toHaveCount(before - 2);
  await expect(hint).toContainText(/^\d required answers are still open: Name, /);
});

test('an account is created with a code, and the countdown for the next code is shown', async ({
  page,
  app,
}) => {
  const visitor = makeVisitor();
  await page.setViewportSize({ width: 412, height: 823 });
  await open(page, '/sign-up');
  await translate(page);
  await fill(page, 'Email', visitor.email);
  await press(page, 'Send OTP');
  await expect(page.getByText('The code may take a minute').last()).toBeVisible();
  const countdown = page.getByRole('button', { name: /^Send again in/ });
  const shown = await countdown.innerText();
  await expect(countdown).not.toHaveText(shown);

  await fill(page, 'OTP', await readCode(app, visitor.email));
  await press(page, 'Verify');
  await expect(page.getByText('Your email is confirmed').last()).toBeVisible();
  await fillInPerson(page, visitor.name);
  await fill(page, 'Password', visitor.password);
  await fill(page, 'Confirm password', visitor.password);
  await press(page, 'Sign Up');
  await expectAt(page, '/login');
});

test('a forgotten password is recovered, after the email was changed', async ({ page, app }) => {
  const visitor = await createAccount(app);
  await open(page, '/forgot-password');
  await translate(page);
  await fill(page, 'Email', makeVisitor().email);
  await press(page, 'Send OTP');
  await press(page, 'Change email');
  await fill(page, 'Email', visitor.email);
  const code = await codeAfter(app, visitor.email, () => press(page, 'Send OTP'));
  await expect(page.getByRole('main')).toContainText(`We sent it to ${visitor.email}. Change email`);
  await fill(page, 'OTP', code);
  await press(page, 'Verify OTP');
  await expectAt(page, '/reset-password');
});

test('a profile names its unsaved changes', async ({ page, app }) => {
  await startSession(page, app);
  await open(page, '/edit-profile');
  await expect(page.getByLabel('Name', { exact: true })).not.toHaveValue('');
  await translate(page);
  await fill(page, 'Name', 'Asha R.');
  await expect(page.getByText(/^Name\. Leaving this page asks/)).toBeVisible();
  await press(page, 'Save changes');
  await expect(page.getByText('What stands here is what we have.')).toBeVisible();
});

test('text typed before the scripts have arrived is kept', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/login');
  await translate(page);
  await fill(page, 'Email', 'asha@mail.example');
  release();
  await ready(page);
  await expect(page.getByLabel('Email')).toHaveValue('asha@mail.example');
});

test('the tabs of technologies can be chosen one after the other', async ({ page }) => {
  await open(page, '/');
  const tab = (name: string) => page.getByRole('tab', { name });
  await scrollToAndClick(tab('IOT'));
  await translate(page);
  for (const name of ['Cloud', 'IOT']) {
    await tab(name).click();
    await expect(tab(name)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
  }
});

test('the support team opens traces and steps through them', async ({ page }) => {
  const { detail, files, opening, player } = supportCopy;
  const openTraceOf = (id: string, steps: typeof refusedLogin) =>
    page.locator('input[type=file]').setInputFiles({
      name: `${id}.trace.json`,
      mimeType: 'application/json',
      buffer: Buffer.from(traceTextOf(steps, { id })),
    });
  await page.goto(supportTools.replay);
  await expect(page.getByRole('heading', { name: supportCopy.title })).toBeVisible();
  await translate(page);
  await openTraceOf('ABC', refusedLogin);
  await expect(page.getByText(opening.opened('ABC'))).toBeAttached();
  await openTraceOf('DEF', refusedApplication);
  await expect(page.getByRole('button', { name: files.close('DEF') })).toBeVisible();

  const { length } = refusedApplication;
  const end = refusedApplication.at(-1)!.after;
  await page.getByRole('button', { name: detail.show }).click();
  await expect(page.getByRole('button', { name: detail.hide })).toBeVisible();
  await page.getByRole('tab', { name: detail.state }).click();
  const state = page.getByRole('tabpanel', { name: detail.state });
  await state.getByText('navigation', { exact: true }).click();
  await expect(state.getByText('action: "POP"')).toBeVisible();
  await page.getByRole('button', { name: player.last }).click();
  const time = player.of(formatOffset(end), formatOffset(end));
  await expect(page.getByRole('group', { name: player.label })).toContainText(time);
  await expect(page.getByRole('group', { name: player.label })).toContainText(`Step ${length - 1}`);
  await expect(state.getByText('action: "PUSH"')).toBeVisible();
});
