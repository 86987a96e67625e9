import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { Mark } from '../components/art/Mark.tsx';
import { OverlayDialog } from '../components/feedback/OverlayDialog.tsx';
import { returnFocusFromDialog, wasFieldFocused } from '../navigation/pageFocus.ts';
import { lowWindow } from '../theme/tokens/overlay.ts';

/** Aligns the drawing itself, not the margin inside its box, with the text. Hidden in low windows, to leave room. */
const TitleMark = styled(Mark)(({ state }) => ({
  // px; the broken line leaves out the outermost curve
  margin: `0 0 16px ${state === 'broken' ? -10 : -7}px`,
  [lowWindow]: { display: 'none' },
}));

export type ModalAction = {
  label: string;
  press: () => void;
  icon?: ReactNode;
  /** Gets the initial focus; without a safe action the first one gets it. */
  safe?: boolean;
};

export type ModalArt = { state: 'closed' | 'broken'; colour?: 'error' | 'warning' };

type ModalDialogProps = {
  open: boolean;
  /** Whether it is a failure or a question, which screen readers announce at once. */
  urgent: boolean;
  art?: ModalArt;
  title: string;
  message: string;
  note?: string;
  /** Below the message: what the result is about. */
  facts?: ReactNode;
  /** The main action first. */
  actions: readonly ModalAction[];
  /** Called on Esc, and on a press on the backdrop if `backdropDismisses` is set. */
  onDismiss: () => void;
  backdropDismisses: boolean;
  /** Called when it appears. */
  onShown?: () => void;
  /** Below the buttons: another way to go on. */
  alternative?: ReactNode;
  /** At the end: the reference and the button for a report. */
  report?: ReactNode;
  /**
   * Whether it opens by itself, perhaps in the middle of a word: the focus then starts on the dialog, and not on a button,
   * which the next key would press.
   */
  interrupts?: boolean;
  /** Whether another dialog replaces this one and takes the focus, which then does not return to the page. */
  replaced?: boolean;
};

/** Message and buttons; the focus starts on the safe button, unless the dialog interrupts somebody who types. */
function Body({
  open,
  art,
  title,
  message,
  note,
  facts,
  actions,
  alternative,
  report,
  interrupts = false,
  ids,
}: ModalDialogProps & { ids: Record<'title' | 'message', string> }) {
  const safe = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (open && !(interrupts && wasFieldFocused())) safe.current?.focus();
  }, [open, interrupts]);
  const safeAction = actions.find((action) => action.safe) ?? actions[0];
  return (
    <>
      {art && <TitleMark {...art} size={64} />}
      <DialogTitle id={ids.title}>{title}</DialogTitle>
      {/* With more below, the whole dialog scrolls: the message alone would shrink to nothing. */}
      <DialogContent sx={alternative || report ? { flex: 'none' } : undefined}>
        <div id={ids.message}>
          <Typography>{message}</Typography>
          {note && (
            <Typography variant="helper" sx={{ color: 'text.secondary', mt: 1.5 }}>
              {note}
            </Typography>
          )}
        </div>
        {facts}
      </DialogContent>
      <DialogActions>
        {actions.map((action, index) => (
          <Button
            key={action.label}
            ref={action === safeAction ? safe : undefined}
            // Only one filled button in a dialog: the alternative has its own.
            variant={index === 0 && !alternative ? 'contained' : 'outlined'}
            startIcon={action.icon}
            onClick={action.press}
          >
            {action.label}
          </Button>
        ))}
      </DialogActions>
      {alternative}
      {report}
    </>
  );
}

/** Look and focus of every dialog; loaded, with the MUI components for it, when the first dialog is likely. */
export function ModalDialog(props: ModalDialogProps) {
  const title = useId();
  const message = useId();
  return (
    <OverlayDialog
      open={props.open}
      role={props.urgent ? 'alertdialog' : 'dialog'}
      aria-labelledby={title}
      aria-describedby={message}
      // The page may have been inert behind the loading screen when the dialog opened, so MUI may not know the opener.
      disableRestoreFocus
      slotProps={{
        transition: {
          onEnter: props.onShown,
          onExited: props.replaced ? undefined : returnFocusFromDialog,
        },
      }}
      onClose={(_event, reason) => {
        if (reason === 'escapeKeyDown' || props.backdropDismisses) props.onDismiss();
      }}
    >
      <Body key={props.title} {...props} ids={{ title, message }} />
    </OverlayDialog>
  );
}
