import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ApplicationKind } from '../../../contract/applications.ts';
import { paths } from '../../../contract/paths.ts';
import { loggedIn, sessionEnded } from '../../state/auth/authSlice.ts';
import { claimsOf } from '../../state/auth/claims.ts';
import { dialogOpened } from '../../state/dialog/dialogSlice.ts';
import { draftDiscarded, draftSaved } from '../../state/forms/draftsSlice.ts';
import { formClosed, formOpened, unsavedChanged } from '../../state/forms/formsSlice.ts';
import {
  connectionLost,
  connectionNoticeDismissed,
  connectionRestored,
  draftsNotWritten,
  sessionEndNeared,
  sessionRanOut,
  scriptFailed,
  siteReplaced,
  waitTookLong,
} from '../../state/noticesSlice.ts';
import type { LocationState } from '../../state/locationState.ts';
import { drawerToggled, loadingEnded, loadingStarted } from '../../state/uiSlice.ts';
import { noticesCopy } from '../../content/notices.ts';
import { LoginRequired } from '../guard/LoginRequired.tsx';
import { makeToken } from '../../testing/makeToken.ts';
import { seededAuth, renderFrame } from '../../testing/rendering/renderFrame.tsx';
import type { FrameOptions } from '../../testing/rendering/renderFrame.tsx';
import { mockResizes } from '../../testing/rendering/observers.ts';

const ending = 'You will be logged out in 2 minutes.';
const ended = 'You have been logged out.';
const offline = 'You are offline.';
const kept = 'Your entries are kept on this device.';
const back = 'You are online again. Nothing was sent in the meantime.';

const draft = { owner: null, values: { name: 'Meena' }, fileNames: {}, savedAt: Date.now() };
const typedInto = (form: ApplicationKind) => draftSaved({ form, draft });

function open(
  entry: NonNullable<FrameOptions['entries']>[0] = paths.serviceApplication,
  options: FrameOptions = {},
) {
  const frame = renderFrame({ entries: [entry], ...options });
  const happens = (...actions: Parameters<typeof frame.store.dispatch>[0][]) =>
    act(() => {
      for (const action of actions) frame.store.dispatch(action);
    });
  return { ...frame, happens };
}

const notice = (words: string) => screen.findByText(words);
const shown = (words: string) => screen.queryByText(words);
const notices = () => within(screen.getByRole('complementary', { name: 'Notices' }));

test('a notice says that the session ends soon, and Login takes a return path to the page', async () => {
  const { happens, user, router } = open({
    pathname: paths.serviceApplication,
    state: { prefill: { serviceType: 'Web Development' } },
  });
  happens(sessionEndNeared({ minutesLeft: 2 }));
  expect(await notice(ending)).toBeVisible();
  await user.click(notices().getByRole('button', { name: 'Login' }));
  expect(router.state.location.pathname).toBe(paths.login);
  expect(router.state.location.state).toEqual({
    returnPath: { path: paths.serviceApplication, prefill: { serviceType: 'Web Development' } },
  });
  await waitFor(() => expect(shown(ending)).not.toBeInTheDocument());
});

test('the return path keeps the choices of the account’s own draft, but not those of another draft', async () => {
  const token = makeToken();
  const prefill = { serviceType: 'Web Development' };
  const draftWith = (owner: string | null, values: Record<string, string>) => ({
    owner,
    values,
    fileNames: {},
    savedAt: Date.now(),
  });
  /** Saves a draft of another form and one of the open form. */
  const chosen = (owner: string | null) => [
    draftSaved({ form: 'job', draft: draftWith(owner, { jobType: 'Part-Time' }) }),
    draftSaved({ form: 'service', draft: draftWith(owner, { serviceType: 'Mobile App Development' }) }),
  ];
  const leadsBackTo = async (owner: string | null) => {
    const { happens, user, router, unmount } = open(
      { pathname: paths.serviceApplication, state: { prefill } },
      { state: { auth: seededAuth(token) } },
    );
    happens(formOpened({ form: 'service' }), ...chosen(owner), sessionEnded(), sessionRanOut());
    await notice(`${ended} ${kept}`);
    await user.click(notices().getByRole('button', { name: 'Login' }));
    const { returnPath } = router.state.location.state as LocationState;
    unmount();
    return returnPath?.prefill;
  };
  expect(await leadsBackTo(claimsOf(token)!.email)).toEqual({ serviceType: 'Mobile App Development' });
  expect(await leadsBackTo('other@mail.example')).toEqual(prefill);
  expect(await leadsBackTo(null)).toEqual(prefill);
});

/** Whether a screen reader announces a change of a notice's text. */
const isLive = (words: HTMLElement) =>
  words.closest('[aria-live], [role="status"]')?.getAttribute('aria-live') !== 'off';

