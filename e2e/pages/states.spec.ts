import type { Page } from '@playwright/test';
import { applicationKinds, applications } from '../../contract/applications.ts';
import type { ApplicationKind } from '../../contract/applications.ts';
import { guardCopy } from '../../src/content/accounts/accounts.ts';
import { applicationCopy, submissionCopy } from '../../src/content/applications/applications.ts';
import { sendingCopy } from '../../src/content/applications/sending.ts';
import { answersFor, conditionOf, fillIn, formPaths, hasFile, submit } from '../support/forms.ts';
import { chooseLarge, chooseLetter } from '../support/files/files.ts';
import { logInWith, seedToken, startSession } from '../support/session.ts';
import {
  answerAfterUpload,
  answerOnce,
  deferOnce,
  refusal,
  wordsOfRefusal,
} from '../support/network/responses.ts';
import { uploadSpeedOf } from '../support/files/uploadSpeed.ts';
import { checkAccessibility, checkOverlayAccessibility } from '../support/accessibility.ts';
import {
  dialogOn,
  dismiss,
  fill,
  goOffline,
  expectInert,
  press,
  setClock,
  tokenExpiryOf,
} from '../support/steps.ts';
import { expect, open, ready, test } from '../support/test.ts';
import { createAccount, logIn } from '../support/visitor.ts';

// axe checks every state of the six submissions; support/accessibility.ts says what is checked at which width.

test.beforeEach(({ consoleGuard }) => {
  // The browser itself reports refused and failed calls on the console.
  consoleGuard.expected.push(/Failed to load resource/);
});

/** Sends a form and ends the session in the same task; if it ended earlier, the guard would appear. */
const submitTooLate = (page: Page, kind: ApplicationKind) =>
  page
    .getByRole('button', { name: applicationCopy[kind].submit, exact: true })
    .evaluate((button: HTMLButtonElement) => {
      const tomorrow = Date.now() + 24 * 60 * 60 * 1000;
      Date.now = () => tomorrow;
      button.click();
    });

/** Sends a form and checks its states from the press until the server has refused it. */
async function sendAndLook(page: Page, kind: ApplicationKind) {
  const { submit: call } = applications[kind];
  if (!hasFile(kind)) {
    const answer = await deferOnce(page, call, refusal);
    await submit(page, kind);
    await expectInert(page);
    await checkOverlayAccessibility(page, 'busy');
    return answer();
  }
  await chooseLarge(page);
  const sendAt = await uploadSpeedOf(page);
  await sendAt(60_000);
  const answer = await answerAfterUpload(page, call, refusal);
  await submit(page, kind);
  const panel = page.getByRole('region', { name: sendingCopy.title });
  await expect(panel).toContainText(/[1-9]\d*% of 1\.4 MB/);
  await checkOverlayAccessibility(page, 'on its way');
  await sendAt();
  await expect(panel).toContainText(sendingCopy.waiting);
  await checkOverlayAccessibility(page, 'sent, without an answer yet');
  return answer();
}

