import Button from '@mui/material/Button';
import { useId } from 'react';
import { reportCopy } from '../../content/report.ts';
import { SheetDialog } from '../SheetDialog.tsx';
import { ReportContent } from './ReportContent.tsx';

type ReportDialogProps = {
  open: boolean;
  /** The name of the moment it is about; without one, that of its opening. */
  reference?: string;
  onClose: () => void;
};

/** What was recorded of this visit: to read, and then to save, to copy or to share. Nothing is sent from here. */
export function ReportDialog({ open, onClose, reference }: ReportDialogProps) {
  const introductionId = useId();
  return (
    <SheetDialog
      open={open}
      onClose={onClose}
      title={reportCopy.title}
      beginningId={introductionId}
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
