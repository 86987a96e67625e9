import Dialog from '@mui/material/Dialog';
import type { DialogProps } from '@mui/material/Dialog';
import { ThemeProvider } from '@mui/system';
import { useLayoutEffect } from 'react';
import { knowsPopovers } from '../../hydration/knowsPopovers.ts';
import { overlayTheme } from '../../theme/scopes/overlayTheme.ts';
import { useCloseRequest } from './useCloseRequest.ts';
import { useIgnoreSecondPress } from './useIgnoreSecondPress.ts';

/** MUI's dialog with the overlay theme, which the page's own theme leaves out. A phone's Back closes it as Esc does. */
export function OverlayDialog({ onClose, ...props }: DialogProps) {
  useCloseRequest(props.open, (event) => onClose?.(event, 'escapeKeyDown'));
  // A menu that the browser opened before the scripts arrived lies over every dialog, also over one that a reload
  // restores. It returns the focus as it closes, so it closes before the dialog takes the focus.
  useLayoutEffect(() => {
    if (props.open && knowsPopovers()) document.querySelector<HTMLElement>(':popover-open')?.hidePopover();
  }, [props.open]);
  const ignoreSecondPress = useIgnoreSecondPress(props.open);
  const close: DialogProps['onClose'] = (event, reason) => {
    // Otherwise the browser makes a close request of Esc, too, which would close the dialog that opens next.
    if (reason === 'escapeKeyDown') (event as Event).preventDefault();
    onClose?.(event, reason);
  };
  return (
    <ThemeProvider theme={overlayTheme}>
      <Dialog {...props} onClose={close} onClickCapture={ignoreSecondPress} />
    </ThemeProvider>
  );
}
