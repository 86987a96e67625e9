import type { Locator, Page } from '@playwright/test';
import { applicationKinds, applications, fieldsOf } from '../../contract/applications.ts';
import type { ApplicationKind } from '../../contract/applications.ts';
import { apiBase, calls } from '../../contract/calls.ts';
import { applicationCopy } from '../../src/content/applications/applications.ts';
import type { DialogKind } from '../../src/content/dialogContent/dialogContents.ts';
import { catalogue, fallbacks } from '../../src/testing/dialogs/dialogCatalogue.ts';
import { recordCalls } from '../support/network/calls.ts';
import {
  answersFor,
  expectDraftNote,
  fillIn,
  formPaths,
  hasFile,
  question,
  submit,
} from '../support/forms.ts';
import { logInWith, startSession } from '../support/session.ts';
import { wordsOfRefusal } from '../support/network/responses.ts';
import { failOnce, faultNames } from '../support/network/faults.ts';
import type { FaultName } from '../support/network/faults.ts';
import { expect, expectAt, open, ready, test } from '../support/test.ts';
import { createAccount, logIn } from '../support/visitor.ts';

const rowOf = (kind: ApplicationKind, result: string) => {
  const row = catalogue[`${kind}.${result}` as DialogKind];
  if (!row) throw new Error(`The catalogue has no ${kind}.${result}.`);
  const [title, message, buttons, leads] = row;
  return { title, message, buttons: buttons.split(', '), leads };
};

/** Checks the dialog of a result: title, message, buttons, and the focus on the first button. */
async function seeDialog(
  page: Page,
  kind: ApplicationKind,
  result: string,
  words?: string,
): Promise<Locator> {
  const { title, message, buttons } = rowOf(kind, result);
  const dialog = page.locator('[role=dialog], [role=alertdialog]');
  await expect(dialog).toHaveAccessibleName(title);
  await expect(dialog).toContainText(words ?? message);
  // Buttons of the login form in some dialogs (inlineLogin.spec.ts) are left out. The buttons for the receipt and for a report
  // are not in the catalogue.
  const others = ['Receipt', 'Report a problem'];
  const labels = (await dialog.locator('button:not(form button)').allTextContents()).filter(
    (label) => !others.includes(label),
  );
  expect(labels).toEqual(buttons);
  await expect(dialog.getByRole('button').first()).toBeFocused();
  return dialog;
}

/** Presses the first button of a dialog and checks where that leads. */
async function closeDialog(page: Page, kind: ApplicationKind, result: string, dialog: Locator) {
  const { buttons, leads } = rowOf(kind, result);
  await dialog.getByRole('button', { name: buttons[0] ?? '' }).click();
  await expect(dialog).toBeHidden();
  const there = leads === 'stay' ? formPaths[kind] : leads;
  await expectAt(page, (url) => url.pathname === there);
}

/** Checks that all answers and the file are still in the form. */
async function expectEntries(page: Page, kind: ApplicationKind, answers: Record<string, string>) {
  for (const { name, label, control } of fieldsOf(kind)) {
    const answer = answers[name];
    if (control === 'file') await expect(page.getByText('asha-raman.pdf')).toBeVisible();
    else if (answer === undefined) continue;
    else if (control === 'radio')
      await expect(page.getByRole('radio', { name: answer, exact: true })).toBeChecked();
    else if (control === 'url') await expect(question(page, label)).toHaveValue(`https://${answer}`);
    else await expect(question(page, label)).toHaveValue(answer);
  }
}

/** The answers as they are sent in JSON: all questions of the form, empty ones as empty texts, URLs with a scheme. */
const jsonOf = (kind: ApplicationKind, answers: Record<string, string>) =>
  Object.fromEntries(
    fieldsOf(kind)
      .filter(({ control }) => control !== 'file')
      .map(({ name, control }) => {
        const answer = answers[name] ?? '';
        return [name, control === 'url' && answer !== '' ? `https://${answer}` : answer];
      }),
  );

