import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { applications, fieldsOf } from '../../contract/applications.ts';
import type { ApplicationKind } from '../../contract/applications.ts';
import { calls } from '../../contract/calls.ts';
import { answersOf } from '../../mocks/fixtures.ts';
import { applicationCopy } from '../../src/content/applications/applications.ts';
import { chooseFile, resumeFile } from './files/files.ts';
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

/** Waits for the note about the draft: it comes a moment after the last answer, when the draft is recorded. */
export const expectDraftNote = (page: Page) =>
  expect(
    page
      .getByText(/^(Draft saved|Saved as a draft)/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();

export const submit = (page: Page, kind: ApplicationKind) =>
  page.getByRole('button', { name: applicationCopy[kind].submit, exact: true }).click();
