import { ThemeProvider } from '@mui/system';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef } from 'react';
import { reviewCopy } from '../../content/applications/review.ts';
import type { ReviewProps } from '../../forms/application/review/ReviewButton.tsx';
import { overlayTheme } from '../../theme/scopes/overlayTheme.ts';
import { ReviewAnswers } from './ReviewAnswers.tsx';
import { reviewOf } from './reviewOf.ts';

const Content = styled('section')(({ theme }) => ({
  flex: '1 1 auto',
  overflowY: 'auto',
  padding: '28px 20px',
  // the dialog would cut off a ring outside
  '&:focus-visible': { outlineOffset: -4, borderRadius: 24 },
  [theme.breakpoints.up('sm')]: { padding: '40px 48px' },
}));

const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h2, fontSize: '1.75rem' }));

const Line = styled('p')(({ theme }) => ({
  marginTop: 6,
  lineHeight: 1.5,
  color: theme.vars.palette.text.secondary,
}));

const Actions = styled(DialogActions)(({ theme }) => ({
  margin: 0,
  padding: '16px 20px calc(16px + env(safe-area-inset-bottom))',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('sm')]: { padding: '20px 48px' },
}));

type BodyProps = Omit<ReviewProps, 'open' | 'onExited'> & { titleId: string; lineId: string };

function Body({ kind, answers, titleId, lineId, onSend, onChange, onClose }: BodyProps) {
  const sheet = useRef<HTMLElement>(null);
  // There it is read from its beginning, and the arrow keys scroll.
  useEffect(() => sheet.current?.focus(), []);
  return (
    <>
      <Content ref={sheet} tabIndex={0} aria-labelledby={titleId}>
        <Title id={titleId}>{reviewCopy.title}</Title>
        <Line id={lineId}>{reviewCopy.line}</Line>
        <ReviewAnswers sections={reviewOf(kind, answers)} onChange={onChange} />
      </Content>
      <Actions>
        <Button variant="contained" onClick={onSend}>
          {reviewCopy.send}
        </Button>
        <Button variant="outlined" onClick={onClose}>
          {reviewCopy.back}
        </Button>
      </Actions>
    </>
  );
}

/** All answers once more, the way back to each of them, and the button that sends them. */
export function ReviewDialog({ open, onExited, ...body }: ReviewProps) {
  const titleId = useId();
  const lineId = useId();
  return (
    <ThemeProvider theme={overlayTheme}>
      <Dialog
        open={open}
        aria-labelledby={titleId}
        aria-describedby={lineId}
        // The form knows better where the keyboard goes on.
        disableRestoreFocus
        onClose={body.onClose}
        slotProps={{
          paper: { sx: { maxWidth: { sm: 770 }, padding: { xs: 0 }, overflow: 'hidden' } },
          transition: { onExited },
        }}
      >
        <Body {...body} titleId={titleId} lineId={lineId} />
      </Dialog>
    </ThemeProvider>
  );
}
