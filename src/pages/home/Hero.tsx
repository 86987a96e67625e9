import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { ArrowLink } from '../../components/controls/ArrowLink.tsx';
import { Carousel, carouselControls } from '../../components/media/Carousel.tsx';
import { Container } from '../../components/page/Container.ts';
import { DarkPanel } from '../../components/page/DarkPanel.ts';
import { Illustration } from '../../components/art/Illustration.tsx';
import { VisuallyHidden } from '../../components/text/VisuallyHidden.ts';
import { heroActions, heroCopy, slides } from '../../content/home/hero.ts';
import { hrefOf } from '../../content/navigation.ts';
import { contentWidth, gutter } from '../../theme/space.ts';
import { sectionLinkProps } from '../../navigation/sectionLinkProps.ts';
import { fluid } from '../../theme/fluid.ts';
import { servicesId } from './services/servicesId.ts';
import { useMotion } from '../../state/useMotion.ts';

const Panel = styled(DarkPanel)({ overflow: 'hidden' });

/** The controls lie over the lower end of the slides, at the same place on each. */
const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  maxWidth: `calc(${contentWidth.page} + 2 * ${gutter})`,
  marginInline: 'auto',
  [`& .${carouselControls}`]: { position: 'absolute', zIndex: 2, bottom: 26, left: gutter, right: gutter },
  [theme.breakpoints.up('md')]: {
    '--carousel-arrows-margin': '8px',
    [`& .${carouselControls}`]: { bottom: 34, right: 'auto', gap: 10 },
  },
}));

/** Width of the window, in px, from which words and picture stand side by side. */
const twoColumns = 640;

const Split = styled(Container)(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  paddingBlock: '28px 104px',
  [theme.breakpoints.up(twoColumns)]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    alignItems: 'center',
    gap: 24,
    minHeight: 620,
    paddingBlock: 0,
  },
  [theme.breakpoints.up(1120)]: { gridTemplateColumns: 'minmax(0, 46fr) minmax(0, 54fr)' },
  [theme.breakpoints.up('xl')]: { minHeight: 720 },
}));

const Text = styled('div')(({ theme }) => ({
  paddingTop: 20,
  [theme.breakpoints.up(twoColumns)]: { paddingBlock: '44px 100px' },
}));

/**
 * Caption and description. On every slide they have the height of the longest ones at that width, so that neither the
 * actions nor what is below the slides move when the slides change.
 */
const Words = styled('div')(({ theme }) => ({
  '--caption-lines': 2,
  '--description-lines': 3,
  minHeight: `calc(20px + var(--caption-lines) * 1.05 * ${fluid(34, 64)} + var(--description-lines) * 1.55 * ${fluid(19, 21)})`,
  marginBottom: 26,
  '@media (min-width: 430px)': { '--description-lines': 2 },
  [theme.breakpoints.up(twoColumns)]: { '--caption-lines': 3, '--description-lines': 3 },
  [theme.breakpoints.up(940)]: { '--caption-lines': 2, '--description-lines': 2, marginBottom: 34 },
}));

const Topic = styled('p')(({ theme }) => ({
  ...theme.typography.button,
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  marginBottom: 16,
  color: theme.vars.palette.primary.main,
  '&::before': {
    content: '""',
    width: 9,
    height: 9,
    marginTop: -2,
    borderRadius: '50%',
    backgroundColor: 'currentColor',
    '@media (forced-colors: active)': { backgroundColor: 'CanvasText' },
  },
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 22px',
  [theme.breakpoints.up('md')]: { gap: '12px 22px' },
}));

const Picture = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('sm')]: { width: '60%', marginInline: 'auto' },
  [theme.breakpoints.up(twoColumns)]: { width: 'auto', marginInline: 0 },
}));

type Slide = (typeof slides)[number];

function SlideView({ illustration, topic, caption, description, picture }: Slide) {
  return (
    <Split>
      <Text>
        <Topic>{topic}</Topic>
        <Words>
          <Typography variant="display" component="h2">
            {caption}
          </Typography>
          <Typography variant="lead" sx={{ mt: 2.5, maxWidth: '30em', color: 'text.secondary' }}>
            {description}
          </Typography>
        </Words>
        <Actions>
          <Button variant="contained" component={Link} to={hrefOf(heroActions.main)}>
            {heroActions.main.label}
          </Button>
          <ArrowLink {...sectionLinkProps(servicesId)}>{heroActions.services}</ArrowLink>
        </Actions>
      </Text>
      <Picture>
        <Illustration name={illustration} label={picture} />
      </Picture>
    </Split>
  );
}

const carouselSlides = slides.map((slide) => ({
  key: slide.illustration,
  name: slide.topic,
  content: <SlideView {...slide} />,
}));

/** What the firm does, one slide after the other: a sentence and a drawing each. */
export function Hero() {
  const motion = useMotion();
  return (
    <Panel shape="fullWidth">
      <VisuallyHidden as="h1">{heroCopy.heading}</VisuallyHidden>
      <Frame>
        <Carousel slides={carouselSlides} labels={heroCopy.carousel} {...motion} />
      </Frame>
    </Panel>
  );
}
