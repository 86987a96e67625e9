import { styled } from '@mui/material/styles';
import { NavLink as RouterNavLink } from 'react-router-dom';
import { hrefOf } from '../../content/navigation.ts';
import type { NavLink } from '../../content/navigation.ts';

const Entry = styled(RouterNavLink)(({ theme }) => ({
  ...theme.typography.button,
  fontSize: '1.0625rem',
  display: 'flex',
  alignItems: 'center',
  minHeight: 52,
  borderRadius: 8,
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  '&[aria-current="page"]': {
    '--label-gap': 0,
    '--label-rule': `2.5px solid ${theme.vars.palette.secondary.main}`,
  },
}));

// No border instead of a transparent one, which forced colours would make visible.
const Label = styled('span')({
  padding: '2px 0 var(--label-gap, 2.5px)',
  borderBottom: 'var(--label-rule, none)',
});

type DrawerLinkProps = { link: NavLink; onChoose: () => void };

export function DrawerLink({ link, onChoose }: DrawerLinkProps) {
  return (
    <Entry to={hrefOf(link)} end onClick={onChoose}>
      <Label>{link.label}</Label>
    </Entry>
  );
}
