import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { ready } from './test.ts';

export const fill = (page: Page, label: string, value: string) =>
  page.getByLabel(label, { exact: true }).fill(value);

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** What a sign-up asks of somebody besides email and password, and a profile too. */
export async function fillInPerson(page: Page, name: string): Promise<void> {
  await fill(page, 'Name', name);
  await fill(page, 'Phone number', '+91 44 0000 0117');
  await fill(page, 'Date of birth', '1998-04-17');
  await fill(page, 'Address', '8 Example Lane\nChennai 600 020');
  await page.getByRole('radio', { name: 'Female' }).check();
}

/** Nothing beneath the overlay can be pressed. */
export const isClosed = (page: Page) => expect(page.locator('#site')).toHaveAttribute('inert');

export const dialogOn = (page: Page) => page.locator('[role=dialog], [role=alertdialog]');

/** Leaves a dialog by Esc that leads nowhere then. */
export async function dismiss(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(dialogOn(page)).toBeHidden();
  await ready(page);
}

/** The page believes that it is this moment, in milliseconds since 1970, and looks at its session again. */
export async function setClock(page: Page, moment: number): Promise<void> {
  await page.evaluate((now) => {
    Date.now = () => now;
    window.dispatchEvent(new Event('focus'));
  }, moment);
}

/** Takes the connection away once the script is there that tells of it, which comes when the page is used. */
export async function goOffline(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/notices.')),
  );
  await page.context().setOffline(true);
}

/** When a token ends, in milliseconds since 1970. */
export function tokenExpiryOf(token: string): number {
  const [, claims = ''] = token.split('.');
  return (JSON.parse(Buffer.from(claims, 'base64url').toString()) as { exp: number }).exp * 1000;
}
