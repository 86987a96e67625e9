import { applications } from '../../contract/applications.ts';
import { answersFor, expectDraftNote, fillIn, formPaths, question, submit } from '../support/forms.ts';
import { chooseLarge } from '../support/files/files.ts';
import { startSession } from '../support/session.ts';
import { deferOnce } from '../support/network/responses.ts';
import { expectInert } from '../support/steps.ts';
import { expect, expectAt, open, ready, test } from '../support/test.ts';
import { uploadSpeedOf } from '../support/files/uploadSpeed.ts';

test('a visitor who goes back while a form is being sent reads that it may have arrived, and keeps the answers', async ({
  page,
  app,
}) => {
  const visitor = await startSession(page, app);
  const answers = answersFor('service', visitor);
  await open(page, '/services/web-development');
  await page.getByRole('main').getByRole('link', { name: 'Apply Now' }).first().click();
  await expectAt(page, formPaths.service);
  await fillIn(page, 'service', answers);
  await deferOnce(page, applications.service.submit);
  await submit(page, 'service');
  await expectInert(page);
  await page.goBack();
  await expect(page).toHaveURL('/services/web-development');
  const told = page.getByRole('dialog', { name: 'Left While Sending' });
  await expect(told).toContainText('It may have arrived: if it did, an email confirms it.');
  await told.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/services/web-development');
  await page.goForward();
  await expectAt(page, formPaths.service);
  await expect(question(page, 'Name')).toHaveValue(answers['name'] ?? '');
});

test('a visitor who reloads while a form is being sent is asked first, then reads that it may have arrived, and keeps the answers', async ({
  page,
  app,
}) => {
  const visitor = await startSession(page, app);
  const answers = answersFor('service', visitor);
  await open(page, formPaths.service);
  await fillIn(page, 'service', answers);
  await deferOnce(page, applications.service.submit);
  await submit(page, 'service');
  await expectInert(page);
  const reload = () => page.evaluate(() => setTimeout(() => window.location.reload()));

  const asked = page.waitForEvent('dialog');
  await reload();
  expect((await asked).type()).toBe('beforeunload');
  await (await asked).dismiss();
  await expectInert(page);

  page.once('dialog', (leaving) => void leaving.accept());
  await reload();
  const told = page.getByRole('dialog', { name: 'Left While Sending' });
  await expect(told).toContainText('It may have arrived: if it did, an email confirms it.');
  await told.getByRole('button', { name: 'Continue' }).click();
  await expect(told).toBeHidden();
  await expect(question(page, 'Name')).toHaveValue(answers['name'] ?? '');
  await page.reload();
  await ready(page);
  await expect(question(page, 'Name')).toHaveValue(answers['name'] ?? '');
  await expect(told).toBeHidden();
});

for (const way of ['goes back', 'reloads'] as const)
  test(`a visitor who ${way} before all of a file was sent reads that it has not arrived, and keeps the file`, async ({
    page,
    app,
  }) => {
    const visitor = await startSession(page, app);
    await open(page, '/careers');
    await page.getByRole('main').getByRole('link', { name: 'Apply Now' }).first().click();
    await expectAt(page, formPaths.job);
    await fillIn(page, 'job', answersFor('job', visitor));
    await chooseLarge(page);
    await expectDraftNote(page);
    const sendAt = await uploadSpeedOf(page);
    await sendAt(100_000);
    await submit(page, 'job');
    await expect(page.getByRole('progressbar')).toBeVisible();
    page.once('dialog', (leaving) => void leaving.accept());
    if (way === 'goes back') await page.goBack();
    else await page.evaluate(() => setTimeout(() => window.location.reload()));
    const told = page.getByRole('dialog', { name: 'Left While Sending' });
    await expect(told).toContainText('You left the form before all of it was sent, so it has not arrived.');
    await told.getByRole('button', { name: 'Continue' }).click();
    if (way === 'goes back') await page.goForward();
    await expect(page.getByText('asha-raman.pdf')).toBeVisible();
    expect(await app.emailsTo(visitor.email)).toHaveLength(1);
  });
