import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { ArrowLink } from '../../components/ArrowLink.tsx';
import { contactWords, directions } from '../../content/contact.ts';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: '28px 40px',
  marginTop: 24,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '& li': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    paddingTop: 20,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& p': { flex: 1, margin: '6px 0 8px', color: theme.vars.palette.text.secondary },
}));

/** What to write about, and where each kind of letter goes. */
export function Directions() {
  return (
    <>
      <Typography variant="h3" component="h2">
        {contactWords.directions}
      </Typography>
      <List>
        {directions.map(({ title, text, link }) => (
          <li key={title}>
            <Typography variant="h4" component="h3">
              {title}
            </Typography>
            <p>{text}</p>
            <ArrowLink to={link.to}>{link.label}</ArrowLink>
          </li>
        ))}
      </List>
    </>
  );
}
