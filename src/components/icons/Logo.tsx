import { styled } from '@mui/material/styles';
import type { TechnologyTab } from '../../content/technologies/technologies.ts';
import { logos } from '../../art/logos.ts';
import { partOf } from '../../art/partOf.ts';

interface LogoProps {
  tab: TechnologyTab;
  name: string;
  /** slug of the drawing in the tab's file; without one the name's first letter stands in */
  logo?: string | undefined;
}

const Tile = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  paddingTop: 2,
  borderRadius: 6,
  fontFamily: theme.typography.button.fontFamily,
  fontWeight: 700,
  fontSize: '1.0625rem',
  lineHeight: 1,
  color: theme.vars.palette.background.default,
  backgroundColor: theme.vars.palette.text.primary,
}));

/** The logo of a technology in the colour of the text. Decoration: its name stands beside it. */
export function Logo({ tab, name, logo }: LogoProps) {
  if (logo === undefined) return <Tile aria-hidden="true">{name[0]}</Tile>;
  return (
    <svg width="28" height="28" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <use {...partOf(logos[tab], logo)} />
    </svg>
  );
}
