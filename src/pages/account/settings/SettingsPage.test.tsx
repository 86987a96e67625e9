import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { calls } from '../../../../contract/calls.ts';
import { paths } from '../../../../contract/paths.ts';
import { signUpAndLogIn, visitor } from '../../../../mocks/fixtures.ts';
import { keepReturnPath, keptReturnPath } from '../../../navigation/keptReturnPath.ts';
import { seedToken } from '../../../testing/seedToken.ts';
import { installMocks, currentTestServer, server } from '../../../../mocks/server.ts';
import { renderApp } from '../../../testing/rendering/renderApp.tsx';
import { makeToken } from '../../../testing/makeToken.ts';
import { loggedIn, selectToken, sessionSyncedFromOtherTab } from '../../../state/auth/authSlice.ts';
import { draftSaved } from '../../../state/forms/draftsSlice.ts';

installMocks();
type Page = Awaited<ReturnType<typeof renderApp>>;

const main = () => within(screen.getByRole('main'));
const prompt = () => main().queryByRole('heading', { name: 'Please Log In or Sign Up' });
const pathOf = ({ router }: Page) => router.state.location.pathname;
const stored = () => window.localStorage.getItem('persist:auth') ?? '';

/** Settings of a member. */
async function renderSettings(): Promise<Page> {
  const { token } = await signUpAndLogIn(await currentTestServer());
  seedToken(token);
  const page = await renderApp('/settings');
  await main().findByRole('list');
  return page;
}

/** Presses a button of a card and answers the question that it asks. */
async function ask({ user }: Page, name: string, answer: string) {
  await user.click(main().getByRole('button', { name }));
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: answer }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
}