for (const kind of applicationKinds) {
  const { submit: form, mail, mailFailure } = applications[kind];
  const paths = [apiBase + calls[form].path, apiBase + calls[mail].path];

  test.describe(`the ${kind} form`, () => {
    test.beforeEach(({ consoleGuard }) => {
      // The browser itself reports refused and failed calls on the console.
      consoleGuard.expected.push(/Failed to load resource/);
    });

    test('keeps every entry through each refusal, tells why, and sends no emails', async ({ page, app }) => {
      const visitor = await startSession(page, app);
      const answers = answersFor(kind, visitor);
      await open(page, formPaths[kind]);
      await fillIn(page, kind, answers);
      const sent = recordCalls(page);
      for (const name of faultNames) {
        await test.step(name, async () => {
          await failOnce(page, form, name);
          await submit(page, kind);
          const result = name === 'network' ? 'unreachable' : 'failed';
          const { message } = rowOf(kind, result);
          const words = name === 'message' ? message.replace('{message}', wordsOfRefusal) : undefined;
          const fallback = name === 'network' ? undefined : fallbacks[`${kind}.failed` as DialogKind];
          const dialog = await seeDialog(page, kind, result, words ?? fallback);
          await expect(dialog).not.toContainText('502');
          await closeDialog(page, kind, result, dialog);
          await expectEntries(page, kind, answers);
        });
      }
      const called = sent.map((request) => new URL(request.url()).pathname);
      expect(called).toEqual(faultNames.map(() => paths[0]));
    });

    test('asks for a login when there is no session, and sends nothing', async ({ page, app }) => {
      const isOpen = kind === 'service' || kind === 'feedback';
      const visitor = await createAccount(app);
      const answers = answersFor(kind, visitor);
      if (!isOpen) await startSession(page, app, visitor);
      await open(page, formPaths[kind]);
      await fillIn(page, kind, answers);
      // Any later action would end the session, and so might a draft that is not recorded yet.
      await expectDraftNote(page);
      const sent = recordCalls(page);
      // The session ends in the same task as the press; if it ended earlier, the guard would appear.
      const { submit: label } = applicationCopy[kind];
      await page.getByRole('button', { name: label, exact: true }).evaluate((button, ends) => {
        const now = Date.now() + (ends ? 24 * 60 * 60 * 1000 : 0);
        Date.now = () => now;
        (button as HTMLButtonElement).click();
      }, !isOpen);
      const dialog = await seeDialog(page, kind, 'loginRequired');
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expectEntries(page, kind, answers);
      expect(sent).toEqual([]);

      await submit(page, kind);
      await closeDialog(page, kind, 'loginRequired', await seeDialog(page, kind, 'loginRequired'));
      expect(sent).toEqual([]);
    });

    test('is stored and mailed once, says so, and leads home with nothing left of it', async ({
      page,
      app,
    }) => {
      const visitor = await createAccount(app);
      const token = await logIn(app, visitor);
      const answers = answersFor(kind, visitor);
      await logInWith(page, token);
      await open(page, formPaths[kind]);
      await fillIn(page, kind, answers);
      const sent = recordCalls(page);
      if (mailFailure === 'logged') await failOnce(page, mail, 'network');
      await submit(page, kind);
      const dialog = await seeDialog(page, kind, 'submitted');

      expect(sent.map((request) => new URL(request.url()).pathname)).toEqual(paths);
      const [stored, mailed] = sent;
      const storedHeaders = await stored!.allHeaders();
      expect(storedHeaders['authorization']).toBe(`Bearer ${token}`);
      if (hasFile(kind)) {
        expect(storedHeaders['content-type']).toMatch(/^multipart\/form-data; boundary=/);
      } else {
        expect(storedHeaders['content-type']).toBe('application/json');
        expect(stored!.postDataJSON()).toEqual(jsonOf(kind, answers));
      }
      const mailedHeaders = await mailed!.allHeaders();
      expect(mailedHeaders['authorization']).toBe(
        calls[mail].auth === 'none' ? undefined : `Bearer ${token}`,
      );
      const { resume, ...mailedAnswers } = mailed!.postDataJSON() as Record<string, string>;
      expect(mailedAnswers).toEqual(jsonOf(kind, answers));
      expect(typeof resume).toBe(hasFile(kind) ? 'string' : 'undefined');

      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL('/');
      expect(await page.evaluate(() => window.localStorage.getItem('persist:drafts'))).not.toContain(
        'savedAt',
      );
      const emails = await app.emailsTo('staff@example.invalid');
      expect(emails.filter(({ text }) => text.includes(visitor.email))).toHaveLength(1);
      expect(
        (await app.emailsTo(visitor.email)).filter(({ template }) => template === 'submission-applicant'),
      ).toHaveLength(1);
    });

    if (mailFailure === 'shown') {
      test('says when only the emails failed, sends them alone again, and leads home', async ({
        page,
        app,
      }) => {
        const visitor = await startSession(page, app);
        const answers = answersFor(kind, visitor);
        await open(page, formPaths[kind]);
        await fillIn(page, kind, answers);
        const sent = recordCalls(page);
        const { message } = rowOf(kind, 'mailFailed');
        const wordsOf = (name: FaultName) =>
          message.replace('{message}', name === 'message' ? wordsOfRefusal : 'no reason was given.');
        for (const [index, name] of faultNames.entries()) {
          await test.step(name, async () => {
            await failOnce(page, mail, name);
            if (index === 0) await submit(page, kind);
            else await page.getByRole('button', { name: 'Send the email again' }).click();
            await ready(page);
            await expect.poll(() => sent.length).toBe(index + 2);
            await seeDialog(page, kind, 'mailFailed', wordsOf(name));
          });
        }
        await page.getByRole('button', { name: 'Send the email again' }).click();
        const dialog = await seeDialog(page, kind, 'submitted');
        expect(sent.map((request) => new URL(request.url()).pathname)).toEqual([
          paths[0],
          ...faultNames.map(() => paths[1]),
          paths[1],
        ]);
        await closeDialog(page, kind, 'submitted', dialog);
        await open(page, formPaths[kind]);
        await expect(question(page, 'Name')).toHaveValue('');
      });
    }
  });
}

test('the job form asks for a login when its token was taken out of storage meanwhile, and sends nothing', async ({
  page,
  app,
}) => {
  const visitor = await startSession(page, app);
  const answers = answersFor('job', visitor);
  await open(page, formPaths.job);
  await fillIn(page, 'job', answers);
  const sent = recordCalls(page);
  // As in the browser's settings: clearing storage there dispatches no event in this tab.
  await page.evaluate(() => window.localStorage.clear());
  await submit(page, 'job');
  const dialog = await seeDialog(page, 'job', 'loginRequired');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expectEntries(page, 'job', answers);
  expect(sent).toEqual([]);
});
