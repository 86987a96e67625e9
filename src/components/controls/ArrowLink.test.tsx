import { render, screen } from '@testing-library/react';
import { inTheme } from '../../testing/rendering/inTheme.tsx';
import { ArrowLink } from './ArrowLink.tsx';

test('a link with an arrow is called by its words alone', () => {
  render(inTheme(<ArrowLink to="/about">Read more</ArrowLink>));
  expect(screen.getByRole('link', { name: 'Read more' })).toHaveAttribute('href', '/about');
});
