import type { Page } from '@playwright/test';
import { encode, rehydratedMark } from '../../src/app/store/persistedCodec.ts';
import type { AppProcess } from './appProcess.ts';
import { createAccount, logIn } from './visitor.ts';
import type { Visitor } from './visitor.ts';

/** A session in the format in which the site stores it. */
const sessionOf = (token: string) => encode({ token, ...rehydratedMark });

/** Puts a token into local storage before the site's scripts run, unless there is a session. */
export async function logInWith(page: Page, token: string) {
  await page.addInitScript((session) => {
    if (window.localStorage.getItem('persist:auth') === null)
      window.localStorage.setItem('persist:auth', session);
  }, sessionOf(token));
}

/** Logs in to this account, or to a new one, and has the site find the session. Returns whose it is. */
export async function startSession(page: Page, app: AppProcess, account?: Visitor): Promise<Visitor> {
  const visitor = account ?? (await createAccount(app));
  await logInWith(page, await logIn(app, visitor));
  return visitor;
}

/** Puts a token into local storage for the next document, also where the site has removed an earlier one. */
export const seedToken = (page: Page, token: string) =>
  page.evaluate((session) => window.localStorage.setItem('persist:auth', session), sessionOf(token));
