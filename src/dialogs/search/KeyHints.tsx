import { styled } from '@mui/material/styles';
import { searchCopy } from '../../content/search.ts';

const Row = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'none',
  gap: 20,
  padding: '10px 28px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.secondary,
  // only where there is room and most likely a keyboard
  [theme.breakpoints.up('sm')]: { '@media (hover: hover)': { display: 'flex' } },
}));

const Key = styled('kbd')(({ theme }) => ({
  ...theme.typography.code,
  fontSize: '0.8125rem',
  marginRight: 6,
  padding: '2px 6px',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 6,
}));

/** The keys of the search. A screen reader has its own for lists of links. */
export const KeyHints = () => (
  <Row aria-hidden="true">
    {searchCopy.keys.map(({ keys, action }) => (
      <span key={action}>
        {keys.map((key) => (
          <Key key={key}>{key}</Key>
        ))}
        {action}
      </span>
    ))}
  </Row>
);
