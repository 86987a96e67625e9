import { screen } from '@testing-library/react';
import { headingLevels, renderPage } from '../../testing/rendering/renderPage.tsx';
import { ShopPage } from './ShopPage.tsx';

test('a visitor of the shop reads ‘Coming Soon’ and finds a link to the home page', () => {
  const { container } = renderPage(<ShopPage />);
  expect(screen.getByRole('heading', { level: 1, name: 'Coming Soon' })).toHaveAttribute('tabindex', '-1');
  expect(headingLevels(container)).toEqual([1]);
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
});
