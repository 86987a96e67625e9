import { act, screen } from '@testing-library/react';
import { paths } from '../../../contract/paths.ts';
import { sessionSyncedFromOtherTab } from '../../state/auth/authSlice.ts';
import { draftSaved, draftsSyncedFromOtherTab } from '../../state/forms/draftsSlice.ts';
import {
  formOpened,
  selectSendingCancelled,
  submitEnded,
  submitStarted,
} from '../../state/forms/formsSlice.ts';
import type { FormName } from '../../state/forms/formsSlice.ts';
import { loadingEnded, loadingStarted } from '../../state/uiSlice.ts';
import { renderFrame } from '../../testing/rendering/renderFrame.tsx';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const words = 'Still working, nothing is lost.';
const panel = () => screen.queryByRole('region', { name: words });

/** Starts a submission without a file. */
async function startSending(form: FormName) {
  const view = renderFrame({ entries: [paths.home], user: { advanceTimers: jest.advanceTimersByTime } });
  const { store } = view;
  const start = () =>
    act(async () => {
      store.dispatch(submitStarted({ form }));
      store.dispatch(loadingStarted('submit'));
    });
  const answered = () =>
    act(async () => {
      store.dispatch(loadingEnded('submit'));
      store.dispatch(submitEnded({ form }));
    });
  await act(async () => void store.dispatch(formOpened({ form })));
  await start();
  return { ...view, start, answered };
}

test('after ten seconds the panel that nothing is lost replaces “Still working”', async () => {
  await startSending('service');
  await pass(9999);
  expect(panel()).not.toBeInTheDocument();
  expect(screen.getByText('Still working…')).toBeVisible();
  await pass(1);
  expect(panel()).toHaveFocus();
  expect(screen.queryByText('Still working…')).not.toBeInTheDocument();
});

test('the panel says that the answers are on this device, until a logout in another tab removes them', async () => {
  const { store } = await startSending('service');
  const draft = { owner: null, values: { name: 'Meena' }, fileNames: {}, savedAt: Date.now() };
  await act(async () => void store.dispatch(draftSaved({ form: 'service', draft })));
  await pass(10_000);
  const kept = 'Your answers stay in the form and on this device until the server has answered.';
  expect(panel()).toHaveAccessibleDescription(kept);
  await act(async () => {
    store.dispatch(sessionSyncedFromOtherTab({ token: null }));
    store.dispatch(draftsSyncedFromOtherTab({ drafts: {}, before: { service: draft } }));
  });
  const unkept = 'Your answers stay in the form until the server has answered.';
  expect(panel()).toHaveAccessibleDescription(unkept);
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveAccessibleDescription(unkept);
  expect(panel()).toHaveFocus();
});

test('a still held Enter does not cancel, Tab leads to Cancel, and Cancel ends the wait', async () => {
  const { user, stateNow } = await startSending('partnership');
  await pass(10_000);
  await user.keyboard('{Enter}');
  expect(selectSendingCancelled(stateNow(), 'partnership')).toBe(false);
  await user.tab();
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(selectSendingCancelled(stateNow(), 'partnership')).toBe(true);
});

test('the panel leaves with its loading screen, and the next attempt starts without it', async () => {
  const { start, answered } = await startSending('consultation');
  await pass(10_000);
  await answered();
  expect(panel()).toBeInTheDocument();
  await pass(120);
  expect(panel()).not.toBeInTheDocument();
  await start();
  await pass(9999);
  expect(panel()).not.toBeInTheDocument();
});

test('a long login can be cancelled as well', async () => {
  const { user, stateNow } = await startSending('login');
  await pass(10_000);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(selectSendingCancelled(stateNow(), 'login')).toBe(true);
});
