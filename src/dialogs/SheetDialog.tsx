import type { DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { OverlayDialog } from '../components/feedback/OverlayDialog.tsx';
import { lowWindow } from '../theme/tokens/overlay.ts';

const Content = styled('section')({
  flex: '1 1 auto',
  overflowY: 'auto',
  // The dialog would clip an outer focus ring.
  '&:focus-visible': { outlineOffset: -4, borderRadius: 24 },
});

type SheetContentProps = {
  /** The id of its first text, which is its accessible name: screen readers have read the dialog's name by then. */
  firstTextId: string;
  className?: string;
  children: ReactNode;
};

/** The text of a sheet, without margins. */
export function SheetContent({ firstTextId, className, children }: SheetContentProps) {
  const content = useRef<HTMLElement>(null);
  // With the focus there, screen readers start at the beginning, and the arrow keys scroll.
  useEffect(() => content.current?.focus(), []);
  return (
    // Not a region: when a region gets the focus, Orca does not announce the dialog around it.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a `fieldset` belongs in a form
    <Content ref={content} role="group" tabIndex={0} aria-labelledby={firstTextId} className={className}>
      {children}
    </Content>
  );
}

/** The buttons of a sheet, laid out for phones. */
export const SheetActions = styled(DialogActions)(({ theme }) => ({
  margin: 0,
  padding: '16px 20px calc(16px + env(safe-area-inset-bottom))',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  [lowWindow]: { position: 'static', margin: 0, padding: '12px 20px' },
}));

const TitledContent = styled(SheetContent)(({ theme }) => ({
  padding: '28px 20px',
  [theme.breakpoints.up('sm')]: { padding: '40px 48px' },
}));

const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h2, fontSize: '1.75rem' }));

const TitledActions = styled(SheetActions)(({ theme }) => ({
  [theme.breakpoints.up('sm')]: { padding: '18px 48px' },
}));

type SheetDialogProps = Pick<DialogProps, 'open' | 'disableRestoreFocus'> & {
  title: string;
  /** The id of the first text below the title. */
  firstTextId: string;
  actions: ReactNode;
  children: ReactNode;
  onClose: () => void;
  /** Called once it has faded out. */
  onExited?: () => void;
};

/** A dialog with a longer text, which scrolls and gets the initial focus; the buttons stay visible below it. */
export function SheetDialog({
  title,
  firstTextId,
  actions,
  children,
  onExited,
  ...dialog
}: SheetDialogProps) {
  const titleId = useId();
  return (
    <OverlayDialog
      {...dialog}
      aria-labelledby={titleId}
      slotProps={{
        paper: { sx: { maxWidth: { sm: 770 }, padding: { xs: 0 }, overflow: 'hidden' } },
        transition: { onExited },
      }}
    >
      <TitledContent firstTextId={firstTextId}>
        <Title id={titleId}>{title}</Title>
        {children}
      </TitledContent>
      <TitledActions>{actions}</TitledActions>
    </OverlayDialog>
  );
}
