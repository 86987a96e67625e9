import { ThemeProvider } from '@mui/material/styles';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { theme } from '../../theme/theme.ts';

/** Renders a page without the frame. `router` has the location that a link led to, with its state. */
export function renderPage(page: ReactNode) {
  const router = createMemoryRouter([
    { path: '/', element: page },
    { path: '*', element: null },
  ]);
  const view = render(
    <ThemeProvider theme={theme}>
      <RouterProvider router={router} />
    </ThemeProvider>,
  );
  return { ...view, router, user: userEvent.setup() };
}

/** The levels of all headings, in document order. */
export const headingLevels = (container: HTMLElement) =>
  [...container.querySelectorAll('h1,h2,h3,h4,h5,h6')].map(({ tagName }) => Number(tagName.slice(1)));
