import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { applications, fieldsOf } from '../../contract/applications.ts';
import type { ApplicationKind } from '../../contract/applications.ts';
import { calls } from '../../contract/calls.ts';
import { answersOf } from '../../mocks/fixtures.ts';
import { encode, rehydratedMark } from '../../src/app/store/persistedCodec.ts';
import { applicationCopy } from '../../src/content/applications/applications.ts';
import { makePdf } from './pdf.ts';
import { ready } from './test.ts';
import type { Visitor } from './visitor.ts';

export { formPaths } from '../../mocks/fixtures.ts';

/** All required answers and some optional ones, with the visitor's own email address. */
export function answersFor(kind: ApplicationKind, { email }: Visitor): Record<string, string> {
  return { ...answersOf[kind], email };
}

/** Whether a form asks for a file. */
export const hasFile = (kind: ApplicationKind): boolean =>
  calls[applications[kind].submit].body === 'multipart';

/** The field and answer that show a further question; undefined where none does. */
export const conditionOf = (kind: ApplicationKind) =>
  fieldsOf(kind).find(({ showWhen }) => showWhen)?.showWhen;

const escaped = (label: string) => label.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The control of a question by its label, with or without “(optional)”. */
export const question = (page: Page, label: string): Locator =>
  page.getByRole('main').getByLabel(new RegExp(`^${escaped(label)}( \\(optional\\))?$`));

export const resumeFile = {
  name: 'asha-raman.pdf',
  mimeType: 'application/pdf',
  buffer: makePdf('Asha Raman'),
};

/** Presses a button that opens a file chooser, and chooses this file. */
export async function chooseFile(page: Page, button: string | RegExp, file: typeof resumeFile) {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button, exact: true }).click();
  await (await choosing).setFiles(file);
}

/** Chooses a text file with the name of a PDF, and waits until the form says that it is none. */
export async function chooseLetter(page: Page, to: string) {
  const letter = { name: `${to}.pdf`, mimeType: 'application/pdf', buffer: Buffer.from(`Dear ${to}`) };
  await chooseFile(page, 'Choose PDF', letter);
  await expect(page.getByText(/has the right name but cannot be read as a PDF/).first()).toBeVisible();
}

/** Fills in a form in the order of its questions, as a visitor does, with a file where one is asked for. */
export async function fillIn(page: Page, kind: ApplicationKind, answers: Record<string, string>) {
  for (const { name, label, control, readOnly } of fieldsOf(kind)) {
    const answer = answers[name];
    if (control === 'file') {
      await chooseFile(page, /^Choose PDF/, resumeFile);
      await page.getByText('Checked: this is a PDF.').waitFor();
    } else if (answer === undefined || readOnly) continue;
    else if (control === 'radio') await page.getByRole('radio', { name: answer, exact: true }).check();
    else if (control === 'select') await question(page, label).selectOption(answer);
    else await question(page, label).fill(answer);
  }
}

export const submit = (page: Page, kind: ApplicationKind) =>
  page.getByRole('button', { name: applicationCopy[kind].submit, exact: true }).click();

/** Opens a page and waits until it is ready. */
export async function open(page: Page, path: string) {
  await page.goto(path);
  await ready(page);
}

/** A session in the format in which the site stores it. */
const sessionOf = (token: string) => encode({ token, ...rehydratedMark });

/** Puts a token into local storage before the site's scripts run, unless there is a session. */
export async function logInWith(page: Page, token: string) {
  await page.addInitScript((session) => {
    if (window.localStorage.getItem('persist:auth') === null)
      window.localStorage.setItem('persist:auth', session);
  }, sessionOf(token));
}

/** Puts a token into local storage for the next document, also where the site has removed an earlier one. */
export const seedToken = (page: Page, token: string) =>
  page.evaluate((session) => window.localStorage.setItem('persist:auth', session), sessionOf(token));
