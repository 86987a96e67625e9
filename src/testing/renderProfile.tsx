import { screen, waitFor } from '@testing-library/react';
import { signUpAndLogIn } from '../../mocks/fixtures.ts';
import { currentTestServer } from '../../mocks/server.ts';
import { renderApp } from './renderApp.tsx';
import { seedToken } from './seedToken.ts';

export type ProfilePage = Awaited<ReturnType<typeof renderProfile>>;

export const button = (name: string) => screen.getByRole('button', { name });
export const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

/** The profile of a member, come to from the page of the firm. */
export async function renderProfile() {
  const member = await signUpAndLogIn(await currentTestServer());
  seedToken(member.token);
  const page = await renderApp('/about-us', '/edit-profile');
  await screen.findByLabelText('Name');
  await waitFor(() => expect(page.store.getState().ui.loading).toEqual({}));
  return { ...page, member };
}

export async function change({ user }: Pick<ProfilePage, 'user'>, label: string, text: string) {
  await user.clear(field(label));
  await user.click(field(label));
  await user.paste(text);
}
