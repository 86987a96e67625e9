import { styled } from '@mui/material/styles';
import { SocialIcon } from '../../components/icons/SocialIcon.tsx';
import { VisuallyHidden } from '../../components/text/VisuallyHidden.ts';
import { company } from '../../content/company.ts';
import { contactCopy } from '../../content/marketing/contact.ts';
import { siteCopy } from '../../content/site.ts';

/** Where icon and name fit side by side three times, in no more than this. */
const stacked = '@container (max-width: 24.9rem)';
/** Where not even the names fit side by side, each has a row of its own. */
const oneColumn = '@container (max-width: 17.5rem)';

const List = styled('ul')(({ theme }) => ({
  containerType: 'inline-size',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginTop: 28,
  paddingTop: 24,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

const Item = styled('li')({
  [stacked]: { flex: '1 1 0' },
  [oneColumn]: { flexBasis: '100%' },
});

const ProfileLink = styled('a')(({ theme }) => ({
  ...theme.typography.button,
  fontSize: '1rem',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 7,
  minHeight: 44,
  padding: '0 14px 0 11px',
  border: `1.5px solid ${theme.vars.palette.border}`,
  borderRadius: 24,
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  [stacked]: { flexDirection: 'column', padding: '10px 0 8px', borderRadius: 16 },
  [oneColumn]: { flexDirection: 'row' },
  '&:hover': { borderColor: theme.vars.palette.primary.main },
}));

const Icon = styled('span')({ display: 'flex', marginTop: -2 });

/** The same three as in the footer (specification CON-03), here with their names. */
export function SocialLinks() {
  return (
    <List aria-label={contactCopy.elsewhere}>
      {company.social.map(({ kind, label, href }) => (
        <Item key={kind}>
          <ProfileLink href={href} target="_blank" rel="noopener noreferrer">
            <Icon>
              <SocialIcon kind={kind} />
            </Icon>
            {label}
            <VisuallyHidden>{` (${siteCopy.newTab})`}</VisuallyHidden>
          </ProfileLink>
        </Item>
      ))}
    </List>
  );
}
