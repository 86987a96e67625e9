import { screen } from '@testing-library/react';
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

export async function proveEmail(page: Page) {
  await askForCode(page);
  await page.user.click(await screen.findByLabelText('OTP'));
  await page.user.paste(await (await currentTestServer()).codeFor(visitor.email));
  await page.user.click(button('Verify'));
  await screen.findByText('OTP verified successfully!');
}
