import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { theme } from '../theme/theme.ts';

/** A piece of a page as it stands on the site: with its theme, and inside a router for its links. */
export const inTheme = (content: ReactNode) => (
  <ThemeProvider theme={theme}>
    <MemoryRouter>{content}</MemoryRouter>
  </ThemeProvider>
);
