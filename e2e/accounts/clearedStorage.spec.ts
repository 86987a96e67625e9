import { guardCopy, loginCopy } from '../../src/content/accounts/accounts.ts';
import { expectDraftNote, formPaths, question } from '../support/forms.ts';
import { startSession } from '../support/session.ts';
import { dialogOn, fill, press } from '../support/steps.ts';
import { expect, expectAt, open, ready, test } from '../support/test.ts';
import { createAccount } from '../support/visitor.ts';

test('after the storage was cleared beneath the open site, the next login logs in', async ({ page, app }) => {
  const visitor = await createAccount(app);
  await open(page, '/login');
  await page.evaluate(() => window.localStorage.clear());
  await fill(page, 'Email', visitor.email);
  await fill(page, 'Password', visitor.password);
  await press(page, loginCopy.submit);
  await expect(dialogOn(page)).toContainText(`You are logged in as ${visitor.email}.`);
  await press(page, 'Continue');
  await expectAt(page, '/');
  await open(page, '/settings');
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
});

for (const kind of ['job', 'service'] as const)
  test(`storage that is cleared in another tab leaves the answers in an open ${kind} form`, async ({
    page,
    app,
  }) => {
    const visitor = await createAccount(app);
    if (kind === 'job') await startSession(page, app, visitor);
    await open(page, formPaths[kind]);
    await question(page, 'Name').fill('Meena');
    await expectDraftNote(page);
    const other = await page.context().newPage();
    await open(other, '/careers');
    await other.evaluate(() => window.localStorage.clear());
    const saved = page.getByText(/^(Draft saved|Saved as a draft)/).filter({ visible: true });
    await expect(saved).toHaveCount(0);
    await expect(page.locator('input[name=name]')).toHaveValue('Meena');
    await expect(page.getByText(/sent or discarded/)).toBeHidden();
    if (kind === 'job') {
      const guard = page.getByRole('dialog', { name: guardCopy.title });
      await guard.getByLabel('Password', { exact: true }).fill(visitor.password);
      await guard.getByLabel('Password', { exact: true }).press('Enter');
    }
    await question(page, 'Phone number').fill('+91 44 0000 0117');
    await expectDraftNote(page);
    await page.reload();
    await ready(page);
    await expect(question(page, 'Name')).toHaveValue('Meena');
  });
