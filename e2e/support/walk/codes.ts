import { expect } from '@playwright/test';
import { paths } from '../../../contract/paths.ts';
import { codeCopy, forgotCopy, resetCopy, signUpCopy } from '../../../src/content/accounts/accounts.ts';
import { answerOnce, deferOnce } from '../network/responses.ts';
import type { Answer } from '../network/responses.ts';
import { fill, fillInPerson, expectInert, press } from '../steps.ts';
import { expectAt } from '../test.ts';
import { codeAfter } from '../visitor.ts';
import { admit, strangeWords } from './canaries.ts';
import { alert, strange } from './screens.ts';
import type { Walk } from './walk.ts';

/** Lets the held call go on, waits until the page shows `sent`, and returns the code of the email. */
async function nextCode({ page, app, canaries }: Walk, send: () => void, sent: string): Promise<string> {
  const code = await codeAfter(app, canaries.visitor.email, async () => {
    send();
    await expect(page.getByText(sent)).toBeVisible();
  });
  canaries.add(code);
  return code;
}

/** A sign-up with every state of its code, up to the login page. */
export async function signUp(walk: Walk): Promise<void> {
  const { page, canaries } = walk;
  const { visitor } = canaries;
  await walk.begin('a sign-up', paths.signUp);
  await press(page, codeCopy.send);
  await expect(page.getByText(signUpCopy.emailFirst)).toBeVisible();
  await walk.see('a code without an address');
  await page.getByLabel('Name', { exact: true }).press('Enter');
  await expect(alert(page).first()).toContainText(/answers need a correction/);
  await walk.see('sent too early');

  await fill(page, 'Email', visitor.email);
  await answerOnce(page, 'sendSignUpCode', strange);
  await press(page, codeCopy.send);
  await expect(page.getByText(strangeWords)).toBeVisible();
  await walk.see('no code could be sent');
  const send = await deferOnce(page, 'sendSignUpCode');
  await press(page, codeCopy.send);
  await expect(page.getByRole('button', { name: codeCopy.sending })).toBeVisible();
  await walk.see('a code is being sent');
  const code = await nextCode(walk, send, signUpCopy.codeSent);
  await walk.see('a code was sent');

  await fill(page, 'OTP', '000000');
  await press(page, signUpCopy.verify);
  await expect(page.getByText(signUpCopy.verifyError.failed)).toBeVisible();
  await walk.see('the wrong code');
  await fill(page, 'OTP', code);
  const verify = await deferOnce(page, 'verifyCode');
  await press(page, signUpCopy.verify);
  await expect(page.getByRole('button', { name: codeCopy.verifying })).toBeVisible();
  await walk.see('the code is being verified');
  verify();
  await expect(page.getByText(signUpCopy.codeVerified)).toBeVisible();
  await walk.see('the code was right');

  await fill(page, 'Password', visitor.password);
  await fill(page, 'Confirm password', 'Qanari');
  await page.getByRole('button', { name: 'Show password' }).first().click();
  await press(page, signUpCopy.submit);
  await expect(alert(page)).toContainText(/answers need a correction/);
  await walk.see('refused');
  await fillInPerson(page, visitor.name);
  await fill(page, 'Confirm password', visitor.password);
  await walk.see('filled in');

  const answer = await deferOnce(page, 'signUp', strange);
  await press(page, signUpCopy.submit);
  await expectInert(page);
  await walk.see('on its way');
  answer();
  await expect(alert(page)).toContainText(strangeWords);
  await walk.see('refused by the server');
  await press(page, signUpCopy.submit);
  await expectAt(page, paths.login);
  await walk.see('at the login with the news');
  // The login belongs to an account and would begin a new recording, so the trace is handed over before it.
  await walk.handOver();
}

/** A password reset with all three steps. */
export async function resetPassword(walk: Walk): Promise<void> {
  const { page, app, canaries } = walk;
  const { email, password } = canaries.visitor;
  await admit(app, canaries);
  await walk.begin('a new password', paths.forgotPassword);
  await press(page, codeCopy.send);
  await expect(page.getByText('Please enter your email address.').first()).toBeVisible();
  await walk.see('no address');
  await fill(page, 'Email', email);
  await answerOnce(page, 'sendResetCode', strange);
  await press(page, codeCopy.send);
  await expect(page.getByText(strangeWords)).toBeVisible();
  await walk.see('no code could be sent');
  const send = await deferOnce(page, 'sendResetCode');
  await press(page, codeCopy.send);
  await expect(page.getByRole('button', { name: codeCopy.sending })).toBeVisible();
  await walk.see('a code is being sent');
  const code = await nextCode(walk, send, forgotCopy.codeSent);
  await walk.see('a code was sent');
  await fill(page, 'OTP', '000000');
  await press(page, forgotCopy.verify);
  await expect(page.getByText(forgotCopy.verifyError.failed)).toBeVisible();
  await walk.see('the wrong code');
  await fill(page, 'OTP', code);
  await press(page, forgotCopy.verify);
  await expectAt(page, paths.resetPassword);
  await walk.see('the code was right');

  await press(page, resetCopy.submit);
  await expect(alert(page)).toContainText('2 answers need a correction');
  await walk.see('no password');
  await fill(page, 'New Password', `${password}-anew`);
  await fill(page, 'Confirm New Password', password);
  await press(page, resetCopy.submit);
  await expect(page.getByText(resetCopy.mismatchHint)).toBeVisible();
  await walk.see('two passwords');
  await fill(page, 'Confirm New Password', `${password}-anew`);
  const tooLate: Answer = { status: 403, json: { message: strangeWords } };
  const answer = await deferOnce(page, 'resetPassword', tooLate);
  await press(page, resetCopy.submit);
  await expectInert(page);
  await walk.see('on its way');
  answer();
  await expect(page.getByRole('link', { name: resetCopy.toForgot })).toBeVisible();
  await walk.see('the proof was too old');
  await press(page, resetCopy.submit);
  await expectAt(page, paths.login);
  await expect(page.getByText(resetCopy.done)).toBeVisible();
  await walk.see('at the login with the news');
  await walk.handOver();
}
