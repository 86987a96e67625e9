import { act, screen } from '@testing-library/react';
import { paths } from '../../../contract/paths.ts';
import {
  formOpened,
  selectSendingCancelled,
  submitEnded,
  submitStarted,
  uploadProgressed,
} from '../../state/forms/formsSlice.ts';
import { submissionStored } from '../../state/forms/receiptSlice.ts';
import { loadingEnded, loadingStarted } from '../../state/uiSlice.ts';
import { jobSubmission } from '../../testing/forms/submissionExamples.ts';
import { renderFrame } from '../../testing/rendering/renderFrame.tsx';

/** Bytes of a submission of 1.4 MB. */
const all = 1_400_000;
const tagline = 'Connecting Data to Intelligence...';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** Starts sending a job application while a button of the page has the focus. */
async function startSending() {
  const view = renderFrame({ entries: [paths.home], user: { advanceTimers: jest.advanceTimersByTime } });
  const { store } = view;
  const origin = screen.getByRole('button', { name: 'In Home page' });
  act(() => origin.focus());
  const form = 'job';
  const sent = (bytes: number) =>
    act(async () => void store.dispatch(uploadProgressed({ form, sent: bytes, all })));
  const answered = () =>
    act(async () => {
      store.dispatch(loadingEnded('submit'));
      store.dispatch(submitEnded({ form }));
    });
  await act(async () => {
    store.dispatch(formOpened({ form }));
    store.dispatch(submitStarted({ form }));
    store.dispatch(loadingStarted('submit'));
  });
  // Browsers remove the focus from an inert page; jsdom does not.
  act(() => origin.blur());
  return { ...view, origin, sent, answered };
}

const bar = () => screen.queryByRole('progressbar', { name: 'Sending your resume' });
const cancel = () => screen.queryByRole('button', { name: 'Cancel' });

const wait = () => screen.queryByRole('region', { name: 'Still working, nothing is lost.' });

test('an upload that is done within 400 ms shows no bar, and a wait for its answer only after another ten seconds', async () => {
  const { sent } = await startSending();
  await sent(0);
  await pass(399);
  expect(bar()).not.toBeInTheDocument();
  await sent(all);
  await pass(9999);
  expect(bar()).not.toBeInTheDocument();
  expect(wait()).not.toBeInTheDocument();
  await pass(1);
  expect(bar()).not.toBeInTheDocument();
  expect(wait()).toHaveFocus();
});

test('an answer that takes ten seconds after the last byte, as on a network that hangs, need not be waited for', async () => {
  const { sent, user, stateNow } = await startSending();
  await sent(0);
  await pass(30_000);
  await sent(all);
  await pass(9999);
  expect(screen.getByRole('region', { name: 'Sending your resume' })).toHaveTextContent(
    'Sent. Waiting for the answer.',
  );
  expect(cancel()).not.toBeInTheDocument();
  await pass(1);
  expect(bar()).not.toBeInTheDocument();
  expect(wait()).toHaveFocus();
  await user.click(cancel()!);
  expect(selectSendingCancelled(stateNow(), 'job')).toBe(true);
});

test('once the submission is stored, a long wait for the emails can be cancelled', async () => {
  const { store, sent, stateNow, user } = await startSending();
  await sent(0);
  await pass(400);
  await sent(all);
  await act(async () => void store.dispatch(submissionStored(jobSubmission)));
  await pass(9999);
  expect(cancel()).not.toBeInTheDocument();
  await pass(1);
  await user.click(cancel()!);
  expect(selectSendingCancelled(stateNow(), 'job')).toBe(true);
});

test('a slow upload shows its progress in words and as a bar instead of “Still working”', async () => {
  const { sent } = await startSending();
  await sent(0);
  await pass(400);
  await sent(0.62 * all);
  expect(bar()).toHaveValue(62);
  expect(bar()).toHaveAttribute('aria-valuetext', '62% of 1.4 MB');
  expect(screen.getByText('62% of 1.4 MB')).toBeVisible();
  await pass(9000);
  expect(screen.queryByText('Still working…')).not.toBeInTheDocument();
});

test('an upload is announced at every quarter only, and the tagline is not announced again', async () => {
  const { sent, container } = await startSending();
  await sent(0);
  await pass(400);
  const live = container.querySelector('[aria-live="polite"]');
  const announced = [];
  for (const percent of [1, 24, 25, 26, 49, 50, 74, 75, 99, 100]) {
    await sent((percent / 100) * all);
    announced.push(live?.textContent);
  }
  const [one, two, three] = ['25% sent', '50% sent', '75% sent'];
  expect(announced).toEqual(['', '', one, one, one, two, two, three, three, 'Sent. Waiting for the answer.']);
  expect(screen.getByRole('status')).toHaveTextContent(tagline);
  expect(screen.getByRole('status')).not.toHaveTextContent('%');
});

test('a still held Enter does not cancel, Tab leads to Cancel, and Cancel stops the upload', async () => {
  const { sent, user, stateNow } = await startSending();
  await sent(0);
  await pass(400);
  expect(screen.getByRole('region', { name: 'Sending your resume' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(selectSendingCancelled(stateNow(), 'job')).toBe(false);
  await user.tab();
  expect(cancel()).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(selectSendingCancelled(stateNow(), 'job')).toBe(true);
});

test('after the last byte the Cancel button disappears and the focus moves to the panel', async () => {
  const { sent } = await startSending();
  await sent(0);
  await pass(400);
  act(() => cancel()?.focus());
  await sent(all - 1);
  expect(cancel()).toHaveFocus();
  await sent(all);
  expect(cancel()).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Sending your resume' })).toHaveFocus();
  expect(screen.getAllByText('Sent. Waiting for the answer.')[0]).toBeVisible();
  expect(bar()).toHaveValue(100);
});

test('the bar leaves with its loading screen, the focus returns, and the next screen has no bar', async () => {
  const { sent, answered, origin, router } = await startSending();
  await sent(0);
  await pass(400);
  await sent(all);
  await answered();
  expect(origin).toHaveFocus();
  expect(bar()).toBeInTheDocument();
  await pass(120);
  expect(bar()).not.toBeInTheDocument();
  await act(() => router.navigate(paths.login));
  expect(screen.getByRole('status')).toHaveTextContent(tagline);
  expect(bar()).not.toBeInTheDocument();
});
