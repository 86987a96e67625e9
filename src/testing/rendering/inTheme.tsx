import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { theme } from '../../theme/theme.ts';

/** Wraps content in the site's theme, and in a router for its links. */
export const inTheme = (content: ReactNode) => (
  <ThemeProvider theme={theme}>
    <MemoryRouter>{content}</MemoryRouter>
  </ThemeProvider>
);
