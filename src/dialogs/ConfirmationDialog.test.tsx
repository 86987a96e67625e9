import { act, screen, waitFor, within } from '@testing-library/react';
import { keysOf } from '../../contract/keysOf.ts';
import { paths } from '../../contract/paths.ts';
import { dialogContentOf, dialogContents } from '../content/dialogContent/dialogContents.ts';
import type { DialogKind } from '../content/dialogContent/dialogContents.ts';
import { dialogClosed, dialogOpened, selectDialog } from '../state/dialog/dialogSlice.ts';
import type { DialogAnswer, DialogParams } from '../state/dialog/dialogSlice.ts';
import { listenTo } from '../state/siteStore.ts';
import type { SiteState } from '../state/siteStore.ts';
import { loadingEnded, loadingStarted } from '../state/uiSlice.ts';
import { makeToken } from '../testing/makeToken.ts';
import { seededAuth, renderFrame } from '../testing/rendering/renderFrame.tsx';
import type { FrameOptions } from '../testing/rendering/renderFrame.tsx';

const isUrgent = (kind: DialogKind) => ['failure', 'question'].includes(dialogContentOf(kind).tone);

async function ask(kind: DialogKind, params: DialogParams = {}, options: FrameOptions = {}) {
  const frame = renderFrame({ entries: [paths.jobApplication], ...options });
  const opener = screen.getByRole('button', { name: 'In Some page' });
  act(() => opener.focus());
  act(() => void frame.store.dispatch(dialogOpened({ kind, params })));
  const dialog = await screen.findByRole(isUrgent(kind) ? 'alertdialog' : 'dialog');
  const press = (name: string) => frame.user.click(within(dialog).getByRole('button', { name }));
  let answered: DialogAnswer | undefined;
  frame.store.dispatch(
    listenTo({ actionCreator: dialogClosed, effect: ({ payload }) => void (answered = payload.answer) }),
  );
  const answer = () => answered;
  return { ...frame, dialog, opener, press, answer };
}

const gone = () => waitFor(() => expect(document.querySelector('[aria-modal]')).not.toBeInTheDocument());

test.each(keysOf(dialogContents))('“%s” shows its title, message and buttons', async (kind) => {
  const { dialog } = await ask(kind);
  const { title, confirm, cancel, message, fallback } = dialogContentOf(kind);
  expect(dialog).toHaveAccessibleName(title);
  expect(dialog).toHaveAccessibleDescription(
    new RegExp(
      (fallback ?? message)
        .replace('{email}', '')
        .replace(/[.?!]+$/, '')
        .trim(),
    ),
  );
  const labels = within(dialog)
    .getAllByRole('button')
    .map((button) => button.textContent);
  // The other buttons act on a stored submission, which is missing here.
  expect(labels).toEqual([confirm, cancel].flatMap((button) => (button ? [button.label] : [])));
});

