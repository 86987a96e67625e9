import Button from '@mui/material/Button';
import { useId } from 'react';
import { reportCopy } from '../../content/report.ts';
import { SheetDialog } from '../SheetDialog.tsx';
import { ReportContent } from './ReportContent.tsx';

type ReportDialogProps = {
  open: boolean;
  /** The reference of the moment it is about; by default that of its opening. */
  reference?: string;
  onClose: () => void;
};

/** The recording of this visit, to read and then to save, copy or share. The site itself sends nothing. */
export function ReportDialog({ open, onClose, reference }: ReportDialogProps) {
  const introductionId = useId();
  return (
    <SheetDialog
      open={open}
      onClose={onClose}
      title={reportCopy.title}
      firstTextId={introductionId}
      actions={
        <Button variant="outlined" onClick={onClose}>
          {reportCopy.close}
        </Button>
      }
    >
      <ReportContent introductionId={introductionId} reference={reference} />
    </SheetDialog>
  );
}
