import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inTheme } from '../../testing/rendering/inTheme.tsx';
import { BackButton } from './BackButton.tsx';

test('the back button is a link where it has a page, and a button where it has an action', async () => {
  const goBack = jest.fn();
  render(
    inTheme(
      <>
        <BackButton label="Back to Login" to="/login" />
        <BackButton label="Back" onClick={goBack} />
      </>,
    ),
  );
  expect(screen.getByRole('link', { name: 'Back to Login' })).toHaveAttribute('href', '/login');
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(goBack).toHaveBeenCalledTimes(1);
});
