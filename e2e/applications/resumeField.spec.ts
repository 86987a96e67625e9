import { routeNext } from '../support/network/calls.ts';
import { answersFor, fillIn, formPaths, submit } from '../support/forms.ts';
import { choosePdf, pdfOf } from '../support/files/files.ts';
import { startSession } from '../support/session.ts';
import { AppProcess } from '../support/appProcess.ts';
import { pdfBytesOf } from '../support/files/pdf.ts';
import { dialogOn, press } from '../support/steps.ts';
import { expect, open, test } from '../support/test.ts';

test.describe('a server that takes 1 MB', () => {
  let own: AppProcess;
  test.beforeAll(async () => {
    own = await AppProcess.start({ UPLOAD_MAX: '1MiB' });
  });
  test.afterAll(() => own.stop());

  test('reports a larger file when it is chosen, and its refusal is shown at the field', async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.expected.push(new RegExp(`^foreign request: ${own.url}`), /Failed to load resource/);
    const visitor = await startSession(page, own);
    await open(page, own.url + formPaths.job);
    await fillIn(page, 'job', answersFor('job', visitor));
    await choosePdf(
      page,
      pdfOf('large.pdf', Buffer.concat([pdfBytesOf('Large'), Buffer.alloc(1_400_000, '\n')])),
    );
    await expect(page.getByText('This file is 1.4 MB, and we take up to 1 MB.')).toBeVisible();
    await expect(page.getByText('Checked: this is a PDF.')).toBeHidden();
    const choosing = page.waitForEvent('filechooser');
    await press(page, 'choose a smaller file');
    await choosing;

    for (const [refusal, words] of [
      [null, 'Resume must be 1 MB or smaller.'],
      [
        { status: 413, contentType: 'text/html', body: '<html><h1>413</h1></html>' },
        'This file is too large to be taken. Please choose a smaller one.',
      ],
    ] as const) {
      if (refusal) await routeNext(page, 'submitJobApplication', (route) => route.fulfill(refusal));
      await submit(page, 'job');
      await dialogOn(page)
        .getByRole('button', { name: 'Retry' })
        .or(dialogOn(page).getByRole('button'))
        .first()
        .click();
      await expect(dialogOn(page)).toBeHidden();
      await expect(page.getByRole('button', { name: 'Replace' })).toBeFocused();
      await expect(page.getByRole('button', { name: 'Replace' })).toHaveAccessibleDescription(
        new RegExp(words),
      );
      await expect(page.getByText('large.pdf')).toBeVisible();
      await expect(page.getByRole('complementary').getByText('1 answer to correct')).toBeVisible();
    }

    await choosePdf(page, pdfOf('small.pdf'));
    await expect(page.getByText('1 answer to correct').first()).toBeHidden();
    await submit(page, 'job');
    await expect(page.getByRole('dialog', { name: 'Application Submitted' })).toBeVisible();
  });
});

test('the field says which one was taken of two files that are dropped at once', async ({ page, app }) => {
  await startSession(page, app);
  await open(page, formPaths.job);
  const files = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['letter'], 'letter.txt'));
    transfer.items.add(new File([text], 'cv.pdf', { type: 'application/pdf' }));
    return transfer;
  }, pdfBytesOf('CV').toString('latin1'));
  await page.getByRole('button', { name: 'Choose PDF' }).dispatchEvent('drop', { dataTransfer: files });
  await expect(page.getByText('One file is enough: we took “cv.pdf” and left the other one.')).toBeVisible();
  await choosePdf(page, pdfOf('newer.pdf'));
  await expect(page.getByText(/^One file is enough/)).toBeHidden();
});

test('a PDF that cannot be drawn is accepted all the same', async ({ page, app }) => {
  await startSession(page, app);
  await open(page, formPaths.job);
  const starting = page.waitForEvent('worker');
  await choosePdf(page, pdfOf('broken.pdf', Buffer.from('%PDF-1.7\nnothing that makes sense')));
  const worker = await starting;
  await worker.waitForEvent('close');
  await expect(page.getByText('Checked: this is a PDF.')).toBeVisible();
  await expect(page.getByRole('main').locator('canvas')).toBeHidden();
});
