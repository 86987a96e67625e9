import { styled } from '@mui/material/styles';
import { Container } from '../../components/Container.tsx';
import { NightPanel } from '../../components/NightPanel.tsx';
import { Ticker } from '../../components/Ticker.tsx';
import { homeWords } from '../../content/home.ts';
import { announcements } from '../../content/ticker.ts';
import { useMotion } from './useMotion.ts';

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
