import { render, screen, within } from '@testing-library/react';
import { inTheme } from '../../testing/inTheme.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

test('the way back through breadcrumbs is a named navigation, and this page is marked in it', () => {
  render(
    inTheme(
      <Breadcrumbs
        label="Breadcrumb"
        crumbs={[{ label: 'Careers', to: '/careers' }, { label: 'Job application' }]}
      />,
    ),
  );
  const way = screen.getByRole('navigation', { name: 'Breadcrumb' });
  expect(within(way).getByRole('link', { name: 'Careers' })).toHaveAttribute('href', '/careers');
  expect(within(way).getByText('Job application')).toHaveAttribute('aria-current', 'page');
});
