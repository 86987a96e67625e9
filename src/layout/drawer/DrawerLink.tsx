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
  // Only here: forced colours draw a border that is transparent, too.
  '&[aria-current="page"] > span': {
    paddingBottom: 0,
    borderBottom: `2.5px solid ${theme.vars.palette.secondary.main}`,
  },
}));

const Label = styled('span')({ padding: '2px 0 2.5px' });

type DrawerLinkProps = { link: NavLink; onChoose: () => void };

export function DrawerLink({ link, onChoose }: DrawerLinkProps) {
  return (
    <Entry to={hrefOf(link)} end onClick={onChoose}>
      <Label>{link.label}</Label>
    </Entry>
  );
}
