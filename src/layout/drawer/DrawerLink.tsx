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
  textDecorationLine: 'none',
  '&[aria-current="page"]': {
    // Safari knows no thickness and colour in the shorthand.
    textDecorationLine: 'underline',
    textDecorationThickness: 2.5,
    textDecorationColor: theme.vars.palette.secondary.main,
    textDecorationSkipInk: 'none',
    textUnderlineOffset: 6,
  },
}));

type DrawerLinkProps = { link: NavLink; onChoose: () => void };

export function DrawerLink({ link, onChoose }: DrawerLinkProps) {
  return (
    <Entry to={hrefOf(link)} end onClick={onChoose}>
      {link.label}
    </Entry>
  );
}
