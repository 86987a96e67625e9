import { expect } from '@playwright/test';
import { applications, fieldsOf } from '../../../contract/applications.ts';
import type { ApplicationKind } from '../../../contract/applications.ts';
import { reviewCopy } from '../../../src/content/applications/review.ts';
import { sendingCopy } from '../../../src/content/applications/sending.ts';
import { applicationCopy } from '../../../src/content/applications/applications.ts';
import { dialogContentOf } from '../../../src/content/dialogContent/dialogContents.ts';
import { abortNext } from '../network/calls.ts';
import { conditionOf, expectDraftNote, fillIn, formPaths, hasFile, submit } from '../forms.ts';
import { chooseLarge, chooseLetter } from '../files/files.ts';
import { logInWith } from '../session.ts';
import { answerAfterUpload, answerOnce, deferOnce } from '../network/responses.ts';
import { uploadSpeedOf } from '../files/uploadSpeed.ts';
import { expectKept } from '../files/keptFiles.ts';
import { dialogOn, dismiss, expectInert, press } from '../steps.ts';
import { expectAt, ready } from '../test.ts';
import { admit, canariedAnswers, strangeWords } from './canaries.ts';
import { strange } from './screens.ts';
import type { Walk } from './walk.ts';

/** A page with a link to the form. */
const pageBefore = (kind: ApplicationKind) =>
  kind === 'consultation'
    ? '/services/it-consultant'
    : kind === 'service'
      ? '/services/AI-solutions'
      : '/careers';

/** Sends a form with a file: being uploaded, waiting for the response, refused, sent again and cancelled. */
async function sendSlowly(walk: Walk, kind: ApplicationKind) {
  const { page } = walk;
  await chooseLarge(page);
  const sendAt = await uploadSpeedOf(page);
  const panel = page.getByRole('region', { name: sendingCopy.title });
  await sendAt(60_000);
  const answer = await answerAfterUpload(page, applications[kind].submit, strange);
  await submit(page, kind);
  await expect(panel).toContainText(/[1-9]\d*% of 1\.4 MB/);
  // All but stops it, so that its progress stays the same while it is looked at.
  await sendAt(1);
  await walk.see('an upload on its way');
  await sendAt();
  await expect(panel).toContainText(sendingCopy.waiting);
  await walk.see('an upload without an answer yet');
  answer();
  await expect(dialogOn(page)).toContainText(strangeWords);
  await walk.see('refused in words of the server');
  await dismiss(page);

  await sendAt(60_000);
  await submit(page, kind);
  await expect(panel).toContainText(/[1-9]\d*% of 1\.4 MB/);
  await panel.getByRole('button', { name: sendingCopy.cancel }).click();
  await expect(page.getByText(sendingCopy.stopped)).toBeVisible();
  await ready(page);
  await sendAt();
  await walk.see('an upload that was cancelled');
}

async function sendAndWait(walk: Walk, kind: ApplicationKind) {
  const { page } = walk;
  const answer = await deferOnce(page, applications[kind].submit, strange);
  await submit(page, kind);
  await expectInert(page);
  await walk.see('on its way');
  answer();
  await expect(dialogOn(page)).toContainText(strangeWords);
  await walk.see('refused in words of the server');
  await dismiss(page);
}

