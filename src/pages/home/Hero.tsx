import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { ArrowLink } from '../../components/controls/ArrowLink.tsx';
import { Carousel, carouselControls } from '../../components/media/Carousel.tsx';
import { Container } from '../../components/page/Container.tsx';
import { DarkPanel } from '../../components/page/DarkPanel.tsx';
import { Illustration } from '../../components/art/Illustration.tsx';
import { VisuallyHidden } from '../../components/text/VisuallyHidden.tsx';
import { heroActions, homeCopy, slides } from '../../content/home/home.ts';
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

/** width of the window, in px, from which words and picture stand side by side */
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
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 46fr) minmax(0, 54fr)' },
  [theme.breakpoints.up('xl')]: { minHeight: 720 },
}));

/**
 * Height of so many lines of text and of what stands round them, for windows in which the picture stands above the
 * text. All slides get the height of the longest, so that nothing below them shifts when they change.
 * @param buttons height of the actions, px
 */
const roomFor = (lines: { caption: number; description: number }, buttons: number) =>
  `calc(${lines.caption * 1.05} * ${fluid(34, 64)} + ${lines.description * 1.55} * ${fluid(19, 21)} + ${102 + buttons}px)`;

const Text = styled('div')(({ theme }) => ({
  paddingTop: 20,
  minHeight: roomFor({ caption: 3, description: 3 }, 100),
  '@media (min-width: 360px)': { minHeight: roomFor({ caption: 2, description: 3 }, 100) },
  '@media (min-width: 400px)': { minHeight: roomFor({ caption: 3, description: 3 }, 48) },
  '@media (min-width: 430px)': { minHeight: roomFor({ caption: 2, description: 2 }, 48) },
  [theme.breakpoints.up(twoColumns)]: { minHeight: 0, paddingBlock: '44px 100px' },
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
        <Typography variant="display" component="h2">
          {caption}
        </Typography>
        <Typography
          variant="lead"
          sx={{ mt: 2.5, mb: { xs: 3.25, md: 4.25 }, maxWidth: '30em', color: 'text.secondary' }}
        >
          {description}
        </Typography>
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
      <VisuallyHidden as="h1">{homeCopy.heading}</VisuallyHidden>
      <Frame>
        <Carousel slides={carouselSlides} labels={homeCopy.carousel} {...motion} />
      </Frame>
    </Panel>
  );
}