test('the message contains the server’s message unchanged', async () => {
  const { dialog } = await ask('job.failed', { message: 'Already on file ($& {email}).' });
  expect(dialog).toHaveAccessibleDescription(/^Error: Already on file \(\$& /);
});

test.each([
  ['that may have arrived', { mayHaveArrived: true }, true],
  ['that never left', {}, false],
] as const)(
  'of a form %s it is said, or not, that sending it again is safe',
  async (_what, params, isSaid) => {
    const { dialog } = await ask('job.unreachable', params);
    const said =
      'The form may have arrived all the same. The same answers, sent again within a few minutes, do not arrive twice.';
    expect(dialog.textContent?.includes(said)).toBe(isSaid);
    expect(dialog).toHaveTextContent('Your entries are still in the form.');
  },
);

test('a dialog that leads to the current page adds no history entry', async () => {
  const { router, press } = await ask('account.logOut', {}, { entries: [paths.home, paths.settings] });
  await press(dialogContentOf('account.logOut').confirm.label);
  await gone();
  expect(router.state.location.pathname).toBe(paths.settings);
  await act(() => router.navigate(-1));
  expect(router.state.location.pathname).toBe(paths.home);
});

test('the welcome contains the account’s address', async () => {
  const { dialog } = await ask('login.welcome', {}, { state: { auth: seededAuth(makeToken()) } });
  expect(within(dialog).getByText('You are logged in as asha@mail.example.')).toBeVisible();
});

test('the button of a failure closes it, and the focus returns to where it was', async () => {
  const { press, answer, opener, router } = await ask('job.failed');
  await press('Continue');
  await gone();
  expect(answer()).toBe('confirm');
  expect(router.state.location.pathname).toBe(paths.jobApplication);
  expect(opener).toHaveFocus();
});

test('the button of a success leads on, and Esc and the backdrop do the same', async () => {
  const first = await ask('job.submitted');
  await first.press('Continue');
  expect(first.router.state.location).toMatchObject({ pathname: '/', state: { leaveConfirmed: true } });
  first.unmount();

  const second = await ask('job.submitted');
  await second.user.keyboard('{Escape}');
  expect(second.answer()).toBe('dismiss');
  expect(second.router.state.location.pathname).toBe('/');
  second.unmount();

  const third = await ask('job.submitted');
  await third.user.click(third.dialog.parentElement!);
  expect(third.router.state.location.pathname).toBe('/');
});

test('‘Login’ leads to the login form with the return path, ‘Close’ stays on the page', async () => {
  const first = await ask('job.loginRequired');
  await first.press('Login');
  expect(first.router.state.location.pathname).toBe(paths.login);
  // Without `leaveConfirmed`: a form whose entries are not saved asks for confirmation first.
  expect(first.router.state.location.state).toEqual({ returnPath: { path: paths.jobApplication } });
  first.unmount();

  const second = await ask('job.loginRequired');
  await second.press('Close');
  expect(second.answer()).toBe('cancel');
  expect(second.router.state.location.pathname).toBe(paths.jobApplication);
});

test('‘Login’ passes on the address of the form’s owner', async () => {
  const { press, router } = await ask('job.loginRequired', { owner: 'asha@mail.example' });
  await press('Login');
  expect(router.state.location.state).toEqual({
    returnPath: { path: paths.jobApplication },
    email: 'asha@mail.example',
  });
});

test('Esc and the cancel button of a question both leave everything as it is', async () => {
  const first = await ask('form.leave');
  await first.user.keyboard('{Escape}');
  expect(first.answer()).toBe('dismiss');
  expect(first.router.state.location.pathname).toBe(paths.jobApplication);
  first.unmount();

  const second = await ask('form.leave');
  await second.press('Keep editing');
  expect(second.answer()).toBe('cancel');
});

test('the focus starts on the safe button: the cancel button of a question, else the main one', async () => {
  const first = await ask('form.leave');
  await waitFor(() =>
    expect(within(first.dialog).getByRole('button', { name: 'Keep editing' })).toHaveFocus(),
  );
  first.unmount();
  const second = await ask('job.loginRequired');
  await waitFor(() => expect(within(second.dialog).getByRole('button', { name: 'Login' })).toHaveFocus());
});

test('a question that is asked again while it fades out has the focus on the safe button, too', async () => {
  const { dialog, press, store } = await ask('form.leave');
  await press('Leave');
  act(() => void store.dispatch(dialogOpened({ kind: 'form.leave' })));
  expect(dialog).toBeInTheDocument();
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Keep editing' })).toHaveFocus());
});

test('the welcome offers the return path first, with the choice made there', async () => {
  const { dialog, press, router } = await ask('login.welcome', {
    returnPath: { path: paths.jobApplication, prefill: { jobType: 'Part-Time' } },
  });
  expect(
    within(dialog)
      .getAllByRole('button')
      .map((button) => button.textContent),
  ).toEqual(['Back to your application', 'Continue']);
  await press('Back to your application');
  expect(router.state.location).toMatchObject({
    pathname: paths.jobApplication,
    state: { prefill: { jobType: 'Part-Time' } },
  });
});

test('‘Continue’ leads home even if there is a return path', async () => {
  const { press, router } = await ask('login.welcome', { returnPath: { path: paths.jobApplication } });
  await press('Continue');
  expect(router.state.location.pathname).toBe(paths.home);
});

test('the return path to a page other than a form replaces the history entry of the login', async () => {
  const { press, router } = await ask('login.welcome', { returnPath: { path: paths.editProfile } });
  await press('Back to where you were');
  expect(router.state.location.pathname).toBe(paths.editProfile);
  expect(router.state.historyAction).toBe('REPLACE');
});

test('a result waits until the loading screen is gone', async () => {
  const { store } = renderFrame({ entries: ['/'] });
  act(() => {
    store.dispatch(loadingStarted('submit'));
    store.dispatch(dialogOpened({ kind: 'job.submitted' }));
  });
  await act(async () => {});
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  act(() => void store.dispatch(loadingEnded('submit')));
  expect(await screen.findByRole('dialog', { name: 'Application Submitted' })).toBeVisible();
});

test('a result of an unknown kind, from another version of the site, is dismissed', async () => {
  const { store } = renderFrame({ entries: ['/'] });
  act(() => void store.dispatch(dialogOpened({ kind: 'job.postponed' as DialogKind })));
  await waitFor(() => expect(selectDialog(store.getState() as unknown as SiteState)).toBeNull());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
