import { rm, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import * as constants from '../../contract/constants.ts';
import { waitForCall } from '../support/network/calls.ts';
import { answersFor, fillIn, formPaths, submit } from '../support/forms.ts';
import { choosePdf, pdfOf, resumeFile } from '../support/files/files.ts';
import { startSession } from '../support/session.ts';
import type { AppProcess } from '../support/appProcess.ts';
import { expectKept } from '../support/files/keptFiles.ts';
import { dialogOn, press } from '../support/steps.ts';
import { expect, open, ready, test } from '../support/test.ts';

const thumbnail = (page: Page) => page.getByRole('main').locator('canvas');
const expectDraftSaved = (page: Page) => expect(page.getByText(/^Draft saved/)).toBeVisible();

/**
 * Fills in the internship form, including a PDF, and reloads the page once the files `kept` are stored in the browser.
 * Returns the visitor.
 */
async function comeBackToDraft(page: Page, app: AppProcess, kept: string[] = []) {
  const visitor = await startSession(page, app);
  await open(page, formPaths.internship);
  await fillIn(page, 'internship', answersFor('internship', visitor));
  await expectDraftSaved(page);
  if (kept.length > 0) await expectKept(page, kept);
  await page.reload();
  await ready(page);
  return visitor;
}

/** Time limit for drawing, which needs two megabytes of scripts; a busy computer takes a while to parse them. */
const drawing = { timeout: 20_000 };

/** Whether the thumbnail is not blank. */
const hasInk = (page: Page) =>
  thumbnail(page).evaluate((canvas: HTMLCanvasElement) => {
    const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
    return data.some((value, index) => index % 4 === 0 && value < 128 && data[index + 3]! > 0);
  });

test('a PDF comes back with its draft after the tab is gone, drawn and counted, and is what is sent', async ({
  page,
  app,
}) => {
  const visitor = await startSession(page, app);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/\/pdf(Worker)?\./.test(request.url())) scripts.push(request.url());
  });
  await open(page, formPaths.job);
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);
  await fillIn(page, 'job', answersFor('job', visitor));
  await expect(page.getByText(/, 1 page$/)).toBeVisible(drawing);
  await expect(thumbnail(page)).toBeVisible(drawing);
  expect(await hasInk(page)).toBe(true);
  expect(scripts).toHaveLength(2);
  await expectKept(page, [resumeFile.name]);

  const again = await page.context().newPage();
  await page.close({ runBeforeUnload: false });
  await open(again, formPaths.job);
  await expect(again.getByText(/^Your draft from today/)).toBeVisible();
  await expect(again.getByText('Checked: this is a PDF.')).toBeVisible();
  await expect(again.getByText(/, 1 page$/)).toBeVisible(drawing);
  await expect(again.getByText(/again\.$/)).toBeHidden();
  // Leaving loses nothing, so the site does not ask.
  await again.getByRole('banner').getByRole('link', { name: 'Settings' }).click();
  await expect(again).toHaveURL('/settings');
  await again.goBack();
  await expect(again.getByText(resumeFile.name)).toBeVisible();

  const sending = waitForCall(again, 'submitJobApplication');
  await submit(again, 'job');
  expect((await sending).postDataBuffer()?.includes(resumeFile.buffer)).toBe(true);
  await expect(again.getByRole('dialog', { name: 'Application Submitted' })).toBeVisible();
  await expectKept(again, []);
});

test('a PDF that is deleted on disk once it is stored is sent all the same', async ({
  page,
  app,
}, testInfo) => {
  const visitor = await startSession(page, app);
  await open(page, formPaths.job);
  await fillIn(page, 'job', answersFor('job', visitor));
  const path = testInfo.outputPath('on-disk.pdf');
  await writeFile(path, resumeFile.buffer);
  const choosing = page.waitForEvent('filechooser');
  await press(page, 'Replace');
  await (await choosing).setFiles(path);
  await expectKept(page, ['on-disk.pdf']);
  await rm(path);
  await submit(page, 'job');
  await expect(page.getByRole('dialog', { name: 'Application Submitted' })).toBeVisible();
});

test('a file that is taken out or discarded with its draft does not come back', async ({ page, app }) => {
  await startSession(page, app);
  await open(page, formPaths.internship);
  await choosePdf(page, pdfOf('first.pdf'));
  await expectKept(page, ['first.pdf']);
  await press(page, 'Remove');
  await expectKept(page, []);
  await choosePdf(page, pdfOf('second.pdf'));
  await expectKept(page, ['second.pdf']);
  await page.reload();
  await ready(page);
  await expect(page.getByText('second.pdf')).toBeVisible();
  await press(page, 'Remove');
  await expectKept(page, []);
  await page.reload();
  await ready(page);
  await expect(page.getByRole('button', { name: 'Choose PDF', exact: true })).toBeVisible();
  await choosePdf(page, pdfOf('third.pdf'));
  await expectKept(page, ['third.pdf']);
  await page.getByRole('button', { name: 'Discard draft' }).filter({ visible: true }).first().click();
  await dialogOn(page).getByRole('button').first().click();
  await expect(page.getByText('third.pdf')).toBeHidden();
  await expectKept(page, []);
});

/**
 * Opens the job form with a file in two tabs.
 * @returns the second tab
 */
async function openInTwoTabs(page: Page, app: AppProcess): Promise<Page> {
  await startSession(page, app);
  await open(page, formPaths.job);
  await choosePdf(page, pdfOf('first.pdf'));
  await expectKept(page, ['first.pdf']);
  const other = await page.context().newPage();
  await open(other, formPaths.job);
  await expect(other.getByText('first.pdf')).toBeVisible();
  return other;
}

