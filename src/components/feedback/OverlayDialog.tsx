import Dialog from '@mui/material/Dialog';
import type { DialogProps } from '@mui/material/Dialog';
import { ThemeProvider } from '@mui/system';
import { overlayTheme } from '../../theme/scopes/overlayTheme.ts';
import { useCloseRequest } from './useCloseRequest.ts';

/** MUI's dialog in the site's look, which the theme of the page does not bring; the way back of a phone closes it as Esc does. */
export function OverlayDialog({ onClose, ...props }: DialogProps) {
  useCloseRequest(props.open, (event) => onClose?.(event, 'escapeKeyDown'));
  const close: DialogProps['onClose'] = (event, reason) => {
    // Else the browser asks once more, and the dialog that comes next would be closed, too.
    if (reason === 'escapeKeyDown') (event as Event).preventDefault();
    onClose?.(event, reason);
  };
  return (
    <ThemeProvider theme={overlayTheme}>
      <Dialog {...props} onClose={close} />
    </ThemeProvider>
  );
}
