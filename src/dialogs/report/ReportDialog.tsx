import { ThemeProvider } from '@mui/system';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef } from 'react';
import { reportCopy } from '../../content/report.ts';
import { overlayTheme } from '../../theme/scopes/overlayTheme.ts';
import { ReportContent } from './ReportContent.tsx';

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
  [theme.breakpoints.up('sm')]: { padding: '16px 48px' },
}));

type ReportDialogProps = {
  open: boolean;
  /** The name of the moment it is about; without one, that of its opening. */
  reference?: string;
  onClose: () => void;
};

type BodyProps = Omit<ReportDialogProps, 'open'> & { titleId: string };

function Body({ titleId, reference, onClose }: BodyProps) {
  const sheet = useRef<HTMLElement>(null);
  // There it is read from its beginning, and the arrow keys scroll.
  useEffect(() => sheet.current?.focus(), []);
  return (
    <>
      <Content ref={sheet} tabIndex={0} aria-labelledby={titleId}>
        <Title id={titleId}>{reportCopy.title}</Title>
        <ReportContent reference={reference} />
      </Content>
      <Actions>
        <Button variant="outlined" onClick={onClose}>
          {reportCopy.close}
        </Button>
      </Actions>
    </>
  );
}

/** What was recorded of this visit: to read, and then to save, to copy or to share. Nothing is sent from here. */
export function ReportDialog({ open, onClose, reference }: ReportDialogProps) {
  const titleId = useId();
  return (
    <ThemeProvider theme={overlayTheme}>
      <Dialog
        open={open}
        aria-labelledby={titleId}
        onClose={onClose}
        slotProps={{ paper: { sx: { maxWidth: { sm: 770 }, padding: { xs: 0 }, overflow: 'hidden' } } }}
      >
        <Body titleId={titleId} reference={reference} onClose={onClose} />
      </Dialog>
    </ThemeProvider>
  );
}
