import { styled } from '@mui/material/styles';
import { VisuallyHidden } from '../../components/text/VisuallyHidden.tsx';
import { company, emailHref, phoneHref } from '../../content/company.ts';
import { siteCopy } from '../../content/site.ts';
import { SocialIcon } from './SocialIcon.tsx';

const Address = styled('address')({ fontStyle: 'normal', '& p': { paddingBlock: 8, lineHeight: 1.5 } });

const Social = styled('ul')(({ theme }) => ({
  display: 'flex',
  gap: 12,
  marginTop: 16,
  '& a': {
    display: 'grid',
    placeItems: 'center',
    width: 44,
    height: 44,
    border: `1.5px solid ${theme.vars.palette.border}`,
    borderRadius: '50%',
    color: theme.vars.palette.text.primary,
  },
  '& a:hover': { borderColor: theme.vars.palette.primary.main },
}));

/** How to reach the firm; everything comes from content/company. */
export function ContactColumn() {
  return (
    <>
      <Address>
        <a href={emailHref}>{company.email}</a>
        <a href={phoneHref}>{company.phone}</a>
        <p>
          {company.address.map((line) => (
            <span key={line}>
              {line}
              <br />
            </span>
          ))}
        </p>
      </Address>
      <Social>
        {company.social.map(({ kind, label, href }) => (
          <li key={kind}>
            <a href={href} target="_blank" rel="noopener noreferrer">
              <SocialIcon kind={kind} />
              <VisuallyHidden>{`${label} (${siteCopy.newTab})`}</VisuallyHidden>
            </a>
          </li>
        ))}
      </Social>
    </>
  );
}
