import { styled } from '@mui/material/styles';
import { VisuallyHidden } from '../../components/text/VisuallyHidden.ts';
import { addressLines, company, emailHref, phoneHref } from '../../content/company.ts';
import { reportButtonCopy } from '../../content/reportButton.ts';
import { siteCopy } from '../../content/site.ts';
import { ReportButton } from '../../dialogs/report/ReportButton.tsx';
import { footerLink } from './footerLink.ts';
import { SocialIcon } from '../../components/icons/SocialIcon.tsx';

const Address = styled('address')({ fontStyle: 'normal' });

const PostalAddress = styled('p')(({ theme }) => ({
  // Sets the circles of the links below it apart from the last line.
  paddingBlock: '6px 18px',
  lineHeight: 1.5,
  color: theme.vars.palette.text.secondary,
}));

const ContactLink = styled('a')(footerLink);

const ReportLink = styled('button')(footerLink);

/** Side by side on phones, whose footer is long enough; the columns of wider windows are too narrow for that. */
const Ways = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 24px',
  '@media print': { display: 'none' },
});

const Social = styled('ul')({ display: 'flex', gap: 8 });

const SocialLink = styled('a')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  border: `1.5px solid ${theme.vars.palette.border}`,
  borderRadius: '50%',
  color: theme.vars.palette.text.primary,
  '&:hover': { borderColor: theme.vars.palette.primary.main },
}));

/** The firm's contact details, from content/company, and the button to report a problem. */
export function ContactColumn() {
  return (
    <>
      <Address>
        <ContactLink href={emailHref}>{company.email}</ContactLink>
        <ContactLink href={phoneHref}>{company.phone}</ContactLink>
        <PostalAddress>
          {addressLines.map((line) => (
            <span key={line}>
              {line}
              <br />
            </span>
          ))}
        </PostalAddress>
      </Address>
      <Ways>
        <ReportButton>
          {(press) => (
            <ReportLink type="button" {...press}>
              {reportButtonCopy.open}
            </ReportLink>
          )}
        </ReportButton>
        <Social>
          {company.social.map(({ kind, label, href }) => (
            <li key={kind}>
              <SocialLink href={href} target="_blank" rel="noopener noreferrer">
                <SocialIcon kind={kind} />
                <VisuallyHidden>{`${label} (${siteCopy.newTab})`}</VisuallyHidden>
              </SocialLink>
            </li>
          ))}
        </Social>
      </Ways>
    </>
  );
}
