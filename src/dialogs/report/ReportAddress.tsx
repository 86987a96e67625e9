import Link from '@mui/material/Link';
import { useId } from 'react';
import { company, emailHref } from '../../content/company.ts';
import { reportCopy } from '../../content/report.ts';
import { SheetHeading } from '../SheetHeading.ts';
import { ReferenceText } from './ReferenceText.ts';
import { Text } from './reportStyles.ts';

const copy = reportCopy.next;

const mailTo = (reference: string) => `${emailHref}?subject=${encodeURIComponent(copy.subject(reference))}`;

type ReportAddressProps = { reference: string; hasFile: boolean };

/** Where to send the report; the email link contains the reference, but nothing of the file. */
export function ReportAddress({ reference, hasFile }: ReportAddressProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <SheetHeading id={headingId}>{copy.heading}</SheetHeading>
      <Text>
        {copy.before}
        <Link href={mailTo(reference)}>{company.email}</Link>
        {copy.naming}
        <ReferenceText>{reference}</ReferenceText>
        {hasFile ? copy.attaching : copy.telling}
      </Text>
    </section>
  );
}