test('two tabs show the file that was chosen last, and a logout in one leaves none', async ({
  page,
  app,
}) => {
  const other = await openInTwoTabs(page, app);
  await choosePdf(other, pdfOf('second.pdf'));
  await expect(page.getByText('second.pdf')).toBeVisible();
  await expectKept(page, ['second.pdf']);
  await press(page, 'Remove');
  await expect(other.getByText('second.pdf')).toBeHidden();
  await choosePdf(page, pdfOf('third.pdf'));
  await expect(other.getByText('third.pdf')).toBeVisible();
  await page.reload();
  await ready(page);
  await expect(page.getByText('third.pdf')).toBeVisible();

  await open(other, '/settings');
  await press(other, 'Logout');
  await press(other, 'Continue');
  await expect(dialogOn(other)).toBeHidden();
  await expectKept(other, []);
  // The form beneath the guard does not store its file again, neither at once nor when its tab is closed.
  await expect(dialogOn(page)).toBeVisible();
  await page.close({ runBeforeUnload: false });
  await expectKept(other, []);
  expect(await other.evaluate(() => localStorage.getItem('persist:drafts'))).not.toContain('third.pdf');
});

/** Pauses the page's scripts, so that it handles no events, until the returned function is called. */
async function holdUp(page: Page): Promise<() => Promise<unknown>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Debugger.enable');
  const paused = new Promise((resolve) => devtools.once('Debugger.paused', resolve));
  await devtools.send('Debugger.pause');
  const nextWork = page.evaluate(() => null);
  await paused;
  return async () => {
    await devtools.send('Debugger.resume');
    await nextWork;
  };
}

test('a tab that was busy while the file was removed and another chosen does not delete the other', async ({
  page,
  app,
}) => {
  const other = await openInTwoTabs(page, app);
  const goOn = await holdUp(other);
  await press(page, 'Remove');
  await expectKept(page, []);
  await choosePdf(page, pdfOf('second.pdf'));
  await expectKept(page, ['second.pdf']);
  await goOn();
  await expect(other.getByText('second.pdf')).toBeVisible();
  // By now the busy tab has handled all events of the removal.
  await other.reload();
  await ready(other);
  await expect(other.getByText('second.pdf')).toBeVisible();
  await expect(page.getByText('second.pdf')).toBeVisible();
});

test('the file of an expired draft is deleted at the next visit of any form', async ({ page, app }) => {
  await startSession(page, app);
  await open(page, formPaths.job);
  await choosePdf(page, pdfOf('old.pdf'));
  await expectKept(page, ['old.pdf']);
  await expectDraftSaved(page);
  await page.addInitScript((lifetime) => {
    const now = Date.now;
    Date.now = () => now() + lifetime;
  }, constants.draftLifetime);
  await open(page, formPaths.feedback);
  await expectKept(page, []);
});

test('a file that was chosen before the clock was set back is deleted once its draft is gone', async ({
  page,
  app,
}) => {
  await startSession(page, app);
  await page.addInitScript(() => {
    const now = Date.now;
    if (window.name !== 'set back') Date.now = () => now() + 3_600_000;
  });
  await open(page, formPaths.job);
  await choosePdf(page, pdfOf('ahead.pdf'));
  await expectKept(page, ['ahead.pdf']);
  await expectDraftSaved(page);
  await page.evaluate(() => {
    window.name = 'set back';
    localStorage.removeItem('persist:drafts');
  });
  await open(page, formPaths.feedback);
  await expectKept(page, []);
});

test('where the browser stores no file, all other entries come back, and the file is asked for again', async ({
  page,
  app,
}) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('No files here.', 'InvalidStateError');
    };
  });
  const visitor = await comeBackToDraft(page, app);
  await expect(
    page.getByText(/We could not keep the file itself: please choose asha-raman\.pdf again\./),
  ).toBeVisible();
  await expect(page.getByLabel('Phone number')).toHaveValue(answersFor('internship', visitor)['phone'] ?? '');
  await choosePdf(page, pdfOf('again.pdf'));
  await submit(page, 'internship');
  await expect(page.getByRole('dialog', { name: 'Application Submitted' })).toBeVisible();
});

test('where the browser cannot store files, as Safari in private windows, their content is stored and comes back', async ({
  page,
  app,
}) => {
  await page.addInitScript(() => {
    const store: { put: (record: { file: unknown }) => IDBRequest<IDBValidKey> } = IDBObjectStore.prototype;
    store.put = new Proxy(store.put, {
      apply(put, target, [record]: [{ file: unknown }]) {
        if (record.file instanceof Blob) throw new DOMException('No files here.', 'DataCloneError');
        return Reflect.apply(put, target, [record]);
      },
    });
  });
  await comeBackToDraft(page, app, [resumeFile.name]);
  await expect(page.getByText(/^Your draft from/)).toBeVisible();
  await expect(page.getByText(/, 1 page$/)).toBeVisible(drawing);
  await submit(page, 'internship');
  await expect(page.getByRole('dialog', { name: 'Application Submitted' })).toBeVisible();
});

test('a PDF that came back is sent where no form can be read out of a request, as in Safari with such a file', async ({
  page,
  app,
}) => {
  await page.addInitScript(() => {
    Request.prototype.arrayBuffer = async () => {
      throw new DOMException('Unable to read form data blob', 'InvalidStateError');
    };
  });
  await comeBackToDraft(page, app, [resumeFile.name]);
  await expect(page.getByText('Checked: this is a PDF.')).toBeVisible();
  await submit(page, 'internship');
  // The server would have refused the form without a PDF.
  await expect(page.getByRole('dialog', { name: 'Application Submitted' })).toBeVisible();
});
