import { styled } from '@mui/material/styles';
import { SocialIcon } from '../../components/icons/SocialIcon.tsx';
import { VisuallyHidden } from '../../components/text/VisuallyHidden.ts';
import { company } from '../../content/company.ts';
import { contactCopy } from '../../content/marketing/contact.ts';
import { siteCopy } from '../../content/site.ts';

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginTop: 28,
  paddingTop: 24,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  // on phones all three in one row, or as many as the text size allows
  [theme.breakpoints.down('sm')]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(4.75rem, 1fr))',
  },
}));

const ProfileLink = styled('a')(({ theme }) => ({
  ...theme.typography.button,
  fontSize: '1rem',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 7,
  minHeight: 44,
  padding: '0 14px 0 11px',
  border: `1.5px solid ${theme.vars.palette.border}`,
  borderRadius: 24,
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  [theme.breakpoints.down('sm')]: {
    display: 'flex',
    flexDirection: 'column',
    padding: '10px 0 8px',
    borderRadius: 16,
  },
  '&:hover': { borderColor: theme.vars.palette.primary.main },
}));

const Icon = styled('span')({ display: 'flex', marginTop: -2 });

/** The same three as in the footer (specification CON-03), here with their names. */
export function SocialLinks() {
  return (
    <List aria-label={contactCopy.elsewhere}>
      {company.social.map(({ kind, label, href }) => (
        <li key={kind}>
          <ProfileLink href={href} target="_blank" rel="noopener noreferrer">
            <Icon>
              <SocialIcon kind={kind} />
            </Icon>
            {label}
            <VisuallyHidden>{` (${siteCopy.newTab})`}</VisuallyHidden>
          </ProfileLink>
        </li>
      ))}
    </List>
  );
}
