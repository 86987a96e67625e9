import Dialog from '@mui/material/Dialog';
import type { DialogProps } from '@mui/material/Dialog';
import { ThemeProvider } from '@mui/system';
import { overlayTheme } from '../../theme/scopes/overlayTheme.ts';

/** MUI's dialog in the site's look, which the theme of the page does not bring. */
export const OverlayDialog = (props: DialogProps) => (
  <ThemeProvider theme={overlayTheme}>
    <Dialog {...props} />
  </ThemeProvider>
);
