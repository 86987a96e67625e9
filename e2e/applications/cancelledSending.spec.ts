import path from 'node:path';
import Database from 'better-sqlite3';
import { fieldsOf } from '../../contract/applications.ts';
import { sendingCopy } from '../../src/content/applications/sending.ts';
import { answersFor, fillIn, formPaths, question, submit } from '../support/forms.ts';
import { chooseLarge } from '../support/files/files.ts';
import { startSession } from '../support/session.ts';
import { uploadSpeedOf } from '../support/files/uploadSpeed.ts';
import { AppProcess } from '../support/appProcess.ts';
import { expect, open, ready, test } from '../support/test.ts';

// An app of its own, because submissions of other tests must not be in the database that is read here.
let own: AppProcess;
test.beforeAll(async () => {
  own = await AppProcess.start({ DATABASE_URL: '' });
});
test.afterAll(() => own.stop());

/** Numbers of submissions and files that the server has stored. */
function stored() {
  const database = new Database(path.join(own.folder, 'app.db'), { readonly: true });
  const count = (table: string) => database.prepare(`select count(*) from ${table}`).pluck().get();
  const counts = { submissions: count('submission'), files: count('file') };
  database.close();
  return counts;
}

test('an upload that is cancelled leaves nothing on the server and everything in the form, and can be sent again', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expected.push(new RegExp(`^foreign request: ${own.url}`));
  const visitor = await startSession(page, own);
  const answers = answersFor('job', visitor);
  await open(page, own.url + formPaths.job);
  await fillIn(page, 'job', answers);
  await chooseLarge(page);
  const sendAt = await uploadSpeedOf(page);
  await sendAt(250_000);

  await submit(page, 'job');
  const panel = page.getByRole('region', { name: sendingCopy.title });
  await expect(panel).toBeFocused();
  const bar = panel.getByRole('progressbar', { name: sendingCopy.title });
  await expect.poll(async () => Number(await bar.getAttribute('value'))).toBeGreaterThan(10);
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Enter');

  await ready(page);
  await expect(page.getByText(sendingCopy.stopped)).toBeVisible();
  await expect(page.locator('[role=dialog], [role=alertdialog]')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Submit application' })).toBeFocused();
  for (const { name, label, control } of fieldsOf('job')) {
    const answer = answers[name];
    if (answer !== undefined && control !== 'radio')
      await expect(question(page, label)).toHaveValue(control === 'url' ? `https://${answer}` : answer);
  }
  await expect(page.getByText('asha-raman.pdf')).toBeVisible();
  await expect(page.getByText('PDF, 1.4 MB')).toBeVisible();
  expect(stored()).toEqual({ submissions: 0, files: 0 });
  expect(await own.emailsTo('staff@example.invalid')).toEqual([]);

  await sendAt();
  await submit(page, 'job');
  await expect(page.getByRole('dialog', { name: 'Application Submitted' })).toBeVisible();
  expect(stored()).toEqual({ submissions: 1, files: 1 });
  expect(await own.emailsTo('staff@example.invalid')).toHaveLength(1);
});
