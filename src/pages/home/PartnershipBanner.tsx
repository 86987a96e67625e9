import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import * as constants from '../../../contract/constants.ts';
import { Container } from '../../components/page/Container.ts';
import { JoinedKolams } from '../../components/art/JoinedKolams.tsx';
import { belowFold } from '../../components/page/belowFold.ts';
import { DarkPanel } from '../../components/page/DarkPanel.ts';
import { Reveal } from '../../components/page/Reveal.tsx';
import { partnershipBannerCopy } from '../../content/home/partnershipBanner.ts';
import { hrefOf } from '../../content/navigation.ts';
import { LineDown } from '../../components/line/LineDown.tsx';
import { LinePiece } from '../../components/line/LinePiece.tsx';
import { bendBox, besideInSection, lineWidth } from '../../components/line/place.ts';
import { shrinks, useShrink } from './useShrink.ts';

const Banner = styled(DarkPanel)(({ theme }) => ({
  ...belowFold(theme, { narrow: 712, medium: 861, wide: 783 }),
  position: 'relative',
}));

/** px above the lower edge of the section at which the line crosses from right to left, in the middle of the padding. */
const crossing = 44;

const FromRight = styled(LinePiece)({
  top: 0,
  left: `calc(${besideInSection} + ${bendBox - lineWidth}px)`,
  right: besideInSection,
  bottom: crossing,
});

const DownLeftSide = styled(LinePiece)({
  left: besideInSection,
  bottom: 0,
  width: bendBox,
  height: crossing + lineWidth,
});

const Split = styled(Container)(({ theme }) => ({
  display: 'grid',
  gap: 32,
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: '56px 40px',
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
    alignItems: 'center',
    paddingBlock: 88,
  },
}));

const narrow = `@media (max-width: ${constants.bannerWidth - 0.02}px)`;
const { bannerEnlarged } = constants;

/**
 * Below 900 px the picture is enlarged inside its frame as far as the pattern is not cut off; from 900 px it shrinks
 * while the page is scrolled (useShrink.ts).
 */
const Frame = styled('div')({
  [narrow]: { width: '100%', maxWidth: 560, marginInline: 'auto', overflow: 'hidden' },
});

const Picture = styled('div')({
  [narrow]: {
    width: `${100 / bannerEnlarged}%`,
    margin: `${50 * (1 - 1 / bannerEnlarged)}%`,
    transform: `scale(${bannerEnlarged})`,
  },
  [`@media ${shrinks}`]: { transform: 'scale(var(--shrunk, 1))' },
});

const headingId = 'partnership';

/** Two firms on one line, and the way to the page about it. */
export function PartnershipBanner() {
  const frame = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  useShrink(frame, picture);
  const { heading, text, apply, picture: label } = partnershipBannerCopy;
  return (
    <Banner as="section" shape="fullWidth" aria-labelledby={headingId}>
      <LineDown until="md" />
      <FromRight shape="downLeft" from="md" />
      <DownLeftSide shape="leftDown" from="md" />
      <Split>
        <div>
          <Typography variant="h1" component="h2" id={headingId}>
            {heading}
          </Typography>
          <Typography variant="lead" sx={{ mt: 2.25, mb: 4, color: 'text.secondary' }}>
            {text}
          </Typography>
          <Button variant="contained" component={Link} to={hrefOf(apply)}>
            {apply.label}
          </Button>
        </div>
        <Frame ref={frame}>
          <Picture ref={picture}>
            <Reveal>
              <JoinedKolams label={label} />
            </Reveal>
          </Picture>
        </Frame>
      </Split>
    </Banner>
  );
}
