import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { CopyButton } from '../../components/controls/CopyButton.tsx';
import { DisclosureSummary } from '../../components/controls/DisclosureSummary.tsx';
import { errorDetailsCopy } from '../../content/errorDetails.ts';
import { reportButtonCopy } from '../../content/reportButton.ts';
import { ReportDialog } from '../../dialogs/report/lazyReport.ts';
import { ReportButton } from '../../dialogs/report/ReportButton.tsx';

const Report = styled('div')({ marginTop: 12 });

const Details = styled('details')({ width: '100%', maxWidth: 640, marginTop: 28 });

const Summary = styled(DisclosureSummary)(({ theme }) => ({
  ...theme.typography.helper,
  width: 'fit-content',
  marginInline: 'auto',
  paddingInline: 12,
  color: theme.vars.palette.text.secondary,
}));

const Text = styled('pre')(({ theme }) => ({
  ...theme.typography.code,
  margin: '8px 0 16px',
  padding: 16,
  borderRadius: 8,
  overflowX: 'auto',
  textAlign: 'left',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  backgroundColor: theme.vars.palette.background.sunken,
  color: theme.vars.palette.text.primary,
}));

/** What our support team needs: a report to make, and the details to read and to copy. */
export function ErrorDetails({ text }: { text: string }) {
  // Fetched now: the error may be due to a failing connection, and the dialog is needed then.
  useEffect(() => void ReportDialog.preload(), []);
  return (
    <>
      <Report>
        <ReportButton>
          {(press) => (
            <Button variant="text" {...press}>
              {reportButtonCopy.open}
            </Button>
          )}
        </ReportButton>
      </Report>
      <Details>
        <Summary>{errorDetailsCopy.summary}</Summary>
        <Text>{text}</Text>
        <CopyButton label={errorDetailsCopy.copy} text={() => text} />
      </Details>
    </>
  );
}
