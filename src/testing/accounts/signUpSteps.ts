import { act, fireEvent, screen } from '@testing-library/react';
import { visitor } from '../../../mocks/fixtures.ts';
import { currentTestServer } from '../../../mocks/server.ts';
import type { renderApp } from '../rendering/renderApp.tsx';
import { button } from '../button.ts';

type Page = Awaited<ReturnType<typeof renderApp>>;

export const email = () => screen.getByLabelText('Email');

export async function askForCode({ user }: Page, address: string = visitor.email) {
  await user.clear(email());
  await user.click(email());
  await user.paste(address);
  await user.click(button('Send OTP'));
}

/** Verifies the email by its code. Returns the code. */
export async function proveEmail(page: Page): Promise<string> {
  await askForCode(page);
  await page.user.click(await screen.findByLabelText('OTP'));
  const otp = await (await currentTestServer()).codeFor(visitor.email);
  await page.user.paste(otp);
  await page.user.click(button('Verify'));
  await screen.findByText('OTP verified successfully!');
  return otp;
}

export const field = (name: string) => screen.getByLabelText(name, { selector: 'input, textarea' });

export async function fill({ user }: Page, label: string, text: string) {
  await user.click(field(label));
  await user.paste(text);
}

/** Fills in all answers and verifies the email by its code. Returns the code. */
export async function fillInEverything(page: Page, password = visitor.password): Promise<string> {
  const otp = await proveEmail(page);
  await fill(page, 'Name', visitor.name);
  await fill(page, 'Phone number', visitor.phone_number);
  fireEvent.change(field('Date of birth'), { target: { value: visitor.date_of_birth } });
  await fill(page, 'Address', visitor.address);
  await page.user.click(screen.getByRole('radio', { name: visitor.gender }));
  await fill(page, 'Password', password);
  await fill(page, 'Confirm password', password);
  return otp;
}

/** Ends the document of a page as a reload does. What the page stores while React unmounts it, it would not store then. */
export async function endDocument(page: Page): Promise<void> {
  window.dispatchEvent(new Event('pagehide'));
  const stored = Object.entries(window.sessionStorage);
  await act(async () => page.unmount());
  for (const [key, text] of stored) window.sessionStorage.setItem(key, text as string);
}
