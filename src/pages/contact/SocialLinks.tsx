import { styled } from '@mui/material/styles';
import { VisuallyHidden } from '../../components/text/VisuallyHidden.tsx';
import { company } from '../../content/company.ts';
import { contactCopy } from '../../content/marketing/contact.ts';
import { siteCopy } from '../../content/site.ts';
import { SocialIcon } from '../../layout/footer/SocialIcon.tsx';

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginTop: 28,
  paddingTop: 24,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& a': {
    ...theme.typography.button,
    fontSize: '1rem',
    display: 'inline-flex',
    alignItems: 'center',
    gap: 7,
    minHeight: 44,
    padding: '2px 14px 0 11px',
    border: `1.5px solid ${theme.vars.palette.border}`,
    borderRadius: 24,
    color: theme.vars.palette.text.primary,
    textDecoration: 'none',
  },
  '& a:hover': { borderColor: theme.vars.palette.primary.main },
  '& svg': { marginTop: -2 },
}));

/** The same three as in the footer (specification CON-03), here with their names. */
export function SocialLinks() {
  return (
    <List aria-label={contactCopy.elsewhere}>
      {company.social.map(({ kind, label, href }) => (
        <li key={kind}>
          <a href={href} target="_blank" rel="noopener noreferrer">
            <SocialIcon kind={kind} />
            {label}
            <VisuallyHidden>{` (${siteCopy.newTab})`}</VisuallyHidden>
          </a>
        </li>
      ))}
    </List>
  );
}