test('the notice about the session’s end counts down, and is announced only once', async () => {
  const { happens } = open();
  happens(sessionEndNeared({ minutesLeft: 2 }));
  const words = await notice(ending);
  expect(isLive(words)).toBe(true);
  fireEvent.animationEnd(words);
  happens(sessionEndNeared({ minutesLeft: 1 }));
  expect(await notice('You will be logged out in 1 minute.')).toBeVisible();
  expect(isLive(words)).toBe(false);
  happens(sessionEndNeared({ minutesLeft: 0 }));
  expect(words).toHaveTextContent('You will be logged out in less than a minute.');
  happens(sessionEnded(), sessionRanOut());
  expect(isLive(await notice(ended))).toBe(true);
});

test('a notice that could not be announced yet is announced later with the time that is left then', async () => {
  const { happens } = open();
  happens(sessionEndNeared({ minutesLeft: 2 }));
  const words = await notice(ending);
  happens(sessionEndNeared({ minutesLeft: 1 }));
  expect(isLive(words)).toBe(true);
  fireEvent.animationEnd(await notice('You will be logged out in 1 minute.'));
  expect(isLive(words)).toBe(true);
  happens(sessionEndNeared({ minutesLeft: 0 }));
  expect(isLive(words)).toBe(false);
});

test('a new token removes the notice', async () => {
  const { happens } = open();
  happens(sessionEndNeared({ minutesLeft: 2 }));
  await notice(ending);
  happens(loggedIn({ token: makeToken() }));
  expect(shown(ending)).not.toBeInTheDocument();
});

test('dismissing a notice by keyboard returns the focus to where it was', async () => {
  const { happens, user } = open('/');
  const place = screen.getByRole('button', { name: 'In Home page' });
  act(() => place.focus());
  happens(sessionEndNeared({ minutesLeft: 2 }));
  await notice(ending);
  act(() => notices().getByRole('button', { name: 'Dismiss' }).focus());
  await user.keyboard('{Enter}');
  expect(shown(ending)).not.toBeInTheDocument();
  expect(place).toHaveFocus();
});

test.each([paths.login, paths.settings])(
  'on %s, which itself says that nobody is logged in, no notice says that the session has ended',
  async (path) => {
    const { happens } = open(path);
    happens(sessionRanOut(), connectionLost());
    await notice(offline);
    expect(shown(ended)).not.toBeInTheDocument();
  },
);

test('no notice asks for a login while the guard does, nor on the previous page afterwards', async () => {
  const guarded = { path: paths.jobApplication, element: <LoginRequired>Form</LoginRequired> };
  const { happens, user, router } = open(paths.jobApplication, {
    pages: [guarded],
    entries: ['/', paths.jobApplication],
    state: { auth: seededAuth(makeToken()) },
  });
  happens(sessionEnded(), sessionRanOut(), connectionLost());
  const guard = await screen.findByRole('dialog');
  await notice(offline);
  expect(shown(ended)).not.toBeInTheDocument();
  await user.click(within(guard).getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  await notice(offline);
  expect(shown(ended)).not.toBeInTheDocument();
});

test('while a dialog about sending asks for a login, the notice waits until it is closed', async () => {
  const { happens, user } = open();
  happens(dialogOpened({ kind: 'service.loginRequired' }), sessionRanOut(), connectionLost());
  await notice(offline);
  expect(shown(ended)).not.toBeInTheDocument();
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }));
  expect(await notice(ended)).toBeVisible();
});

test('the notice of a lost connection stays until it is back, and that of its return until dismissed', async () => {
  const { happens, user } = open();
  happens(connectionLost());
  expect(await notice(offline)).toBeVisible();
  happens(connectionRestored());
  expect(await notice(back)).toBeVisible();
  expect(shown(offline)).not.toBeInTheDocument();
  await user.click(notices().getByRole('button', { name: 'Dismiss' }));
  expect(shown(back)).not.toBeInTheDocument();
});

test('both notices are shown, one above the other', async () => {
  const { happens } = open();
  happens(sessionEndNeared({ minutesLeft: 2 }), connectionLost());
  await notice(ending);
  expect(
    notices()
      .getAllByRole('status')
      .map((status) => status.textContent),
  ).toEqual([ending, offline]);
});

test('if storage is blocked, the notices do not promise that entries are kept', async () => {
  const { happens } = open();
  happens(draftsNotWritten(), sessionRanOut(), connectionLost());
  expect(await notice(ended)).toBeVisible();
  expect(await notice(offline)).toBeVisible();
  happens(typedInto('service'));
  const unkept = 'Keep this tab open: your entries live only here.';
  expect(await notice(`You have been logged out. ${unkept}`)).toBeVisible();
  expect(await notice(`You are offline. ${unkept}`)).toBeVisible();
});

