import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import type { Answer } from '../deferredResponse.ts';
import { fill } from '../steps.ts';
import { strangeWords } from './canaries.ts';

/** A refusal in words that only a server knows. */
export const strange: Answer = { status: 422, json: { message: strangeWords } };

export const alert = (page: Page): Locator => page.getByRole('alert');

/** Nothing beneath the overlay can be pressed. */
export const isClosed = (page: Page) => expect(page.locator('#site')).toHaveAttribute('inert');

export async function fillInPerson(page: Page, name: string) {
  await fill(page, 'Name', name);
  await fill(page, 'Phone number', '+91 44 0000 0117');
  await fill(page, 'Date of birth', '1998-04-17');
  await fill(page, 'Address', '8 Example Lane');
  await page.getByRole('radio', { name: 'Female' }).check();
}
