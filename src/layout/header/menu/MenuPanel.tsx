import { styled } from '@mui/material/styles';
import { NavLink as RouterNavLink } from 'react-router-dom';
import { comingSoon, hrefOf } from '../../../content/navigation.ts';
import type { MenuName, NavLink } from '../../../content/navigation.ts';
import { shadow } from '../../../theme/tokens/overlay.ts';
import { ServicesPanel } from './ServicesPanel.tsx';

const Sheet = styled('div')(({ theme }) => ({
  position: 'absolute',
  top: 'calc(100% + 8px)',
  left: 0,
  minWidth: 200,
  padding: 8,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 12,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: shadow.menu,
  '&[data-wide]': { width: 280 },
}));

const Entry = styled(RouterNavLink)(({ theme }) => ({
  ...theme.typography.button,
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  padding: '0 14px',
  borderRadius: 8,
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '&[aria-current="page"]': {
    borderLeft: `3px solid ${theme.vars.palette.secondary.main}`,
    borderRadius: '0 8px 8px 0',
    paddingLeft: 11,
  },
}));

const Soon = styled('p')(({ theme }) => ({
  padding: '10px 14px',
  borderRadius: 8,
  color: theme.vars.palette.text.secondary,
  whiteSpace: 'nowrap',
}));

type MenuPanelProps = {
  menu: MenuName;
  links: readonly NavLink[];
  onChoose: () => void;
};

/** The content of an open menu of the header. The prerendered HTML contains it, too, with real links. */
export function MenuPanel({ menu, links, onChoose }: MenuPanelProps) {
  if (menu === 'services') return <ServicesPanel onChoose={onChoose} />;
  if (links.length === 0) {
    return (
      <Sheet>
        <Soon tabIndex={-1}>{comingSoon}</Soon>
      </Sheet>
    );
  }
  return (
    <Sheet data-wide="">
      <ul>
        {links.map((link) => (
          <li key={link.label}>
            <Entry to={hrefOf(link)} end onClick={onChoose}>
              {link.label}
            </Entry>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
