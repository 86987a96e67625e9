import { styled } from '@mui/material/styles';

interface DividedListProps {
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
}));

const Title = styled('h3')(({ theme }) => ({
  ...theme.typography.h4,
  position: 'relative',
  paddingLeft: dot + 12,
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: '.42em',
    width: dot,
    height: dot,
    borderRadius: '50%',
    backgroundColor: theme.vars.palette.kolam.dot,
  },
}));

const Text = styled('p')(({ theme }) => ({
  ...theme.typography.body1,
  marginTop: 6,
  maxWidth: '30em',
  color: theme.vars.palette.text.secondary,
}));

/** Short statements, each below a divider of its own: one, two or three columns. */
export function DividedList({ items }: DividedListProps) {
  return (
    <List>
      {items.map(({ title, text }) => (
        <Item key={title}>
          <Title>{title}</Title>
          <Text>{text}</Text>
        </Item>
      ))}
    </List>
  );
}
