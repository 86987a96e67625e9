import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { pdfBytesOf } from './pdf.ts';

export const resumeFile = {
  name: 'asha-raman.pdf',
  mimeType: 'application/pdf',
  buffer: pdfBytesOf('Asha Raman'),
};

/** Presses a button that opens a file chooser, and chooses this file. */
export async function chooseFile(page: Page, button: string | RegExp, file: typeof resumeFile) {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button, exact: true }).click();
  await (await choosing).setFiles(file);
}

/** A small PDF by this name. */
export const pdfOf = (name: string, buffer = pdfBytesOf(name)) => ({
  name,
  mimeType: 'application/pdf',
  buffer,
});

/** Chooses a PDF, or replaces the chosen one, and waits until the form shows its name. */
export async function choosePdf(page: Page, file: typeof resumeFile) {
  await chooseFile(page, /^(Choose PDF|Replace)/, file);
  await expect(page.getByText(file.name).first()).toBeVisible();
}

/** Chooses a text file with the name of a PDF, and waits until the form says that it is none. */
export async function chooseLetter(page: Page, to: string) {
  const letter = { name: `${to}.pdf`, mimeType: 'application/pdf', buffer: Buffer.from(`Dear ${to}`) };
  await chooseFile(page, 'Choose PDF', letter);
  await expect(page.getByText(/has the right name but cannot be read as a PDF/).first()).toBeVisible();
}

/** 1.4 MB, so that its upload takes a while. */
const largeFile = {
  name: 'asha-raman.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.concat([pdfBytesOf('Asha Raman'), Buffer.alloc(1_400_000, '\n')]),
};

/** Replaces the chosen file by a large one. */
export async function chooseLarge(page: Page): Promise<void> {
  await chooseFile(page, 'Replace', largeFile);
  await page.getByText('PDF, 1.4 MB').waitFor();
}
