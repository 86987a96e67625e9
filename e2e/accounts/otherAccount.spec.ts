import { answersFor, formPaths, question } from '../support/forms.ts';
import { seedToken, startSession } from '../support/session.ts';
import { press } from '../support/steps.ts';
import { expect, open, test } from '../support/test.ts';
import { createAccount, logIn } from '../support/visitor.ts';
import { openFilledForm } from '../support/inlineLogin.ts';

test('another account gets an empty form, and the first account later finds its draft', async ({
  page,
  app,
}) => {
  const { visitor, token } = await openFilledForm(page, app);
  await expect(page.getByText(/^Draft saved/).first()).toBeAttached();
  const second = await createAccount(app);
  const other = await page.context().newPage();
  // Not a page of the site, because that would write its own session back into storage.
  await other.goto('/outbox.json');
  await seedToken(other, await logIn(app, second));
  await expect(question(page, 'Email')).toHaveValue(second.email);
  await expect(question(page, 'Name')).toHaveValue('');
  await expect(page.getByText('asha-raman.pdf')).toHaveCount(0);
  await seedToken(other, token);
  await expect(question(page, 'Email')).toHaveValue(visitor.email);
  await expect(question(page, 'Name')).toHaveValue(answersFor('job', visitor)['name']!);
});

for (const [kind, label] of [
  ['feedback', 'Message'],
  ['service', 'Project details'],
] as const)
  test(`another account gets an empty ${kind} form, which needs no login, and nothing of the first is stored`, async ({
    page,
    app,
  }) => {
    await startSession(page, app);
    // Opened by its address: only then is the form in the prerendered HTML.
    await open(page, formPaths[kind]);
    await question(page, label).fill('For the first account only');
    await expect(page.getByText(/^(Draft saved|Saved as a draft)/).first()).toBeAttached();
    const other = await page.context().newPage();
    await open(other, '/settings');
    await press(other, 'Logout');
    await press(other, 'Continue');
    await expect(other.getByText('You have been logged out successfully.')).toBeVisible();
    const second = await createAccount(app);
    await other.goto('/outbox.json');
    await seedToken(other, await logIn(app, second));
    await expect(question(page, 'Email')).toHaveValue(second.email);
    await expect(question(page, label)).toHaveValue('');
    await question(page, 'Name').fill('Meena');
    const stored = () => page.evaluate(() => window.localStorage.getItem('persist:drafts'));
    await expect.poll(stored).toContain('Meena');
    expect(await stored()).not.toContain('For the first account only');
  });
