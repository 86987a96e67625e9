import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { PageSection } from '../../components/page/PageSection.tsx';
import { Reveal } from '../../components/page/Reveal.tsx';
import { SectionHeading } from '../../components/page/SectionHeading.tsx';
import { partnershipCopy, stories } from '../../content/marketing/partnership.ts';
import { StoryFigure } from './StoryFigure.tsx';

const space = 72;

const Three = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 48,
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: 48,
    '& > * + *::before': {
      content: '""',
      position: 'absolute',
      top: 0,
      bottom: 0,
      left: -24,
      borderLeft: `1px solid ${theme.vars.palette.divider}`,
    },
  },
  [theme.breakpoints.up('lg')]: { gap: space, '& > * + *::before': { left: -space / 2 } },
}));

const Story = styled('article')(({ theme }) => ({
  position: 'relative',
  breakInside: 'avoid',
  display: 'grid',
  gap: 28,
  alignContent: 'start',
  '& p': { marginTop: 8, maxWidth: '28em', color: theme.vars.palette.text.secondary },
  [theme.breakpoints.between('sm', 'md')]: {
    gridTemplateColumns: '300px minmax(0, 1fr)',
    alignItems: 'center',
    gap: 40,
  },
}));

const headingId = 'stories';

/** Three success stories, each with its number as a drawing. */
export function Stories() {
  const { heading, caption } = partnershipCopy.stories;
  return (
    <PageSection labelledBy={headingId}>
      <SectionHeading id={headingId} lead={caption}>
        {heading}
      </SectionHeading>
      <Three>
        {stories.map((story) => (
          <Story key={story.name}>
            <Reveal>
              <StoryFigure story={story} />
            </Reveal>
            <div>
              <Typography variant="h3">{story.title}</Typography>
              <Typography>{story.text}</Typography>
            </div>
          </Story>
        ))}
      </Three>
    </PageSection>
  );
}
