import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

interface RuledListProps {
  items: readonly { title: string; text: string }[];
}

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  columnGap: 48,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}));

const dot = 10;

const Item = styled('li')(({ theme }) => ({
  padding: '24px 0 28px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  breakInside: 'avoid',
  [theme.breakpoints.up('md')]: { padding: '26px 0 34px' },
  '& h3': { position: 'relative', paddingLeft: dot + 12 },
  '& h3::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: '.42em',
    width: dot,
    height: dot,
    borderRadius: '50%',
    backgroundColor: theme.vars.palette.kolam.dot,
  },
  '& p': { marginTop: 6, maxWidth: '30em', color: theme.vars.palette.text.secondary },
}));

/** Short statements, each below a rule of its own: one, two or three columns. */
export function RuledList({ items }: RuledListProps) {
  return (
    <List>
      {items.map(({ title, text }) => (
        <Item key={title}>
          <Typography variant="h4" component="h3">
            {title}
          </Typography>
          <Typography>{text}</Typography>
        </Item>
      ))}
    </List>
  );
}
