import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { paths } from '../../../contract/paths.ts';
import {
  loggedIn,
  selectToken,
  sessionEnded,
  sessionSyncedFromOtherTab,
} from '../../state/auth/authSlice.ts';
import { dialogOpened } from '../../state/dialog/dialogSlice.ts';
import { loadingEnded, loadingStarted } from '../../state/uiSlice.ts';
import { LoginRequired } from './LoginRequired.tsx';
import { makeToken } from '../../testing/makeToken.ts';
import { seededAuth, renderFrame } from '../../testing/rendering/renderFrame.tsx';
import type { FrameOptions } from '../../testing/rendering/renderFrame.tsx';

const title = 'You need to log in!';
const guarded = {
  path: paths.jobApplication,
  element: (
    <>
      <h1>Job application</h1>
      <LoginRequired fallback="The form comes here.">
        <form aria-label="Application">
          <input aria-label="Name" />
        </form>
      </LoginRequired>
    </>
  ),
};

const show = (token: string | null, options: FrameOptions = {}) =>
  renderFrame({
    pages: [guarded],
    entries: [paths.jobApplication],
    state: { auth: seededAuth(token) },
    ...options,
  });

const dialog = () => screen.findByRole('dialog', { name: title });
const form = () => screen.queryByRole('form', { name: 'Application', hidden: true });
const login = async () => within(await dialog()).getByRole('button', { name: 'Login' });

test('a visitor without a token is asked to log in, and the form is not rendered', async () => {
  show(null);
  expect(await dialog()).toHaveAccessibleDescription(/^Please log in to access this page\./);
  expect(form()).not.toBeInTheDocument();
});

test('what tells of the form stays while the script of the dialog is on its way, and beneath the dialog', async () => {
  show(null);
  expect(screen.getByText('The form comes here.')).toBeVisible();
  await dialog();
  expect(screen.getByText('The form comes here.')).toBeInTheDocument();
});

test('a visitor with a valid token sees the form at once', () => {
  show(makeToken());
  expect(screen.queryByText('The form comes here.')).not.toBeInTheDocument();
  expect(form()).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('neither form nor dialog is shown before storage has been read, but what tells of the form', async () => {
  show(null, { state: {} });
  await act(async () => {});
  expect(screen.getByText('The form comes here.')).toBeVisible();
  expect(form()).not.toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the dialog waits until the loading screen is gone, behind which it would take the focus', async () => {
  const { store } = show(makeToken());
  act(() => {
    store.dispatch(loadingStarted('submit'));
    store.dispatch(sessionEnded());
  });
  // Long enough for the dialog, had it not to wait.
  await act(async () => {});
  expect(screen.queryByRole('dialog', { name: title, hidden: true })).not.toBeInTheDocument();
  act(() => void store.dispatch(loadingEnded('submit')));
  expect(await dialog()).toBeVisible();
});

test.each([
  ['expired', makeToken({ exp: 1 })],
  ['unreadable', 'not.a.token'],
])('a token that is %s is removed and counts as none', async (_kind, token) => {
  const { stateNow } = show(token);
  await dialog();
  expect(selectToken(stateNow())).toBeNull();
  expect(form()).not.toBeInTheDocument();
});

test('Login goes to the login form with a return path to the page and its prefill', async () => {
  const { user, router } = show(null, {
    entries: [{ pathname: paths.jobApplication, state: { prefill: { jobType: 'Part-Time' } } }],
  });
  await user.click(await login());
  expect(router.state.location.pathname).toBe(paths.login);
  expect(router.state.location.state).toEqual({
    returnPath: { path: paths.jobApplication, prefill: { jobType: 'Part-Time' } },
  });
});

test.each(['Back', 'Esc'])('%s goes to the previous page', async (way) => {
  window.history.replaceState(null, '', '/careers');
  const { user, router } = renderFrame({ pages: [guarded], state: { auth: seededAuth(null) } });
  await act(() => router.navigate(paths.jobApplication));
  const modal = await dialog();
  if (way === 'Esc') await user.keyboard('{Escape}');
  else await user.click(within(modal).getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/careers'));
  router.dispose();
});

test('without a previous page, Back goes home', async () => {
  const { user, router } = show(null);
  await user.click(within(await dialog()).getByRole('button', { name: 'Back' }));
  expect(router.state.location.pathname).toBe('/');
});

test('a press on the backdrop does nothing', async () => {
  const { user, router } = show(null);
  const modal = await dialog();
  await user.click(modal.parentElement!);
  expect(modal).toBeVisible();
  expect(router.state.location.pathname).toBe(paths.jobApplication);
});

test('the focus starts on Login and does not leave the modal', async () => {
  const { user } = show(null);
  const start = await login();
  await waitFor(() => expect(start).toHaveFocus());
  await user.tab();
  expect(within(await dialog()).getByRole('button', { name: 'Back' })).toHaveFocus();
  await user.tab();
  expect(await dialog()).toContainElement(document.activeElement as HTMLElement);
});

test('a logout in another tab opens the modal over the form, which a login closes, and no entry is lost', async () => {
  const { store } = show(makeToken());
  const open = form();
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Asha' } });
  act(() => void store.dispatch(sessionSyncedFromOtherTab({ token: null })));
  await dialog();
  expect(form()).toBe(open);
  expect(open?.closest('[inert]')).toBeInTheDocument();
  act(() => void store.dispatch(loggedIn({ token: makeToken() })));
  expect(form()).toBe(open);
  expect(open?.closest('[inert]')).toBeNull();
  expect(screen.getByLabelText('Name')).toHaveValue('Asha');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('after the dialog that sending needs a login is closed, the form stays usable', async () => {
  const { store, user } = show(makeToken());
  act(() => {
    store.dispatch(sessionEnded());
    store.dispatch(dialogOpened({ kind: 'job.loginRequired' }));
  });
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(form()?.closest('[inert]')).toBeNull();
});

test('a result that a reload brings back is not covered by the modal', async () => {
  const current = { kind: 'job.submitted', params: {} };
  show(null, { state: { auth: seededAuth(null), dialog: { current } } });
  expect(await screen.findByRole('dialog', { name: 'Application Submitted' })).toBeVisible();
  expect(screen.queryByRole('dialog', { name: title, hidden: true })).not.toBeInTheDocument();
});
