import { screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { configureStore } from '@reduxjs/toolkit';
import { ThemeProvider } from '@mui/system';
import type { Path } from '../../../contract/paths.ts';
import { renderFrame } from './renderFrame.tsx';
import { dialogSlice } from '../../state/dialog/dialogSlice.ts';
import { uiSlice } from '../../state/uiSlice.ts';
import { theme } from '../../theme/theme.ts';
import { storeChecks } from '../storeChecks.ts';

/** Shows the path that a link has led to. */
function Elsewhere() {
  return <h1>{useLocation().pathname}</h1>;
}

/** Renders a page inside the site's frame at its address; any other address shows its own path. */
export function renderMarketing(path: Path, page: ReactElement) {
  const view = renderFrame({
    entries: [path],
    pages: [
      { path, element: page },
      { path: '*', element: <Elsewhere /> },
    ],
  });
  return { ...view, main: () => within(screen.getByRole('main')) };
}

/** The levels of all headings in the page, in document order. */
export const headingLevels = () =>
  within(screen.getByRole('main'))
    .getAllByRole('heading')
    .map((heading) => Number(heading.tagName.slice(1)));

/** The HTML of a page as the build prerenders it. */
export const prerendered = (page: ReactElement) =>
  renderToString(
    <Provider
      store={configureStore({
        reducer: { ui: uiSlice.reducer, dialog: dialogSlice.reducer },
        middleware: (defaults) => defaults(storeChecks),
      })}
    >
      <ThemeProvider theme={theme}>
        <MemoryRouter>{page}</MemoryRouter>
      </ThemeProvider>
    </Provider>,
  );
