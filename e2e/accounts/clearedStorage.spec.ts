import { loginCopy } from '../../src/content/accounts/accounts.ts';
import { dialogOn, fill, press } from '../support/steps.ts';
import { expect, expectAt, open, test } from '../support/test.ts';
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