describe('with a session', () => {
  test('a visitor finds exactly three cards, who they are and until when', async () => {
    await renderSettings();
    expect(main().getAllByRole('listitem')).toHaveLength(3);
    expect(
      main()
        .getAllByRole('heading', { level: 2 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Profile', 'Change Password', 'Account Actions']);
    expect(screen.getByText(/You are logged in as/)).toHaveTextContent(
      /^You are logged in as meena@example\.org, on this device until \d\d:\d\d (today|tomorrow)\.$/,
    );
    expect(prompt()).not.toBeInTheDocument();
  });

  test('a visitor whose token has no expiry reads no end of the session', async () => {
    // The server of the tests makes no such token.
    server.use(http.get(`*/api${calls.loadProfile.path}`, () => HttpResponse.json(visitor)));
    seedToken(`e30.${Buffer.from('{"email":"asha@mail.example"}').toString('base64url')}.x`);
    await renderApp('/settings');
    expect(await screen.findByText(/You are logged in as/)).toHaveTextContent(
      /^You are logged in as asha@mail\.example\.$/,
    );
  });

  test('Edit Profile leads a visitor to the profile', async () => {
    const page = await renderSettings();
    await page.user.click(main().getByRole('link', { name: 'Edit Profile' }));
    await waitFor(() => expect(pathOf(page)).toBe('/edit-profile'));
  });

  test('Change Password asks first; Continue leads to Forgot Password', async () => {
    const page = await renderSettings();
    await page.user.click(main().getByRole('button', { name: 'Change Password' }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('Are you sure to change password?');
    await page.user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(pathOf(page)).toBe('/forgot-password'));
    expect(await screen.findByLabelText('Email')).toHaveValue(visitor.email);
  });

  test('a visitor who cancels the change of password stays where they are', async () => {
    const page = await renderSettings();
    await ask(page, 'Change Password', 'Cancel');
    expect(pathOf(page)).toBe('/settings');
    expect(main().getAllByRole('listitem')).toHaveLength(3);
  });

  test('Logout asks first; Continue ends the session, says so and removes what was the visitor’s', async () => {
    const page = await renderSettings();
    const draft = { owner: visitor.email, values: { name: 'Meena' }, fileNames: {}, savedAt: Date.now() };
    act(() => void page.store.dispatch(draftSaved({ form: 'job', draft })));
    keepReturnPath({ path: paths.jobApplication });
    await page.user.click(main().getByRole('button', { name: 'Logout' }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('Are you sure you want to log out?');
    await page.user.click(screen.getByRole('button', { name: 'Continue' }));
    const message = await screen.findByText('You have been logged out successfully.');
    expect(message.closest('[role="status"]')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(prompt()).toBeInTheDocument();
    expect(main().queryByRole('list')).not.toBeInTheDocument();
    expect(page.store.getState().auth.token).toBeNull();
    expect(page.store.getState().drafts).not.toHaveProperty('job');
    expect(keptReturnPath()).toBeUndefined();
    await waitFor(() => expect(stored()).not.toContain('.'));
    // The pressed button is gone, so the focus moves to the heading.
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  test('a logout in another tab is called one, and not the end of a session', async () => {
    const page = await renderSettings();
    act(() => void page.store.dispatch(sessionSyncedFromOtherTab({ token: null })));
    expect(await screen.findByText('You have been logged out successfully.')).toBeInTheDocument();
    expect(screen.queryByText('Your session has ended. Please log in again.')).not.toBeInTheDocument();
  });

  test('a visitor who cancels the logout keeps the session', async () => {
    const page = await renderSettings();
    const { token } = page.store.getState().auth;
    await ask(page, 'Logout', 'Cancel');
    expect(page.store.getState().auth.token).toBe(token);
    expect(main().getAllByRole('listitem')).toHaveLength(3);
  });

  test('the message about a logout is gone with the next login', async () => {
    const page = await renderSettings();
    const token = selectToken(page.store.getState()) ?? '';
    await ask(page, 'Logout', 'Continue');
    await screen.findByText('You have been logged out successfully.');
    act(() => void page.store.dispatch(loggedIn({ token })));
    expect(await main().findByRole('list')).toBeVisible();
    expect(screen.queryByText('You have been logged out successfully.')).not.toBeInTheDocument();
  });
});

describe('without a session', () => {
  test('a visitor is asked to log in or to sign up', async () => {
    await renderApp('/settings');
    expect(prompt()).toBeVisible();
    expect(main().getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
    expect(main().getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/sign-up');
    expect(main().queryByRole('list')).not.toBeInTheDocument();
  });

  test.each([
    ['expired', () => makeToken({ exp: Date.now() / 1000 - 1 })],
    ['undecodable', () => 'no.token.at-all'],
  ])('a token that is %s is removed, and nobody is logged in', async (_what, token) => {
    seedToken(token());
    const page = await renderApp('/settings');
    expect(prompt()).toBeVisible();
    await waitFor(() => expect(page.store.getState().auth.token).toBeNull());
    await waitFor(() => expect(stored()).not.toContain(token()));
  });

  test('a session that was ended elsewhere is not shown as live', async () => {
    const testServer = await currentTestServer();
    const { token } = await signUpAndLogIn(testServer);
    await testServer.db.updateTable('account').set({ epoch: 1 }).execute();
    seedToken(token);
    const page = await renderApp('/settings');
    const message = await screen.findByText('Your session has ended. Please log in again.');
    expect(message.closest('[role="status"]')).toBeInTheDocument();
    expect(prompt()).toBeVisible();
    expect(screen.queryByText(/You are logged in/)).not.toBeInTheDocument();
    expect(page.store.getState().auth.token).toBeNull();
    await waitFor(() => expect(stored()).not.toContain(token));
  });

  test('a token that expired unnoticed is removed on navigation to the settings', async () => {
    seedToken(makeToken());
    const page = await renderApp('/about-us');
    const { token } = page.store.getState().auth;
    expect(token).not.toBeNull();
    const later = Date.now() + 7_200_000;
    jest.spyOn(Date, 'now').mockImplementation(() => later);
    await act(() => page.router.navigate('/settings'));
    expect(await screen.findByRole('heading', { name: 'Please Log In or Sign Up' })).toBeInTheDocument();
    expect(page.store.getState().auth.token).toBeNull();
  });
});
