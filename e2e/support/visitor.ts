import { randomBytes } from 'node:crypto';
import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { apiBase, calls } from '../../contract/calls.ts';
import type { CallName } from '../../contract/calls.ts';
import type { AppProcess } from './appProcess.ts';

export type Visitor = { name: string; email: string; password: string };

/** A new visitor each time, so that tests can run side by side on one app. */
export function makeVisitor(): Visitor {
  const id = randomBytes(5).toString('hex');
  return { name: 'Asha Raman', email: `asha.${id}@mail.example`, password: `monsoon-line-${id}` };
}

/** The code in the newest email to an address, read from the outbox. */
export async function readCode(app: AppProcess, email: string): Promise<string> {
  let code: string | undefined;
  await expect(async () => {
    const [message] = await app.emailsTo(email);
    code = /\b\d{6}\b/.exec(message?.text ?? '')?.[0];
    expect(code).toBeDefined();
  }).toPass();
  return code!;
}

/** The code in the email that `ask` causes, and not in an earlier one. */
export async function codeAfter(
  app: AppProcess,
  email: string,
  ask: () => Promise<unknown>,
): Promise<string> {
  const before = (await app.emailsTo(email)).length;
  await ask();
  await expect.poll(async () => (await app.emailsTo(email)).length).toBeGreaterThan(before);
  return readCode(app, email);
}

/**
 * Makes a call to the server without the site.
 * @throws with the server's response, when it refuses
 */
export async function callApp(app: AppProcess, name: CallName, body: object, cookie = ''): Promise<Response> {
  const { method, path } = calls[name];
  const response = await fetch(`${app.url}${apiBase}${path}`, {
    method,
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${name} answered ${response.status}: ${await response.text()}`);
  return response;
}

/**
 * Creates an account with the calls of the sign-up form, for tests that begin after it. `codeOf` gets the code where the app
 * has no readable outbox.
 */
export async function createAccount(
  app: AppProcess,
  visitor = makeVisitor(),
  codeOf = (email: string) => readCode(app, email),
): Promise<Visitor> {
  const { name, email, password } = visitor;
  await callApp(app, 'sendSignUpCode', { email });
  const otp = await codeOf(email);
  await callApp(app, 'verifyCode', { email, otp });
  await callApp(app, 'signUp', {
    name,
    email,
    otp,
    password,
    confirm_password: password,
    phone_number: '+91 44 0000 0117',
    address: '8 Example Lane, Chennai',
    date_of_birth: '1998-04-17',
    gender: 'Female',
  });
  return visitor;
}

/** Logs in to an account. Returns the token. */
export async function logIn(app: AppProcess, { email, password }: Visitor): Promise<string> {
  const response = await callApp(app, 'logIn', { email, password });
  const { token } = (await response.json()) as { token: string };
  return token;
}

/**
 * Presses Tab, or Shift+Tab if the target comes before the focus, until the target or something in it has the focus.
 * `atEachStop` is called after each press.
 * @throws when the target cannot be reached
 */
export async function tabTo(page: Page, target: Locator, atEachStop?: () => Promise<void>): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    const key = await target.evaluate((element) => {
      const { activeElement } = document;
      if (element.contains(activeElement)) return 'there';
      const following = Node.DOCUMENT_POSITION_FOLLOWING;
      return activeElement && element.compareDocumentPosition(activeElement) & following
        ? 'Shift+Tab'
        : 'Tab';
    });
    if (key === 'there') return;
    await page.keyboard.press(key);
    await atEachStop?.();
  }
  throw new Error(`The keyboard cannot reach ${target.toString()}.`);
}
