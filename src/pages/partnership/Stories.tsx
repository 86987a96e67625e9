import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { PageSection } from '../../components/page/PageSection.tsx';
import { Reveal } from '../../components/page/Reveal.tsx';
import { SectionHeading } from '../../components/page/SectionHeading.tsx';
import { partnershipCopy, stories } from '../../content/marketing/partnership.ts';
import { StoryFigure } from './StoryFigure.tsx';

/**
 * px between two stories, with a divider in the middle where they stand side by side. Where the words of a story stand
 * below its figure (`stacked`), it is much wider than the space between figure and words.
 */
const gap = { stacked: 72, narrow: 48, wide: 72 };

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: gap.narrow,
  [theme.breakpoints.down('sm')]: { rowGap: gap.stacked },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  },
  [theme.breakpoints.up('lg')]: { gap: gap.wide },
}));

const Story = styled('article')(({ theme }) => ({
  position: 'relative',
  breakInside: 'avoid',
  display: 'grid',
  gap: 28,
  alignContent: 'start',
  [theme.breakpoints.down('sm')]: { gap: 20 },
  [theme.breakpoints.between('sm', 'md')]: {
    gridTemplateColumns: '300px minmax(0, 1fr)',
    alignItems: 'center',
    gap: 40,
  },
  [theme.breakpoints.up('md')]: {
    '& + &::before': {
      content: '""',
      position: 'absolute',
      top: 0,
      bottom: 0,
      left: -gap.narrow / 2,
      borderLeft: `1px solid ${theme.vars.palette.divider}`,
    },
  },
  [theme.breakpoints.up('lg')]: { '& + &::before': { left: -gap.wide / 2 } },
}));

const Text = styled(Typography)(({ theme }) => ({
  marginTop: 8,
  maxWidth: '28em',
  color: theme.vars.palette.text.secondary,
}));

const headingId = 'stories';
const heights = { narrow: 1144, medium: 611, wide: 500 };

/** Three success stories, each with its number as a drawing. */
export function Stories() {
  const { heading, caption } = partnershipCopy.stories;
  return (
    <PageSection labelledBy={headingId} heights={heights}>
      <SectionHeading id={headingId} introduction={caption}>
        {heading}
      </SectionHeading>
      <Columns>
        {stories.map((story) => (
          <Story key={story.name}>
            <Reveal>
              <StoryFigure story={story} />
            </Reveal>
            <div>
              <Typography variant="h3">{story.title}</Typography>
              <Text>{story.text}</Text>
            </div>
          </Story>
        ))}
      </Columns>
    </PageSection>
  );
}