/** Every state of one of the six submissions, from the empty form to the receipt. */
export async function submitForm(walk: Walk, kind: ApplicationKind): Promise<void> {
  const { page, app, canaries } = walk;
  const { submit: call, mail, mailFailure } = applications[kind];
  await logInWith(page, await admit(app, canaries));
  await walk.begin(`the ${kind} form`, pageBefore(kind));
  await walk.follow(formPaths[kind]);
  await walk.see('empty');

  const asked = conditionOf(kind);
  if (asked) await page.locator(`select[name=${asked.field}]`).selectOption(asked.is);
  if (hasFile(kind)) await chooseLetter(page, 'Qanari');
  await submit(page, kind);
  await expect(page.getByRole('alert')).toContainText(/answers? needs? a correction/);
  if (asked || hasFile(kind)) await expectDraftNote(page);
  await walk.see(asked ? 'refused, with a question more' : 'refused');

  await fillIn(page, kind, canariedAnswers(kind, canaries));
  await expectDraftNote(page);
  await walk.see('filled in');

  // Until the file is stored on the device, the site asks before it leaves the form.
  if (hasFile(kind)) await expectKept(page, ['asha-raman.pdf']);
  await walk.follow('/privacy-policy');
  await page.goBack();
  await expectAt(page, formPaths[kind]);
  await expect(page.getByText(/^Your draft from/)).toBeVisible();
  await walk.see('a draft is back');

  if (applicationCopy[kind].reviewed) {
    await press(page, 'Review');
    await expect(page.getByRole('dialog', { name: reviewCopy.title })).toBeVisible();
    await walk.see('all answers once more');
    await dismiss(page);
  }

  await (hasFile(kind) ? sendSlowly : sendAndWait)(walk, kind);

  const [field] = fieldsOf(kind);
  await answerOnce(page, call, {
    status: 422,
    json: { message: strangeWords, fields: { [field?.name ?? '']: strangeWords } },
  });
  await submit(page, kind);
  await expect(dialogOn(page)).toContainText(strangeWords);
  await dismiss(page);
  await walk.see('an answer that the server refused');

  await answerOnce(page, call, { status: 500, json: {} });
  await submit(page, kind);
  await expect(dialogOn(page)).toBeVisible();
  await walk.see('failed without a word');
  await dismiss(page);

  await abortNext(page, call);
  await submit(page, kind);
  await expect(dialogOn(page)).toBeVisible();
  await walk.see('unreachable');
  await dismiss(page);

  if (mailFailure === 'shown') {
    await answerOnce(page, mail, { status: 500, json: { message: strangeWords } });
    await submit(page, kind);
    await expect(dialogOn(page)).toContainText('Partial Success');
    await walk.see('stored, but not mailed');
    await press(page, 'Send the email again');
  } else await submit(page, kind);
  await expect(dialogOn(page)).toContainText(/submitted success|been submitted/);
  await walk.see('sent');
  await press(page, 'Receipt');
  await expect(page.getByRole('dialog', { name: 'Receipt' })).toBeVisible();
  await walk.see('its receipt');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Receipt' })).toBeHidden();
  await expect(dialogOn(page).getByRole('button', { name: 'Receipt' })).toBeFocused();
  await dialogOn(page).getByRole('button').first().click();
  await expectAt(page, '/');
  await walk.see('at home afterwards');
  await walk.handOver();
}

/** A form that is sent without a session: the session ends at the moment of the press, or there was none. */
export async function submitTooLate(
  walk: Walk,
  kind: ApplicationKind,
  { hadSession }: { hadSession: boolean },
): Promise<void> {
  const { page, app, canaries } = walk;
  const token = await admit(app, canaries);
  if (hadSession) await logInWith(page, token);
  await walk.begin(`the ${kind} form, sent without a session`, formPaths[kind]);
  await walk.see('empty');
  await fillIn(page, kind, canariedAnswers(kind, canaries));
  await walk.see('filled in');
  await page
    .getByRole('button', { name: applicationCopy[kind].submit, exact: true })
    .evaluate((button: HTMLButtonElement, ends) => {
      const now = Date.now;
      if (ends) Date.now = () => now() + 24 * 60 * 60 * 1000;
      button.click();
    }, hadSession);
  const { title } = dialogContentOf(`${kind}.loginRequired`);
  await expect(dialogOn(page).filter({ hasText: title })).toBeVisible();
  // On a busy computer the guard may notice the end of the session first, and its dialog fades out.
  await expect(dialogOn(page)).toHaveCount(1);
  await expect(dialogOn(page)).toContainText(/log(ged)? in/);
  await walk.see('a login is required');
  await dismiss(page);
  await ready(page);
  await walk.see('the form is still there');
  await walk.handOver();
}
