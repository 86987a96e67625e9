import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { baselineOf } from '../theme/baseline.ts';

/**
 * The document's own styles. The prerenderer writes them into every page and they never change, so the browser renders
 * them only where nothing was prerendered: on the development server.
 */
export function SiteStyles() {
  return (
    <>
      <CssBaseline />
      <GlobalStyles styles={baselineOf} />
    </>
  );
}
