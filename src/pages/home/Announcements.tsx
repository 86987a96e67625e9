import { styled } from '@mui/material/styles';
import { Container } from '../../components/page/Container.ts';
import { DarkPanel } from '../../components/page/DarkPanel.ts';
import { Marquee } from '../../components/media/Marquee.tsx';
import { announcements, announcementsCopy } from '../../content/home/announcements.ts';
import { LinePiece } from '../../components/line/LinePiece.tsx';
import { besideInSection, lineWidth } from '../../components/line/place.ts';
import { useMotion } from '../../state/useMotion.ts';

const Strip = styled(DarkPanel)(({ theme }) => ({
  position: 'relative',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

/** px above the strip at which the line begins, beside the lower end of the slides. */
const beginning = 96;

/** The line begins with a dot. */
const Beginning = styled(LinePiece)(({ theme }) => ({
  top: -beginning,
  bottom: 0,
  left: besideInSection,
  '&::before': {
    content: '""',
    position: 'absolute',
    zIndex: 1,
    top: -6,
    left: lineWidth / 2 - 6,
    width: 12,
    height: 12,
    borderRadius: '50%',
    backgroundColor: theme.vars.palette.kolam.dot,
  },
  '@media print': { display: 'none' },
}));

/** Nine lines that run past below the slides, on the same dark background. */
export function Announcements() {
  const motion = useMotion();
  return (
    <Strip shape="fullWidth">
      <Beginning shape="down" />
      <Container>
        <Marquee lines={announcements} labels={announcementsCopy} {...motion} />
      </Container>
    </Strip>
  );
}
