import type { Page } from '@playwright/test';
import { apiBase, calls } from '../../contract/calls.ts';
import { logInWith } from '../support/session.ts';
import { fill, press } from '../support/steps.ts';
import { expect, open, test } from '../support/test.ts';
import { createAccount, logIn } from '../support/visitor.ts';

const isAnswer = (name: 'loadProfile' | 'updateProfile') => (response: { url(): string }) =>
  response.url().endsWith(apiBase + calls[name].path);

/** Opens the profile and changes one answer; the first change makes the page request the profile again. */
async function change(page: Page, token: string, label: string, answer: string) {
  await logInWith(page, token);
  await open(page, '/edit-profile');
  const asked = page.waitForResponse(isAnswer('loadProfile'));
  await fill(page, label, answer);
  await (await asked).finished();
}

async function save(page: Page) {
  await press(page, 'Save changes');
  await expect(page.getByRole('dialog', { name: 'Profile updated successfully!' })).toBeVisible();
}

test('concurrent changes on two devices are both saved', async ({ page, app, browser, consoleGuard }) => {
  // The browser itself reports the 412, after which the page sends both changes.
  consoleGuard.expected.push(/status of 412/);
  const visitor = await createAccount(app);
  const token = await logIn(app, visitor);
  const context = await browser.newContext({ baseURL: app.url });
  const phone = await context.newPage();
  await change(page, token, 'Address', '8 Temple Street, Chennai');
  await change(phone, token, 'Phone number', '+91 44 0000 0155');

  await save(phone);
  const statuses: number[] = [];
  page.on('response', (response) => {
    if (isAnswer('updateProfile')(response)) statuses.push(response.status());
  });
  await save(page);
  expect(statuses).toEqual([412, 200]);

  const stored = await fetch(app.url + apiBase + calls.loadProfile.path, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(await stored.json()).toMatchObject({
    name: visitor.name,
    address: '8 Temple Street, Chennai',
    phone_number: '+91 44 0000 0155',
  });
  await press(page, 'Continue');
  await open(page, '/edit-profile');
  await expect(page.getByLabel('Phone number')).toHaveValue('+91 44 0000 0155');
  await context.close();
});
