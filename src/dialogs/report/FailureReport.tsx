import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { reportButtonCopy } from '../../content/reportButton.ts';
import { TextButton } from '../TextButton.ts';
import { ReferenceText } from './ReferenceText.ts';
import { ReportDialog } from './lazyReport.ts';

const Line = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  marginTop: 20,
  color: theme.vars.palette.text.secondary,
}));

/** Shown below a failure: the reference of its moment, and a button that opens a report. */
export function FailureReport({ reference }: { reference: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Line>
        {reportButtonCopy.reference} <ReferenceText>{reference}</ReferenceText>
        {' · '}
        <TextButton component="button" type="button" onClick={() => setOpen(true)}>
          {reportButtonCopy.open}
        </TextButton>
      </Line>
      <ReportDialog open={isOpen} reference={reference} onClose={() => setOpen(false)} />
    </>
  );
}
