import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { reportCopy } from '../../content/report.ts';
import { ReferenceText } from './ReferenceText.tsx';

const Line = styled('form')(({ theme }) => ({
  ...theme.typography.body2,
  marginTop: 20,
  color: theme.vars.palette.text.secondary,
}));

/** At least 24 px high, which a line of text is not in every size. */
const TextButton = styled(Link)({ minHeight: 24, font: 'inherit' }) as typeof Link;

type ReportLineProps = { reference: string; onReport: () => void };

/**
 * Below a failure: the name of its moment, and the way to a report. A form of its own, as the login beneath a dialog is:
 * the buttons of the dialog itself are those of the catalogue (specification 8).
 */
export function ReportLine({ reference, onReport }: ReportLineProps) {
  return (
    <Line
      onSubmit={(event) => {
        event.preventDefault();
        onReport();
      }}
    >
      {reportCopy.reference} <ReferenceText>{reference}</ReferenceText>
      {' · '}
      <TextButton component="button" type="submit">
        {reportCopy.open}
      </TextButton>
    </Line>
  );
}
