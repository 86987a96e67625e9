import { fieldsOf } from '../../contract/applications.ts';
import { answersFor, fillIn, formPaths, question, submit } from '../support/forms.ts';
import { startSession } from '../support/session.ts';
import { goOffline } from '../support/steps.ts';
import { holdScripts } from '../support/network/lateScripts.ts';
import { expectKept } from '../support/files/keptFiles.ts';
import { expect, expectAt, open, ready, test } from '../support/test.ts';
import { createAccount } from '../support/visitor.ts';

test('a request begun without an account survives the way through the login, and is sent', async ({
  page,
  app,
}) => {
  const visitor = await createAccount(app);
  const answers = answersFor('service', visitor);
  await open(page, '/services/web-development');
  await page.getByRole('main').getByRole('link', { name: 'Apply Now' }).first().click();
  await ready(page);
  await fillIn(page, 'service', { ...answers, serviceType: 'Chat bot' });
  await submit(page, 'service');
  const refusal = page.getByRole('dialog', { name: 'Authentication Required' });
  await refusal.getByRole('button', { name: 'Login' }).click();
  await expectAt(page, '/login');
  await page.getByLabel('Email').fill(visitor.email);
  await page.getByLabel('Password', { exact: true }).fill(visitor.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.getByRole('button', { name: 'Back to your application' }).click();
  await expectAt(page, '/service-application');
  await expect(page.getByText(/^Your draft from today/)).toBeVisible();
  // The visitor's own change takes precedence over the page's prefill.
  await expect(question(page, 'Service type')).toHaveValue('Chat bot');
  for (const { name, label, control } of fieldsOf('service')) {
    const answer = answers[name];
    if (answer === undefined || control === 'radio' || name === 'serviceType') continue;
    await expect(question(page, label)).toHaveValue(answer);
  }
  await submit(page, 'service');
  await expect(page.getByRole('dialog', { name: 'Success' })).toBeVisible();
});

test('nothing beside a form moves when its first draft is saved', async ({ page }) => {
  await open(page, formPaths.service);
  const help = page.getByText(/^Something unclear\?/);
  const before = await help.boundingBox();
  await question(page, 'Name').fill('Meena');
  await expect(page.getByText(/^Draft saved/)).toBeVisible();
  expect(await help.boundingBox()).toEqual(before);
});

test('text typed before the scripts arrive is added to the rest of the draft, on the page and in storage', async ({
  page,
}) => {
  await open(page, formPaths.service);
  await question(page, 'Name').fill('Meena');
  await question(page, 'Project details').fill('First words');
  await expect(page.getByText(/^Draft saved/)).toBeVisible();

  const release = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await question(page, 'Project details').fill('Other words');
  release();
  const expectEntries = async () => {
    await expect(page.getByText(/^Your draft from today/)).toBeVisible();
    await expect(question(page, 'Name')).toHaveValue('Meena');
    await expect(question(page, 'Project details')).toHaveValue('Other words');
  };
  await expectEntries();
  await page.reload();
  await ready(page);
  await expectEntries();
});

test('a tab that is closed without an unload event has lost nothing', async ({ page, app }) => {
  const visitor = await startSession(page, app);
  await open(page, formPaths.job);
  await fillIn(page, 'job', answersFor('job', visitor));
  await expect(page.getByText(/^Draft saved/)).toBeVisible();
  await expectKept(page, ['asha-raman.pdf']);
  const again = await page.context().newPage();
  await page.close({ runBeforeUnload: false });
  await open(again, formPaths.job);
  await expect(question(again, 'Name')).toHaveValue('Meena Raman');
  await expect(question(again, 'Cover letter')).toHaveValue(/^I like quiet systems\./);
  await expect(again.getByText('asha-raman.pdf')).toBeVisible();
  await expect(again.getByRole('button', { name: 'Replace' })).toBeVisible();
});

test('the note that a draft is saved does not move the button that is being pressed', async ({ page }) => {
  await open(page, formPaths.feedback);
  await page.getByRole('button', { name: 'Send feedback' }).hover();
  await question(page, 'Message').fill('The drawings are lovely.');
  await page.mouse.down();
  await expect(page.getByText(/^Saved as a draft/)).toBeVisible();
  await page.mouse.up();
  // The press was an attempt to submit, which leads to the first question without an answer.
  await expect(question(page, 'Name')).toBeFocused();
});

test('two tabs keep each other’s drafts', async ({ page, app }) => {
  await startSession(page, app);
  await open(page, formPaths.partnership);
  const other = await page.context().newPage();
  await open(other, formPaths.consultation);
  await question(page, 'Business name').fill('Raman Textiles');
  await expect(page.getByText(/^Draft saved/)).toBeVisible();
  await question(other, 'Description').fill('Can everybody use our shop?');
  await expect(other.getByText(/^Draft saved/)).toBeVisible();
  await open(page, formPaths.partnership);
  await expect(question(page, 'Business name')).toHaveValue('Raman Textiles');
  await open(other, formPaths.consultation);
  await expect(question(other, 'Description')).toHaveValue('Can everybody use our shop?');
});

test('a lost connection is reported at once, and when it is back nothing has been sent by itself', async ({
  page,
  app,
  consoleGuard,
}) => {
  consoleGuard.expected.push(/Failed to load resource/);
  const visitor = await startSession(page, app);
  const answers = answersFor('consultation', visitor);
  await open(page, formPaths.consultation);
  await fillIn(page, 'consultation', answers);
  await goOffline(page);
  await expect(page.getByText('You are offline. Your entries are kept on this device.')).toBeVisible();
  await submit(page, 'consultation');
  const failure = page.getByRole('alertdialog', { name: 'Network Error' });
  await failure.getByRole('button', { name: 'Retry' }).click();
  await expect(failure).toBeHidden();
  await page.context().setOffline(false);
  await expect(page.getByText('You are online again. Nothing was sent in the meantime.')).toBeVisible();
  expect(await app.emailsTo(visitor.email)).toHaveLength(1);
  await expect(page.getByRole('button', { name: 'Submit request' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Success!' })).toBeVisible();
});
