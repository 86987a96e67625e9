import type { Page } from '@playwright/test';
import { submissionCopy } from '../../src/content/applications/applications.ts';
import { answersFor, fillIn, formPaths, question, submit } from '../support/forms.ts';
import { startSession } from '../support/session.ts';
import { press } from '../support/steps.ts';
import { expect, expectAt, open, ready, test } from '../support/test.ts';

const asked = /^Somebody began this form on this device, today, \d\d:\d\d, without logging in\.$/;

const expectStoredDraft = (page: Page, text: string) =>
  expect.poll(() => page.evaluate(() => window.localStorage.getItem('persist:drafts') ?? '')).toContain(text);

test('two tabs on one form: each shows what the other changed, and nothing is lost', async ({
  page,
  app,
}) => {
  await startSession(page, app);
  await open(page, formPaths.partnership);
  const other = await page.context().newPage();
  await open(other, formPaths.partnership);
  await question(page, 'Business name').fill('Raman Textiles');
  await expect(question(other, 'Business name')).toHaveValue('Raman Textiles');
  await question(other, 'Contact person').fill('Asha Raman');
  await expect(question(page, 'Contact person')).toHaveValue('Asha Raman');
  await expect(page.getByText('Changed in another tab: Contact person.')).toBeVisible();
  // Both tabs change an answer at about the same time, and both answers are kept.
  await question(page, 'Business name').fill('Raman Looms');
  await question(other, 'Contact person').fill('Asha R.');
  for (const tab of [page, other]) {
    await expect(question(tab, 'Business name')).toHaveValue('Raman Looms');
    await expect(question(tab, 'Contact person')).toHaveValue('Asha R.');
  }
  await expectStoredDraft(page, 'Raman Looms');
  await page.reload();
  await ready(page);
  await expect(question(page, 'Business name')).toHaveValue('Raman Looms');
  await expect(question(page, 'Contact person')).toHaveValue('Asha R.');
});

test('a form sent in one tab is empty in the other, and its draft does not come back', async ({
  page,
  app,
}) => {
  const visitor = await startSession(page, app);
  await open(page, formPaths.consultation);
  const other = await page.context().newPage();
  await open(other, formPaths.consultation);
  const answers = answersFor('consultation', visitor);
  await fillIn(page, 'consultation', answers);
  await expect(question(other, 'Name')).toHaveValue(answers['name'] ?? '');
  await submit(page, 'consultation');
  const result = page.getByRole('dialog', { name: 'Success!' });
  await expect(result).toBeVisible();
  await expect(question(other, 'Name')).toHaveValue('');
  await expect(other.getByText(/^This form was sent or discarded in another tab/)).toBeVisible();
  await question(other, 'Description').fill('Something new');
  await expectStoredDraft(other, 'Something new');
  await result.getByRole('button').first().click();
  await expect(page).toHaveURL('/');
  await open(page, formPaths.consultation);
  await expect(question(page, 'Description')).toHaveValue('Something new');
  await expect(question(page, 'Name')).toHaveValue('');
});

test('entries that somebody left without an account are only offered, also after a login, and never mixed in', async ({
  page,
  app,
}) => {
  await open(page, formPaths.service);
  await question(page, 'Name').fill('Somebody Before');
  await expectStoredDraft(page, 'Somebody Before');
  // In the tab in which they were typed they come back by themselves, also after a reload.
  await page.reload();
  await ready(page);
  await expect(question(page, 'Name')).toHaveValue('Somebody Before');
  await expect(page.getByText(asked)).toHaveCount(0);

  const next = await page.context().newPage();
  await page.close();
  await startSession(next, app);
  await open(next, formPaths.service);
  await expect(next.getByText(asked)).toBeVisible();
  await expect(question(next, 'Name')).toHaveValue('');
  await expect(next.getByText('Somebody Before')).toHaveCount(0);
  await expect(next.getByText(new RegExp(submissionCopy.draft.restored('.+')))).toHaveCount(0);
  await question(next, 'Name').fill('Asha Raman');
  await expectStoredDraft(next, 'Asha Raman');
  await next.reload();
  await ready(next);
  await expect(question(next, 'Name')).toHaveValue('Asha Raman');
  await expect(next.getByText(asked)).toBeVisible();
  await next.getByRole('button', { name: 'Delete them' }).click();
  await expect(next.getByText(asked)).toHaveCount(0);
  await expect
    .poll(() => next.evaluate(() => window.localStorage.getItem('persist:drafts')))
    .not.toContain('Somebody Before');
  await expect(question(next, 'Name')).toHaveValue('Asha Raman');
});

