import { render, screen, within } from '@testing-library/react';
import { inTheme } from '../../testing/rendering/inTheme.tsx';
import { Alert } from './Alert.tsx';

test('an alert is a live region only if it is given a role', () => {
  render(
    inTheme(
      <>
        <Alert kind="info" title="Applying for SEO Specialist" />
        <Alert
          kind="error"
          title="4 answers need a correction"
          role="alert"
          actions={<a href="#phone">Phone number</a>}
        >
          Each line leads to its field.
        </Alert>
      </>,
    ),
  );
  expect(screen.queryByRole('status')).toBeNull();
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('4 answers need a correction');
  expect(within(alert).getByRole('link', { name: 'Phone number' })).toBeVisible();
});
