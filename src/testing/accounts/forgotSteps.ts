import { screen } from '@testing-library/react';
import { visitor } from '../../../mocks/fixtures.ts';
import type { renderApp } from '../rendering/renderApp.tsx';

type Page = Awaited<ReturnType<typeof renderApp>>;

export const email = () => screen.getByLabelText<HTMLInputElement>('Email');
export const code = () => screen.getByLabelText<HTMLInputElement>('OTP');

/** The stage of the code in the store. */
export const stageOf = (page: Page) => page.store.getState().forms['forgotPassword']?.code;

/** Types an address and submits the first step of the form. */
export async function askForCode({ user }: Page, address: string = visitor.email) {
  await user.clear(email());
  await user.click(email());
  await user.paste(address);
  await user.keyboard('{Enter}');
}
