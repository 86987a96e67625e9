import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { addressLines, company, emailHref, phoneHref } from '../../content/company.ts';
import { contactCopy } from '../../content/marketing/contact.ts';
import { fluid } from '../../theme/fluid.ts';

const List = styled('dl')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 });

const Entry = styled('div')({ position: 'relative', paddingLeft: 34 });

const Icon = styled('svg')(({ theme }) => ({
  position: 'absolute',
  left: 0,
  top: 3,
  color: theme.vars.palette.primary.main,
}));

const Term = styled('dt')(({ theme }) => ({
  ...theme.typography.helper,
  color: theme.vars.palette.text.secondary,
}));

const Description = styled('dd')(({ theme }) => ({
  ...theme.typography.lead,
  // An email address fits into one line of the narrowest panels.
  fontSize: fluid(17, 20),
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
}));

const AddressLine = styled('span')({ display: 'block' });

type FactName = keyof typeof contactCopy.facts;

/** One line each, on a field of 24. */
const shapes: Record<FactName, string> = {
  office:
    'M12 21.5S4.8 15 4.8 9.7a7.2 7.2 0 0 1 14.4 0C19.2 15 12 21.5 12 21.5zM12 12.2a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  phone:
    'M6.6 3.5h3l1.5 4.2-2 1.5a12 12 0 0 0 5.7 5.7l1.5-2 4.2 1.5v3a2 2 0 0 1-2.2 2A16.5 16.5 0 0 1 4.6 5.7a2 2 0 0 1 2-2.2z',
  email: 'M3.5 5.5h17v13h-17zM3.5 7l8.5 6 8.5-6',
  hours: 'M12 7v5l3.5 2M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z',
};

function Fact({ name, children }: { name: FactName; children: ReactNode }) {
  return (
    <Entry>
      <Term>
        <Icon
          width="24"
          height="24"
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
          strokeLinecap="round"
          strokeLinejoin="round"
          aria-hidden="true"
        >
          <path d={shapes[name]} />
        </Icon>
        {contactCopy.facts[name]}
      </Term>
      <Description>{children}</Description>
    </Entry>
  );
}

/** Office, phone number, email address and business hours. Addresses and number come from content/company. */
export function ContactFacts() {
  return (
    <List>
      <Fact name="office">
        {addressLines.map((line) => (
          <AddressLine key={line}>{line}</AddressLine>
        ))}
      </Fact>
      <Fact name="phone">
        <Link href={phoneHref}>{company.phone}</Link>
      </Fact>
      <Fact name="email">
        <Link href={emailHref}>{company.email}</Link>
      </Fact>
      <Fact name="hours">{contactCopy.hours}</Fact>
    </List>
  );
}
