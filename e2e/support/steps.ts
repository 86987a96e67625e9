import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { ready } from './test.ts';

export const fill = (page: Page, label: string, value: string) =>
  page.getByLabel(label, { exact: true }).fill(value);

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** A link or button of the page itself, apart from the frame around it. */
export const inMain = (page: Page, role: 'link' | 'button', name: string) =>
  page.getByRole('main').getByRole(role, { name, exact: true });

/** The dialog over a page that needs a login. */
export const guardOf = (page: Page) => page.getByRole('dialog', { name: 'You need to log in!' });

/** Fills in the questions about the person, which the sign-up and the profile have in common. */
export async function fillInPerson(page: Page, name: string): Promise<void> {
  await fill(page, 'Name', name);
  await fill(page, 'Phone number', '+91 44 0000 0117');
  await fill(page, 'Date of birth', '1998-04-17');
  await fill(page, 'Address', '8 Example Lane\nChennai 600 020');
  await page.getByRole('radio', { name: 'Female' }).check();
}

/** Checks that the page beneath an overlay is inert. */
export const expectInert = (page: Page) => expect(page.locator('#site')).toHaveAttribute('inert');

export const dialogOn = (page: Page) => page.locator('[role=dialog], [role=alertdialog]');

/** Closes a dialog by Esc, where that does not lead to another page. */
export async function dismiss(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(dialogOn(page)).toBeHidden();
  await ready(page);
}

/** Sets the page's clock to a moment in milliseconds since 1970, and makes the page check its session again. */
export async function setClock(page: Page, moment: number): Promise<void> {
  await page.evaluate((now) => {
    Date.now = () => now;
    window.dispatchEvent(new Event('focus'));
  }, moment);
}

/**
 * Uses the page, and waits for the script for notices and for the listeners with it, which the site starts then: when it is
 * idle, so one idle moment later they run, also where the script was there before.
 */
export async function loadLateListeners(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/notices.')),
  );
  // A tab in the background is never idle; the site waits for two seconds at most.
  await page.evaluate(
    (timeout) => new Promise<void>((done) => void requestIdleCallback(() => done(), { timeout })),
    2000,
  );
}

/** Goes offline once the script for notices has arrived. */
export async function goOffline(page: Page): Promise<void> {
  await loadLateListeners(page);
  await page.context().setOffline(true);
}

/** The time at which a token expires, in milliseconds since 1970. */
export function tokenExpiryOf(token: string): number {
  const [, claims = ''] = token.split('.');
  return (JSON.parse(Buffer.from(claims, 'base64url').toString()) as { exp: number }).exp * 1000;
}
