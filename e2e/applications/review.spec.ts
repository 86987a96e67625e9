import { sendingCopy } from '../../src/content/applications/sending.ts';
import { reviewCopy } from '../../src/content/applications/review.ts';
import { recordCalls } from '../support/network/calls.ts';
import { checkOverlayAccessibility, partsBeyondWindow } from '../support/accessibility.ts';
import { answersFor, fillIn, formPaths, question, submit } from '../support/forms.ts';
import { startSession } from '../support/session.ts';
import { answerOnce, deferOnce } from '../support/network/responses.ts';
import { dialogOn, dismiss, press } from '../support/steps.ts';
import { expect, open, ready, test } from '../support/test.ts';

const pathsOf = (requests: ReturnType<typeof recordCalls>) =>
  requests.map((request) => new URL(request.url()).pathname);

test('a job application is read through, changed from there, and sent, by keyboard and with the browser’s Back', async ({
  page,
  app,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const visitor = await startSession(page, app);
  await open(page, '/careers');
  await open(page, formPaths.job);
  await fillIn(page, 'job', { ...answersFor('job', visitor), education: '' });
  const sent = recordCalls(page);
  const review = page.getByRole('button', { name: 'Review', exact: true });
  const sheet = page.getByRole('dialog', { name: reviewCopy.title });

  await review.focus();
  await page.keyboard.press('Enter');
  await expect(question(page, 'Education')).toBeFocused();
  await expect(sheet).toBeHidden();
  await page.keyboard.type('BSc Mathematics, 2019');
  await review.press('Enter');
  await expect(sheet.getByRole('group', { name: reviewCopy.line })).toBeFocused();
  await expect(sheet).toContainText('asha-raman.pdf');
  await expect(sheet.getByRole('button', { name: 'Add LinkedIn' })).toBeVisible();
  expect(await partsBeyondWindow(sheet)).toBe(0);

  await sheet.getByRole('button', { name: 'Change Education' }).press('Enter');
  await expect(sheet).toBeHidden();
  await expect(question(page, 'Education')).toBeFocused();
  await expect(question(page, 'Education')).toBeInViewport();
  await page.keyboard.type(', with honours');

  await review.press('Enter');
  await expect(sheet).toContainText('with honours');
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(formPaths.job);
  await expect(review).toBeFocused();
  await expect(page.getByText('asha-raman.pdf')).toBeVisible();

  await review.press('Enter');
  await expect(sheet).toBeVisible();
  await checkOverlayAccessibility(page, 'all answers once more');
  expect(sent).toEqual([]);
  await sheet.getByRole('button', { name: reviewCopy.send }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Application Submitted' })).toBeVisible();
  await expect(sheet).toBeHidden();
  expect(pathsOf(sent)).toEqual(['/api/form/job-application', '/api/mail/job-mail']);
  expect(
    (await app.emailsTo('staff@example.invalid')).filter(({ text }) => text.includes(visitor.email)),
  ).toHaveLength(1);
});

test('a reload while all answers are shown loses none of them, and the way back stays one press long', async ({
  page,
  app,
}) => {
  const visitor = await startSession(page, app);
  const answers = answersFor('partnership', visitor);
  await open(page, '/partnership');
  await page.getByRole('main').getByRole('link', { name: 'Partner with Us' }).first().click();
  await ready(page);
  await fillIn(page, 'partnership', answers);
  const sheet = page.getByRole('dialog', { name: reviewCopy.title });
  await press(page, 'Review');
  await expect(sheet).toBeVisible();
  await page.reload();
  await ready(page);
  await expect(sheet).toBeHidden();
  await expect(question(page, 'Business name')).toHaveValue(answers['businessName'] ?? '');
  await press(page, 'Review');
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', { name: 'Review', exact: true })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/partnership');
});

test('a visitor who has applied for a role before is told so at the role, and can apply again', async ({
  page,
  app,
}) => {
  const visitor = await startSession(page, app);
  const answers = answersFor('job', visitor);
  await open(page, formPaths.job);
  await fillIn(page, 'job', answers);
  const hint = page.getByText(/^Already applied for this role on \d+ \w+\./);
  await expect(hint).toBeHidden();
  await submit(page, 'job');
  await expect(page.getByRole('dialog', { name: 'Application Submitted' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/');

  await open(page, formPaths.job);
  await question(page, 'Role').selectOption(answers['role'] ?? '');
  await expect(hint).toBeVisible();
  await question(page, 'Role').selectOption('Server Sorcerer');
  await expect(hint).toBeHidden();
  await fillIn(page, 'job', { ...answers, education: 'MSc Mathematics' });
  await submit(page, 'job');
  await expect(page.getByRole('dialog', { name: 'Application Submitted' })).toBeVisible();
});

test('a form that takes ten seconds to send says that nothing is lost, and can be cancelled and sent again', async ({
  page,
  app,
}) => {
  const visitor = await startSession(page, app);
  const answers = answersFor('service', visitor);
  await page.clock.install();
  await open(page, formPaths.service);
  await fillIn(page, 'service', answers);
  await deferOnce(page, 'submitServiceRequest');
  await submit(page, 'service');
  await expect(page.getByRole('status').filter({ hasText: 'Connecting Data' })).toBeVisible();
  await page.clock.runFor(10_500);
  const panel = page.getByRole('region', { name: sendingCopy.stillWorking });
  await expect(panel).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.clock.runFor(1000);
  await expect(page.getByText(sendingCopy.stoppedWaiting)).toBeVisible();
  await expect(question(page, 'Name')).toHaveValue(answers['name'] ?? '');
  await submit(page, 'service');
  await page.clock.runFor(1000);
  await expect(page.getByRole('dialog', { name: 'Success' })).toBeVisible();
});

test('leaving an empty question is no error; before a chosen file is lost, the site asks and names it', async ({
  page,
  app,
}) => {
  await startSession(page, app);
  await open(page, formPaths.consultation);
  await question(page, 'Name').focus();
  for (let steps = 0; steps < 4; steps += 1) await page.keyboard.press('Tab');
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(0);
  await question(page, 'Name').fill('A');
  await question(page, 'Name').fill('');
  await page.keyboard.press('Tab');
  await expect(page.getByText('Name is required.').first()).toBeVisible();

  await open(page, '/settings');
  await page.getByRole('main').getByRole('link', { name: 'Edit profile' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Somebody else');
  await press(page, 'Back');
  await expect(dialogOn(page)).toContainText('Your changes are not saved yet and would be lost.');
  await expect(dialogOn(page).getByRole('button')).toHaveText(['Leave', 'Keep editing']);
  await dismiss(page);
});

test('a failed mail call that is not shown to the visitor logs one line on the console, without their data', async ({
  page,
  app,
  consoleGuard,
}) => {
  // The browser itself reports refused calls on the console.
  consoleGuard.expected.push(/Failed to load resource/);
  const lines: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'info') lines.push(message.text());
  });
  const visitor = await startSession(page, app);
  await open(page, formPaths.partnership);
  await fillIn(page, 'partnership', answersFor('partnership', visitor));
  const refusal = { status: 500, json: { message: `No mail to ${visitor.email}.` } };
  await answerOnce(page, 'mailPartnershipApplication', refusal);
  await submit(page, 'partnership');
  await expect(page.getByRole('dialog', { name: 'Application Submitted' })).toBeVisible();
  expect(lines).toEqual(['The emails of the partnership form could not be released: status 500.']);
});
