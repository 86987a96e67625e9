import { styled } from '@mui/material/styles';
import { Container } from '../../components/page/Container.tsx';
import { NightPanel } from '../../components/page/DarkPanel.tsx';
import { Ticker } from '../../components/media/Marquee.tsx';
import { homeWords } from '../../content/home/home.ts';
import { announcements } from '../../content/home/announcements.ts';
import { useMotion } from './hero/useMotion.ts';

const Strip = styled(NightPanel)(({ theme }) => ({
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

/** Nine lines that run past below the slides, on the same night. */
export function Announcements() {
  const motion = useMotion();
  return (
    <Strip shape="band">
      <Container>
        <Ticker lines={announcements} words={homeWords.ticker} {...motion} />
      </Container>
    </Strip>
  );
}
