import { act, screen, waitFor } from '@testing-library/react';
import { paths } from '../../contract/paths.ts';
import { renderFrame } from '../testing/renderFrame.tsx';
import { LeaveWarning } from './LeaveWarning.tsx';

test('what it stands in is rendered once, however large it is', () => {
  const rendered = jest.fn();
  function LongForm() {
    rendered();
    return <LeaveWarning wouldLose={false} />;
  }
  renderFrame({ entries: ['/'], pages: [{ index: true, element: <LongForm /> }] });
  expect(rendered).toHaveBeenCalledTimes(1);
});

/** A form with something to lose, come to from the home page. */
const openForm = (wouldLose = true) =>
  renderFrame({
    entries: [paths.home, paths.contact],
    pages: [{ path: paths.contact, element: <LeaveWarning wouldLose={wouldLose} /> }],
  });

const question = () => screen.findByRole('alertdialog');

test('who stays is still on the page, and is asked again', async () => {
  const { router, user } = openForm();
  for (const _ of ['once', 'again']) {
    await act(() => router.navigate(paths.careers));
    await question();
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(router.state.location.pathname).toBe(paths.contact);
  }
});

test('who goes elsewhere while the question is open gets there', async () => {
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
  ['the way stays on the page', true, `${paths.contact}#form`, null],
  ['it was agreed to before', true, paths.careers, { leaveConfirmed: true }],
] as const)('nobody is asked where %s', async (_why, wouldLose, to, state) => {
  const { router } = openForm(wouldLose);
  await act(() => router.navigate(to, { state }));
  const { pathname, hash } = router.state.location;
  expect(pathname + hash).toBe(to);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('who goes on within the page while the question is open is asked no more', async () => {
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
