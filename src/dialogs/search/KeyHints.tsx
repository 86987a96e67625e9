import { styled } from '@mui/material/styles';
import { KeyName } from '../../components/icons/KeyName.tsx';
import { searchCopy } from '../../content/search.ts';
import { isApple } from './isSearchKey.ts';

const Row = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'none',
  flexWrap: 'wrap',
  gap: '4px 20px',
  padding: '10px 28px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.secondary,
  // Only where there is room and most likely a keyboard.
  [theme.breakpoints.up('sm')]: { '@media (hover: hover)': { display: 'flex' } },
}));

const Key = styled('kbd')(({ theme }) => ({
  ...theme.typography.code,
  fontSize: '0.8125rem',
  marginRight: 6,
  padding: '2px 6px',
  border: `1px solid ${theme.vars.palette.border}`,
  borderRadius: 6,
}));

/** The keys of the search. They are no part of what a screen reader reads: it is told by the announcement of results. */
export function KeyHints() {
  const { keys, shortcut } = searchCopy;
  const hints = [...keys, { keys: shortcut.keys[isApple() ? 'apple' : 'other'], action: shortcut.action }];
  return (
    <Row aria-hidden="true">
      {hints.map((hint) => (
        <span key={hint.action}>
          {hint.keys.map((key) => (
            <Key key={key}>
              <KeyName name={key} />
            </Key>
          ))}
          {hint.action}
        </span>
      ))}
    </Row>
  );
}
