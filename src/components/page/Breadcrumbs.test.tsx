import { render, screen, within } from '@testing-library/react';
import { inTheme } from '../../testing/rendering/inTheme.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

test('breadcrumbs are a named navigation landmark, and the current page is marked in it', () => {
  render(
    inTheme(
      <Breadcrumbs
        label="Breadcrumb"
        crumbs={[{ label: 'Careers', to: '/careers' }, { label: 'Job application' }]}
      />,
    ),
  );
  const breadcrumbs = screen.getByRole('navigation', { name: 'Breadcrumb' });
  expect(within(breadcrumbs).getByRole('link', { name: 'Careers' })).toHaveAttribute('href', '/careers');
  expect(within(breadcrumbs).getByText('Job application')).toHaveAttribute('aria-current', 'page');
});
