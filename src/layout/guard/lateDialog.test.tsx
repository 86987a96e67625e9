import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '../../../contract/paths.ts';
import { sessionEnded } from '../../state/auth/authSlice.ts';
import { LoginRequired } from './LoginRequired.tsx';
import { makeToken } from '../../testing/makeToken.ts';
import { seededAuth, renderFrame } from '../../testing/rendering/renderFrame.tsx';

// In a file of its own: a dialog that an earlier test opened would be there at once.
test('a form whose session ends can be filled in until the script of the modal has arrived, and no longer', async () => {
  const user = userEvent.setup();
  const { store } = renderFrame({
    pages: [
      {
        path: paths.jobApplication,
        element: (
          <LoginRequired>
            <input aria-label="Name" />
          </LoginRequired>
        ),
      },
    ],
    entries: [paths.jobApplication],
    state: { auth: seededAuth(makeToken()) },
  });
  const name = screen.getByLabelText('Name');
  act(() => name.focus());
  act(() => void store.dispatch(sessionEnded()));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(name.closest('[inert]')).toBeNull();
  expect(name).toHaveFocus();

  expect(await screen.findByRole('dialog', { name: 'You need to log in!' })).toBeVisible();
  await waitFor(() => expect(name.closest('[inert]')).toBeInTheDocument());
  await user.keyboard('x');
  expect(name).toHaveValue('');
});