for (const kind of applicationKinds) {
  const { mail, mailFailure } = applications[kind];
  const isOpen = kind === 'service' || kind === 'feedback';

  test(`the ${kind} form has no accessibility violation in any of its states`, async ({ page, app }) => {
    // All rules of axe on each of six states of a long form.
    test.setTimeout(180_000);
    const visitor = await createAccount(app);
    const token = await logIn(app, visitor);
    await logInWith(page, token);
    await open(page, formPaths[kind]);
    await checkAccessibility(page, 'empty');

    const condition = conditionOf(kind);
    if (condition) await page.locator(`select[name=${condition.field}]`).selectOption(condition.is);
    if (hasFile(kind)) await chooseLetter(page, 'firm');
    await submit(page, kind);
    await expect(page.getByRole('alert')).toContainText(/answers need a correction/);
    if (condition) await expect(page.locator('[name^=other]')).toBeVisible();
    await checkAccessibility(page, condition ? 'refused, with a question more' : 'refused');

    await fillIn(page, kind, answersFor(kind, visitor));
    await expect(page.getByRole('alert')).toBeHidden();
    await checkAccessibility(page, 'filled in');

    await sendAndLook(page, kind);
    await expect(dialogOn(page)).toContainText(wordsOfRefusal);
    await checkOverlayAccessibility(page, 'failed');
    await dismiss(page);

    await submitTooLate(page, kind);
    await expect(dialogOn(page)).toContainText(/log(ged)? in/);
    await checkOverlayAccessibility(page, 'a login is required');
    await dismiss(page);
    await page.reload();
    await ready(page);
    if (isOpen) await expect(page.getByText(submissionCopy.needsAccount.before)).toBeVisible();
    else await expect(dialogOn(page)).toContainText(guardCopy.title);
    await checkAccessibility(page, 'nobody is logged in');

    await seedToken(page, token);
    await page.reload();
    await ready(page);
    await expect(page.getByText(/^Your draft from/)).toBeVisible();
    await checkAccessibility(page, 'a draft is back');
    if (hasFile(kind)) await expect(page.getByText('asha-raman.pdf')).toBeVisible();

    if (mailFailure === 'shown') {
      await answerOnce(page, mail, refusal);
      await submit(page, kind);
      await expect(dialogOn(page)).toContainText('Partial Success');
      await checkOverlayAccessibility(page, 'stored, but not mailed');
      await press(page, 'Send the email again');
    } else await submit(page, kind);
    await expect(dialogOn(page)).toContainText(/submitted success|been submitted/);
    await checkOverlayAccessibility(page, 'sent');
    await press(page, 'Receipt');
    await expect(page.getByRole('dialog', { name: 'Receipt' })).toBeVisible();
    await checkOverlayAccessibility(page, 'its receipt');
  });
}

test('one or two notices at the lower edge have no accessibility violation', async ({
  page,
  context,
  app,
}) => {
  const token = await logIn(app, await createAccount(app));
  await logInWith(page, token);
  await open(page, formPaths.service);
  await goOffline(page);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await checkAccessibility(page, 'offline');
  await setClock(page, tokenExpiryOf(token) - 100_000);
  await expect(page.getByText('You will be logged out in 2 minutes.')).toBeVisible();
  await checkAccessibility(page, 'offline, and the session runs out');
  await context.setOffline(false);
  await expect(page.getByText('You are online again.')).toBeVisible();
  await setClock(page, tokenExpiryOf(token) + 2000);
  await expect(page.getByText('You have been logged out.')).toBeVisible();
  await checkAccessibility(page, 'online again, and logged out');
});

for (const kind of ['consultation', 'feedback'] as const) {
  test(`the ${kind} form and its dialogs have no accessibility violation where the browser stores nothing`, async ({
    page,
    app,
  }) => {
    await startSession(page, app);
    await page.addInitScript(() => {
      Storage.prototype.setItem = (key) => {
        throw new DOMException(`No room for ${key}`, 'QuotaExceededError');
      };
    });
    await open(page, formPaths[kind]);
    await fill(page, 'Name', 'Asha Raman');
    const hint = page.getByText(submissionCopy.draft.aboutNotKept).filter({ visible: true });
    await expect(hint).toHaveCount(1);
    await checkAccessibility(page, 'no draft is kept');
    await page.setViewportSize({ width: 360, height: 800 });
    await expect(hint).toHaveCount(1);
    await press(page, 'Discard draft');
    await expect(dialogOn(page)).toContainText('Discard this draft?');
    await checkOverlayAccessibility(page, 'asked whether to discard it');
    await dismiss(page);
    await page.getByRole('banner').getByRole('link', { name: 'Settings' }).click();
    await expect(page).toHaveURL('/settings');
    await page.goBack();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Asha Raman');
    // A reload is a full page load within the site; the question keeps the page.
    const asked = page.waitForEvent('dialog');
    await page.evaluate(() => setTimeout(() => window.location.reload()));
    expect((await asked).type()).toBe('beforeunload');
    await (await asked).dismiss();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Asha Raman');
  });
}

test('with reduced motion colours change at once, and not one level of the tree after the other', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await open(page, formPaths.feedback);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.locator('html[data-dark]').waitFor();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});
