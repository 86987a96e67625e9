import type { Page } from '@playwright/test';
import { applications } from '../../contract/applications.ts';
import { answersFor, expectDraftNote, fillIn, formPaths, question, submit } from '../support/forms.ts';
import { seedToken, startSession } from '../support/session.ts';
import { deferOnce } from '../support/network/responses.ts';
import { dialogOn, dismiss, expectInert, press } from '../support/steps.ts';
import { expect, open, ready, test } from '../support/test.ts';
import type { AppProcess } from '../support/appProcess.ts';
import { createAccount, logIn } from '../support/visitor.ts';

/** Sends a partnership application whose response is held, and opens another tab of the same browser. */
async function sendInOneOfTwoTabs(page: Page, app: AppProcess) {
  const visitor = await startSession(page, app);
  await open(page, formPaths.partnership);
  const answers = answersFor('partnership', visitor);
  await fillIn(page, 'partnership', answers);
  const answer = await deferOnce(page, applications.partnership.submit);
  await submit(page, 'partnership');
  await expectInert(page);
  const other = await page.context().newPage();
  await open(other, '/settings');
  return { answer, answers, other };
}

test('a logout in another tab does not stop a form that is being sent', async ({ page, app }) => {
  const { answer, other } = await sendInOneOfTwoTabs(page, app);
  await press(other, 'Logout');
  await press(other, 'Continue');
  await expect(other.getByText('You have been logged out successfully.')).toBeVisible();
  answer();
  await expect(dialogOn(page)).toContainText('Application Submitted');
});

test('another account that logs in elsewhere is told that a form was being sent, and sees nothing of it', async ({
  page,
  app,
}) => {
  const { answer, answers, other } = await sendInOneOfTwoTabs(page, app);
  await seedToken(other, await logIn(app, await createAccount(app)));
  await expect(dialogOn(page)).toContainText('Another Account Logged In');
  await expect(dialogOn(page)).not.toContainText(answers['businessName']!);
  answer();
  await dismiss(page);
  await expect(question(page, 'Business name')).toHaveValue('');
});

test('what is typed in one tab while another one sends the form is kept, and nothing else', async ({
  page,
  app,
}) => {
  const visitor = await startSession(page, app);
  await open(page, formPaths.feedback);
  const other = await page.context().newPage();
  await open(other, formPaths.feedback);
  await fillIn(page, 'feedback', answersFor('feedback', visitor));
  await expect(question(other, 'Message')).toHaveValue(answersFor('feedback', visitor)['message']!);
  const answer = await deferOnce(page, applications.feedback.submit);
  await submit(page, 'feedback');
  await expectInert(page);
  await question(other, 'Message').fill('A second thought');
  const stored = () => other.evaluate(() => window.localStorage.getItem('persist:drafts') ?? '');
  await expect.poll(stored).toContain('A second thought');
  answer();
  await expect(dialogOn(page)).toContainText('Thank You!');
  await expect(question(other, 'Name')).toHaveValue('');
  await expect(question(other, 'Message')).toHaveValue('A second thought');
  await dismiss(page);
  await other.reload();
  await ready(other);
  await expect(question(other, 'Message')).toHaveValue('A second thought');
  await expect(question(other, 'Name')).toHaveValue('');
  expect(await stored()).toContain('A second thought');
});

/** Sends a service request whose response is held. */
async function sendHeld(page: Page, app: AppProcess) {
  const visitor = await startSession(page, app);
  await open(page, formPaths.service);
  const answers = answersFor('service', visitor);
  await fillIn(page, 'service', answers);
  await expectDraftNote(page);
  const answer = await deferOnce(page, applications.service.submit);
  await submit(page, 'service');
  await expectInert(page);
  return { answer, answers };
}

/** Like a duplicated tab, a window that another one opens has a copy of its session storage. */
const duplicate = (page: Page) => page.evaluate(() => void window.open(window.location.href));

const expectMarkRead = (page: Page) =>
  expect.poll(() => page.evaluate(() => window.sessionStorage.getItem('sending'))).toBeNull();

test('a tab that is duplicated while it sends a form does not say that it was left, and is empty once it has arrived', async ({
  page,
  app,
}) => {
  const { answer, answers } = await sendHeld(page, app);
  const [other] = await Promise.all([page.waitForEvent('popup'), duplicate(page)]);
  await ready(other);
  await expect(question(other, 'Name')).toHaveValue(answers['name']!);
  await expectMarkRead(other);
  await expect(dialogOn(other)).toHaveCount(0);
  answer();
  await expect(dialogOn(page)).toContainText('Success');
  await expect(question(other, 'Name')).toHaveValue('');
  await expect(dialogOn(other)).toHaveCount(0);
});

test('a duplicated tab that has loaded only once the form has arrived does not say that it was left either', async ({
  page,
  app,
}) => {
  const { answer } = await sendHeld(page, app);
  const loading = Promise.withResolvers<void>();
  await page.context().route(`**${formPaths.service}`, async (route) => {
    await loading.promise;
    await route.continue();
  });
  const opened = page.waitForEvent('popup');
  await duplicate(page);
  answer();
  await expect(dialogOn(page)).toContainText('Success');
  loading.resolve();
  const other = await opened;
  await ready(other);
  await expectMarkRead(other);
  await expect(question(other, 'Name')).toHaveValue('');
  await expect(dialogOn(other)).toHaveCount(0);
});