test('the notices promise nothing over unsaved changes of the profile, which has no drafts', async () => {
  const { happens } = open(paths.editProfile);
  const unkept = 'Keep this tab open: your entries live only here.';
  happens(formOpened({ form: 'profile' }), connectionLost(), sessionEndNeared({ minutesLeft: 2 }));
  expect(await notice(offline)).toBeVisible();
  expect(await notice(ending)).toBeVisible();
  happens(unsavedChanged({ form: 'profile', unsaved: true }));
  expect(await notice(`You are offline. ${unkept}`)).toBeVisible();
  expect(await notice(`You will be logged out in 2 minutes. ${unkept}`)).toBeVisible();
  happens(sessionRanOut());
  expect(await notice(`You have been logged out. ${unkept}`)).toBeVisible();
  happens(unsavedChanged({ form: 'profile', unsaved: false }));
  expect(await notice(offline)).toBeVisible();
  expect(await notice(ended)).toBeVisible();
});

test('they promise that entries are kept only if there are any, in an open form or one that was left', async () => {
  const { happens } = open();
  happens(connectionLost(), formOpened({ form: 'login' }), formOpened({ form: 'job' }));
  expect(await notice(offline)).toBeVisible();
  happens(typedInto('feedback'));
  expect(await notice(offline)).toBeVisible();
  happens(typedInto('job'));
  expect(await notice(`${offline} ${kept}`)).toBeVisible();
  happens(sessionEndNeared({ minutesLeft: 2 }));
  expect(await notice(`${ending} Your entries are safe.`)).toBeVisible();
  happens(sessionRanOut());
  expect(await notice(`${ended} ${kept}`)).toBeVisible();
  // With the connection back, nothing needs to be said about entries.
  happens(connectionRestored());
  expect(await notice(back)).toBeVisible();
  happens(siteReplaced());
  expect(await notice(`${noticesCopy.replaced} ${kept}`)).toBeVisible();
  // A submission discards the draft.
  happens(draftDiscarded({ form: 'job' }));
  expect(await notice(noticesCopy.replaced)).toBeVisible();
  expect(await notice(ended)).toBeVisible();
  happens(formClosed({ form: 'job' }), formClosed({ form: 'login' }));
  expect(await notice(`${noticesCopy.replaced} ${kept}`)).toBeVisible();
});

test('the notices are inert under the loading screen and the drawer', async () => {
  const { happens } = open();
  happens(connectionLost());
  const place = (await notice(offline)).closest('aside');
  happens(loadingStarted('page'));
  expect(place).toHaveAttribute('inert');
  happens(loadingEnded('page'));
  expect(place).not.toHaveAttribute('inert');
  happens(drawerToggled(true));
  expect(place).toHaveAttribute('inert');
  happens(drawerToggled(false));
  expect(place).not.toHaveAttribute('inert');
});

test('the space below the page is as high as the notices', async () => {
  const resize = mockResizes();
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ height: 80 } as DOMRect);
  const { happens } = open();
  happens(connectionLost());
  await notice(offline);
  resize();
  const space = screen.getByRole('complementary', { name: 'Notices' }).parentElement!;
  expect(getComputedStyle(space).height).toBe('80px');
  expect(getComputedStyle(document.documentElement).getPropertyValue('scroll-padding-bottom')).toBe('104px');
});

test('a page of which a part does not arrive says so and offers to reload it, until it is there', async () => {
  const { happens } = open();
  happens(scriptFailed());
  const said = await notice(noticesCopy.failed);
  expect(isLive(said)).toBe(true);
  expect(notices().getByRole('button', { name: 'Reload the page' })).toBeVisible();
  happens(connectionNoticeDismissed());
  await waitFor(() => expect(said).not.toBeInTheDocument());
});

test('a press that waits long is said to be on its way, without a reload that could lose the page', async () => {
  const { happens } = open();
  happens(waitTookLong());
  const said = await notice(noticesCopy.slow);
  expect(isLive(said)).toBe(true);
  expect(notices().queryByRole('button', { name: 'Reload the page' })).not.toBeInTheDocument();
  happens(connectionNoticeDismissed());
  await waitFor(() => expect(said).not.toBeInTheDocument());
});

test('a page of an older release says so and offers to reload it', async () => {
  const { happens } = open();
  happens(siteReplaced());
  const said = await notice(noticesCopy.replaced);
  expect(isLive(said)).toBe(true);
  expect(notices().getByRole('button', { name: 'Reload the page' })).toBeVisible();
  happens(draftsNotWritten(), typedInto('service'));
  expect(await notice(`${noticesCopy.replaced} ${noticesCopy.copyFirst}`)).toBeVisible();
});
