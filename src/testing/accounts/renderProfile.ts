import { screen, waitFor } from '@testing-library/react';
import { signUpAndLogIn } from '../../../mocks/fixtures.ts';
import { currentTestServer } from '../../../mocks/server.ts';
import { renderApp } from '../rendering/renderApp.tsx';
import { seedToken } from '../seedToken.ts';

export type ProfilePage = Awaited<ReturnType<typeof renderApp>> & {
  member: Awaited<ReturnType<typeof signUpAndLogIn>>;
};

export const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

/** Waits until the form is there and nothing covers it. */
export async function waitForProfile({ store }: Pick<ProfilePage, 'store'>): Promise<void> {
  await screen.findByLabelText('Name');
  await waitFor(() => expect(store.getState().ui.loading).toEqual({}));
}

/** Opens the profile of a new account, with the page about the firm before it in the history. */
export async function renderProfile(): Promise<ProfilePage> {
  const member = await signUpAndLogIn(await currentTestServer());
  seedToken(member.token);
  const page = await renderApp('/about-us', '/edit-profile');
  await waitForProfile(page);
  return { ...page, member };
}

export async function change({ user }: Pick<ProfilePage, 'user'>, label: string, text: string) {
  await user.clear(field(label));
  await user.click(field(label));
  await user.paste(text);
}
