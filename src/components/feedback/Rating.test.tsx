import { ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import { theme } from '../../theme/theme.ts';
import { Rating } from './Rating.tsx';

test('stars have an accessible name, and as many are filled as were given', () => {
  render(
    <ThemeProvider theme={theme}>
      <Rating rating={4} maximum={5} text="4 out of 5" label="4 out of 5 stars" />
    </ThemeProvider>,
  );
  const stars = screen.getByRole('img', { name: '4 out of 5 stars' });
  const fills = Array.from(stars.querySelectorAll('path'), (star) => star.getAttribute('fill'));
  expect(fills).toEqual([...Array.from({ length: 4 }, () => 'currentColor'), 'none']);
});