test('what is typed in two tabs without an account, apart from each other, is not mixed', async ({
  page,
}) => {
  await open(page, formPaths.service);
  await question(page, 'Name').fill('Asha Raman');
  await question(page, 'Project details').fill('A shop');
  await expectStoredDraft(page, 'A shop');
  const other = await page.context().newPage();
  await open(other, formPaths.service);
  await expect(other.getByText(asked)).toBeVisible();
  await question(other, 'Name').fill('Meena Devi');
  await expectStoredDraft(other, 'Meena Devi');
  await question(page, 'Project details').fill('A shop for saris');
  await expectStoredDraft(page, 'A shop for saris');
  await question(other, 'Name').fill('Meena D.');
  await expectStoredDraft(other, 'Meena D.');
  await expectStoredDraft(other, 'A shop for saris');
  const isAlone = async () => {
    await expect(question(page, 'Name')).toHaveValue('Asha Raman');
    await expect(question(page, 'Project details')).toHaveValue('A shop for saris');
    await expect(question(other, 'Name')).toHaveValue('Meena D.');
    await expect(question(other, 'Project details')).toHaveValue('');
  };
  await isAlone();
  for (const tab of [page, other]) {
    await tab.reload();
    await ready(tab);
    await expect(tab.getByText(asked)).toBeVisible();
  }
  await isAlone();
});

test('the visitor who is offered the entries can go on with them', async ({ page }) => {
  await open(page, formPaths.service);
  await question(page, 'Name').fill('Asha Raman');
  await expectStoredDraft(page, 'Asha Raman');
  const next = await page.context().newPage();
  await page.close();
  await open(next, formPaths.service);
  await expect(next.getByText(asked)).toBeVisible();
  await next.getByRole('button', { name: 'Use these entries' }).click();
  await expect(question(next, 'Name')).toHaveValue('Asha Raman');
  await expect(next.getByText(/^The entries from today, \d\d:\d\d, are in this form now\.$/)).toBeVisible();
  await expect(question(next, 'Name')).toBeFocused();
});

test('the dialog with a result stays on its page when the visitor leaves it open', async ({ page, app }) => {
  const visitor = await startSession(page, app);
  await open(page, formPaths.consultation);
  await fillIn(page, 'consultation', answersFor('consultation', visitor));
  await submit(page, 'consultation');
  const result = page.getByRole('dialog', { name: 'Success!' });
  await expect(result).toBeVisible();
  await page.reload();
  await expect(result).toBeVisible();
  await open(page, '/about-us');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(result).toHaveCount(0);
  await open(page, formPaths.consultation);
  await expect(result).toBeVisible();
  await result.getByRole('button').first().click();
  await expect(page).toHaveURL('/');
});

test('Back to a form after a logout shows nothing of it, not even what the browser restores', async ({
  page,
  app,
}) => {
  const visitor = await startSession(page, app);
  await open(page, formPaths.service);
  await fillIn(page, 'service', answersFor('service', visitor));
  await expectStoredDraft(page, visitor.email);
  await open(page, '/settings');
  await press(page, 'Logout');
  await press(page, 'Continue');
  await expect(page.getByText('You have been logged out successfully.')).toBeVisible();
  await page.goBack();
  await expectAt(page, formPaths.service);
  await ready(page);
  await expect(page.getByRole('main').getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(question(page, 'Name')).toHaveValue('');
  await question(page, 'Name').fill('Somebody else');
  await expectStoredDraft(page, 'Somebody else');
  expect(await page.evaluate(() => window.localStorage.getItem('persist:drafts'))).not.toContain('High');
});
