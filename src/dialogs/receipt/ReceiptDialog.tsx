import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useId } from 'react';
import { OverlayDialog } from '../../components/feedback/OverlayDialog.tsx';
import { SaveIcon } from '../../components/icons/SaveIcon.tsx';
import { receiptCopy } from '../../content/applications/receipt.ts';
import type { StoredSubmission } from '../../state/forms/receiptSlice.ts';
import { SheetActions, SheetContent } from '../SheetDialog.tsx';
import { saveText } from '../saveText.ts';
import { PrintIcon } from './PrintIcon.tsx';
import { PrintReceiptOnly, receiptId } from './PrintReceiptOnly.tsx';
import { ReceiptSheet } from './ReceiptSheet.tsx';
import { receiptFileOf } from './receiptFileOf.ts';
import { receiptOf } from './receiptOf.ts';

/** The background around the sheet of the receipt; on a phone there is no room for it. */
const Background = styled(SheetContent)(({ theme }) => ({
  [theme.breakpoints.up('sm')]: {
    padding: 24,
    backgroundColor: theme.vars.palette.background.sunken,
    // In dark mode the sheet itself has the sunken colour.
    ...theme.applyStyles('dark', { backgroundColor: theme.vars.palette.background.raised }),
  },
}));

const Actions = styled(SheetActions)(({ theme }) => ({
  [theme.breakpoints.down('sm')]: { flexDirection: 'row', gap: 10 },
  [theme.breakpoints.up('sm')]: { padding: '20px 24px' },
}));

/** Side by side on a phone, with equal widths; with large text, a button whose label does not fit wraps. */
const Action = styled(Button)(({ theme }) => ({
  minWidth: 'min-content',
  [theme.breakpoints.down('sm')]: { flex: '1 0 94px', paddingInline: 8 },
}));

type ReceiptDialogProps = {
  open: boolean;
  submission: StoredSubmission;
  /** The title of the result. */
  title: string;
  onClose: () => void;
  /** Called once its chunk is loaded, so that the result it replaces may close. */
  onReady: () => void;
};

type BodyProps = ReceiptDialogProps & { labelId: string };

function Body({ submission, title, labelId, onClose }: BodyProps) {
  const titleId = useId();
  const receipt = receiptOf(submission, title);
  const save = () => saveText(`${receipt.fileName}.html`, 'text/html', receiptFileOf(receipt));
  return (
    <>
      <Background firstTextId={titleId}>
        <ReceiptSheet receipt={receipt} labelId={labelId} titleId={titleId} />
      </Background>
      <Actions>
        <Action variant="contained" startIcon={<PrintIcon />} onClick={() => window.print()}>
          {receiptCopy.print}
        </Action>
        <Action variant="outlined" startIcon={<SaveIcon />} onClick={save}>
          {receiptCopy.save}
        </Action>
        <Action variant="outlined" onClick={onClose}>
          {receiptCopy.close}
        </Action>
      </Actions>
    </>
  );
}

/** The receipt of a submission: to read, to print and to save. */
export function ReceiptDialog(props: ReceiptDialogProps) {
  const { open, onClose, onReady } = props;
  const labelId = useId();
  useEffect(onReady, [onReady]);
  return (
    <>
      {open && <PrintReceiptOnly />}
      <OverlayDialog
        id={receiptId}
        open={open}
        aria-labelledby={labelId}
        // The result opens again and takes the focus itself.
        disableRestoreFocus
        onClose={onClose}
        slotProps={{ paper: { sx: { maxWidth: { sm: 820 }, padding: { xs: 0 }, overflow: 'hidden' } } }}
      >
        <Body {...props} labelId={labelId} />
      </OverlayDialog>
    </>
  );
}
