import { styled } from '@mui/material/styles';
import { Container } from '../../components/page/Container.tsx';
import { DarkPanel } from '../../components/page/DarkPanel.tsx';
import { Marquee } from '../../components/media/Marquee.tsx';
import { homeCopy } from '../../content/home/home.ts';
import { announcements } from '../../content/home/announcements.ts';
import { useMotion } from '../../state/useMotion.ts';

const Strip = styled(DarkPanel)(({ theme }) => ({
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

/** Nine lines that run past below the slides, on the same dark background. */
export function Announcements() {
  const motion = useMotion();
  return (
    <Strip shape="fullWidth">
      <Container>
        <Marquee lines={announcements} labels={homeCopy.marquee} {...motion} />
      </Container>
    </Strip>
  );
}
