import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { fieldsOf } from '../../contract/applications.ts';
import { axeOn, partsBeyondWindow, violationsOf } from '../support/accessibility.ts';
import { answersFor, fillIn, formPaths, submit } from '../support/forms.ts';
import { startSession } from '../support/session.ts';
import { expect, open, ready, test } from '../support/test.ts';
import type { AppProcess } from '../support/appProcess.ts';
import { createAccount } from '../support/visitor.ts';

// A time zone with an offset of half an hour.
test.use({ timezoneId: 'Asia/Kolkata' });

/** Sends a consultation request, and leaves the dialog with its result open. */
async function sendConsultation(page: Page, app: AppProcess) {
  const visitor = await createAccount(app);
  const answers: Record<string, string> = {
    ...answersFor('consultation', visitor),
    preferredDate: '2027-01-11',
  };
  await startSession(page, app, visitor);
  await open(page, formPaths.consultation);
  await fillIn(page, 'consultation', answers);
  await submit(page, 'consultation');
  const result = page.getByRole('dialog', { name: 'Success!' });
  await expect(result).toBeVisible();
  return { answers, result, receipt: page.getByRole('dialog', { name: 'Receipt' }) };
}

/** The description beside a term. */
const valueOf = (place: Locator, term: string) =>
  place
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${term}$`) })
    .locator('xpath=following-sibling::*[1]');

test('the receipt is read, saved and closed by keyboard, and survives a reload of its tab', async ({
  page,
  app,
}) => {
  const { answers, result, receipt } = await sendConsultation(page, app);
  const reference = await valueOf(result, 'Reference').innerText();
  expect(reference).toMatch(/^KW-[2-9A-Z]{4}-[2-9A-Z]{2}$/);
  await expect(valueOf(result, 'Sent')).toHaveText(/^\d+ \w+ \d{4}, \d\d:\d\d$/);

  await page.reload();
  await ready(page);
  await expect(valueOf(result, 'Reference')).toHaveText(reference);
  await expect(result.getByRole('button', { name: 'Go Home' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(receipt).toBeVisible();
  await expect(result).toBeHidden();
  await expect(receipt.getByRole('group', { name: 'Success!' })).toBeFocused();
  await expect(receipt).toContainText(
    /Consultation request sent on \w+day \d+ \w+ \d{4} at \d\d:\d\d \(India Standard Time, UTC\+05:30\)\./,
  );
  await expect(receipt).toContainText(reference);
  await expect(valueOf(receipt, 'Preferred date')).toHaveText('11 January 2027');
  await expect(valueOf(receipt, 'Consultation type')).toHaveText(answers['consultationType'] ?? '');

  const downloading = page.waitForEvent('download');
  await receipt.getByRole('button', { name: 'Save' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^consultation-request-\d{4}-\d\d-\d\d\.html$/);
  const html = await readFile(await download.path(), 'utf8');
  for (const { name, label } of fieldsOf('consultation').filter(({ required }) => required)) {
    expect(html).toContain(`<dt>${label}</dt>`);
    if (name !== 'preferredDate') expect(html).toContain(`<dd>${answers[name]}`);
  }
  expect(html).toContain(reference);
  expect(html).not.toMatch(/<script|src=|href=/);

  await page.keyboard.press('Escape');
  await expect(receipt).toBeHidden();
  await expect(result.getByRole('button', { name: 'Receipt' })).toBeFocused();
  await result.getByRole('button', { name: 'Go Home' }).click();
  await expect(page).toHaveURL('/');
});

test('the receipt has no accessibility violation, light or dark, narrow or wide', async ({ page, app }) => {
  const { result, receipt } = await sendConsultation(page, app);
  const checkAccessibility = async (place: string) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expect(page.locator('html')).toHaveAttribute(`data-${colorScheme}`, '');
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 720 });
        const found = await violationsOf(await axeOn(page));
        expect(found, `${place}, ${colorScheme} at ${width} px`).toEqual([]);
        const wide = await partsBeyondWindow(page.locator('[role=dialog]'));
        expect(wide, `${place} at ${width} px stays in the window`).toBe(0);
      }
    }
  };
  await checkAccessibility('the result');
  await result.getByRole('button', { name: 'Receipt' }).click();
  // A dialog that fades out is hidden from roles at once, but stands in the document for a while.
  await expect(page.locator('[role=dialog]')).toHaveCount(1);
  await checkAccessibility('the receipt');
  await page.keyboard.press('End');
  await expect(receipt.getByText('Keep it; we show it only once.')).toBeInViewport();
});

test('Print prints the receipt alone, dark on white, on A4', async ({ page, app }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const { result, receipt } = await sendConsultation(page, app);
  await result.getByRole('button', { name: 'Receipt' }).click();
  await expect(result).toBeHidden();
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await receipt.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', '');

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(receipt.getByRole('group')).toBeVisible();
  for (const other of ['#site', '.MuiBackdrop-root', 'button'])
    expect(await page.locator(other).filter({ visible: true }).count(), other).toBe(0);

  const luminance = (place: Locator, property: 'color' | 'backgroundColor') =>
    place.evaluate((element, name) => {
      const [red = 0, green = 0, blue = 0] = (getComputedStyle(element)[name].match(/\d+/g) ?? []).map(
        Number,
      );
      return (red + green + blue) / 3;
    }, property);
  expect(await luminance(page.locator('body'), 'backgroundColor')).toBe(255);
  expect(await luminance(receipt.getByRole('group'), 'backgroundColor')).toBe(255);
  for (const place of [receipt.getByRole('heading').first(), receipt.getByRole('term').first()])
    expect(await luminance(place, 'color')).toBeLessThan(90);

  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
  expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([595, 842]);
});
