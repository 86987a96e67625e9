import { ThemeProvider } from '@mui/system';
import Dialog from '@mui/material/Dialog';
import type { DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { overlayTheme } from '../theme/scopes/overlayTheme.ts';

const Content = styled('section')(({ theme }) => ({
  flex: '1 1 auto',
  overflowY: 'auto',
  padding: '28px 20px',
  // the dialog would cut off a ring outside
  '&:focus-visible': { outlineOffset: -4, borderRadius: 24 },
  [theme.breakpoints.up('sm')]: { padding: '40px 48px' },
}));

const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h2, fontSize: '1.75rem' }));

const Actions = styled(DialogActions)(({ theme }) => ({
  margin: 0,
  padding: '16px 20px calc(16px + env(safe-area-inset-bottom))',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('sm')]: { padding: '18px 48px' },
}));

type SheetProps = { title: string; actions: ReactNode; children: ReactNode };

function Sheet({ titleId, title, actions, children }: SheetProps & { titleId: string }) {
  const sheet = useRef<HTMLElement>(null);
  // There it is read from its beginning, and the arrow keys scroll.
  useEffect(() => sheet.current?.focus(), []);
  return (
    <>
      <Content ref={sheet} tabIndex={0} aria-labelledby={titleId}>
        <Title id={titleId}>{title}</Title>
        {children}
      </Content>
      <Actions>{actions}</Actions>
    </>
  );
}

type SheetDialogProps = SheetProps &
  Pick<DialogProps, 'open' | 'aria-describedby' | 'disableRestoreFocus'> & {
    onClose: () => void;
    /** Once it has left the screen. */
    onExited?: () => void;
  };

/** A dialog that is read: its text scrolls and has the keyboard first, its buttons stay in sight below. */
export function SheetDialog({ title, actions, children, onExited, ...dialog }: SheetDialogProps) {
  const titleId = useId();
  return (
    <ThemeProvider theme={overlayTheme}>
      <Dialog
        {...dialog}
        aria-labelledby={titleId}
        slotProps={{
          paper: { sx: { maxWidth: { sm: 770 }, padding: { xs: 0 }, overflow: 'hidden' } },
          transition: { onExited },
        }}
      >
        <Sheet titleId={titleId} title={title} actions={actions}>
          {children}
        </Sheet>
      </Dialog>
    </ThemeProvider>
  );
}
