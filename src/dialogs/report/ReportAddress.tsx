import Link from '@mui/material/Link';
import { useId } from 'react';
import { company, emailHref } from '../../content/company.ts';
import { reportCopy } from '../../content/report.ts';
import { ReferenceText } from './ReferenceText.ts';
import { Heading, Text } from './reportStyles.ts';

const copy = reportCopy.next;

const mailTo = (reference: string) => `${emailHref}?subject=${encodeURIComponent(copy.subject(reference))}`;

type ReportAddressProps = { reference: string; hasFile: boolean };

/** Where to send the report; the email link contains the reference, but nothing of the file. */
export function ReportAddress({ reference, hasFile }: ReportAddressProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <Heading id={headingId}>{copy.heading}</Heading>
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
