import { act, screen, waitFor } from '@testing-library/react';
import { paths } from '../../contract/paths.ts';
import { renderFrame } from '../testing/rendering/renderFrame.tsx';
import { LeaveWarning } from './LeaveWarning.ts';

test('the component that contains it is rendered once only', () => {
  const rendered = jest.fn();
  function LongForm() {
    rendered();
    return <LeaveWarning wouldLose={false} />;
  }
  renderFrame({ entries: ['/'], pages: [{ index: true, element: <LongForm /> }] });
  expect(rendered).toHaveBeenCalledTimes(1);
});

/** A page with entries that may be lost, opened from the home page. */
const openForm = (wouldLose = true) =>
  renderFrame({
    entries: [paths.home, paths.contact],
    pages: [{ path: paths.contact, element: <LeaveWarning wouldLose={wouldLose} /> }],
  });

const question = () => screen.findByRole('alertdialog');

test('after the answer to stay the page is still open, and the next navigation is asked about again', async () => {
  const { router, user } = openForm();
  for (const _ of ['once', 'again']) {
    await act(() => router.navigate(paths.careers));
    await question();
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(router.state.location.pathname).toBe(paths.contact);
  }
});

test('the answer to leave follows the last navigation, even if it began while the question was open', async () => {
  const { router, user } = openForm();
  await act(() => router.navigate(paths.careers));
  await question();
  await act(() => router.navigate(-1));
  expect(router.state.location.pathname).toBe(paths.contact);
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.home));
});

test.each([
  ['nothing would be lost', false, paths.careers, null],
  ['the navigation stays on the page', true, `${paths.contact}#form`, null],
  ['the visitor agreed before', true, paths.careers, { leaveConfirmed: true }],
] as const)('the question is not asked where %s', async (_why, wouldLose, to, state) => {
  const { router } = openForm(wouldLose);
  await act(() => router.navigate(to, { state }));
  const { pathname, hash } = router.state.location;
  expect(pathname + hash).toBe(to);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('Back to an entry that was once left for with consent is asked about', async () => {
  const { router } = renderFrame({
    entries: [{ pathname: paths.home, state: { leaveConfirmed: true } }, paths.contact],
    pages: [{ path: paths.contact, element: <LeaveWarning wouldLose /> }],
  });
  await act(() => router.navigate(-1));
  expect(await question()).toBeVisible();
  expect(router.state.location.pathname).toBe(paths.contact);
});

test.each([true, false])(
  'the browser asks before the tab is closed if something would be lost: %s',
  (wouldLose) => {
    openForm(wouldLose);
    const event = new Event('beforeunload', { cancelable: true });
    const returned = jest.fn();
    Object.defineProperty(event, 'returnValue', { set: returned });
    window.dispatchEvent(event);
    expect([event.defaultPrevented, returned.mock.calls.length > 0]).toEqual([wouldLose, wouldLose]);
  },
);

test('a navigation within the page while the question is open closes it', async () => {
  const { router } = openForm();
  await act(() => router.navigate(paths.careers));
  await question();
  await act(() => router.navigate(`${paths.contact}#form`));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(router.state.location.pathname).toBe(paths.contact);
});

test.each([true, false])('closing the tab asks where something would be lost: %s', (wouldLose) => {
  openForm(wouldLose);
  const isLet = window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(isLet).toBe(!wouldLose);
});

/**
 * Opens a form by two links, and goes back twice. The router does not follow the second time, as in browsers where it is
 * still undoing the first; jsdom does one after the other.
 */
async function goBackTwice() {
  window.history.replaceState(null, '', paths.home);
  const { router, user } = renderFrame({
    pages: [{ path: paths.contact, element: <LeaveWarning wouldLose /> }],
  });
  await act(() => router.navigate(paths.careers));
  await act(() => router.navigate(paths.contact));
  act(() => window.history.back());
  await question();
  await waitFor(() => expect(window.location.pathname).toBe(paths.contact));
  window.addEventListener('popstate', (event) => event.stopImmediatePropagation(), {
    capture: true,
    once: true,
  });
  window.history.go(-2);
  await waitFor(() => expect(window.location.pathname).toBe(paths.home));
  const answer = (name: string) => user.click(screen.getByRole('button', { name }));
  return { router, answer };
}

test('whoever stays after going back twice at once has the address of the form again', async () => {
  const { router, answer } = await goBackTwice();
  await answer('Keep editing');
  await waitFor(() => expect(window.location.pathname).toBe(paths.contact));
  expect(router.state.location.pathname).toBe(paths.contact);
});

test('whoever leaves after going back twice at once is where the second time led', async () => {
  const { router, answer } = await goBackTwice();
  await answer('Leave');
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.home));
  expect(window.location.pathname).toBe(paths.home);
});
