import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { reviewCopy } from '../../content/applications/review.ts';
import type { ReviewProps } from '../../forms/application/review/ReviewButton.tsx';
import { SheetDialog } from '../SheetDialog.tsx';
import { ReviewAnswers } from './ReviewAnswers.tsx';

const Line = styled('p')(({ theme }) => ({
  marginTop: 6,
  lineHeight: 1.5,
  color: theme.vars.palette.text.secondary,
}));

/** All answers for review, with buttons that lead to each field, and the button that sends them. */
export function ReviewDialog({ open, kind, answers, onSend, onChange, onClose, onExited }: ReviewProps) {
  const lineId = useId();
  return (
    <SheetDialog
      open={open}
      firstTextId={lineId}
      // The form moves the focus itself (useReviewEnd).
      disableRestoreFocus
      onClose={onClose}
      onExited={onExited}
      title={reviewCopy.title}
      actions={
        <>
          <Button variant="contained" onClick={onSend}>
            {reviewCopy.send}
          </Button>
          <Button variant="outlined" onClick={onClose}>
            {reviewCopy.back}
          </Button>
        </>
      }
    >
      <Line id={lineId}>{reviewCopy.line}</Line>
      <ReviewAnswers kind={kind} answers={answers} onChange={onChange} />
    </SheetDialog>
  );
}
