import { styled } from '@mui/material/styles';
import { listDot, listIndent } from './listDot.ts';

type DividedListProps = {
  items: readonly { title: string; text: string }[];
};

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  columnGap: 48,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}));

const Item = styled('li')(({ theme }) => ({
  padding: `24px 0 28px ${listIndent}px`,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('md')]: { paddingBlock: '26px 34px' },
}));

const Title = styled('h3')(({ theme }) => ({ ...theme.typography.h4, ...listDot(theme, 1.3) }));

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
