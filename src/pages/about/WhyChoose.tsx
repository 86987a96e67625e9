import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { PageSection } from '../../components/page/PageSection.tsx';
import { Reveal } from '../../components/page/Reveal.tsx';
import { SectionHeading } from '../../components/page/SectionHeading.tsx';
import { textBeside } from '../../components/page/textBeside.ts';
import { Timeline, timelineBeginning } from '../../components/text/Timeline.tsx';
import { timelineLeft } from '../../components/text/timelineLoop.ts';
import { aboutCopy } from '../../content/marketing/about.ts';

/** With room above for the beginning of the line, which is aligned with the heading. */
const Line = styled('div')(({ theme }) => ({
  paddingTop: timelineBeginning,
  [theme.breakpoints.up('md')]: { marginLeft: -timelineLeft },
}));

const Habit = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  // Narrower than on the pages of the services, because the loops of the line stand before it.
  ...textBeside(theme, 4),
}));

const Text = styled(Typography)(({ theme }) => ({
  maxWidth: '36em',
  color: theme.vars.palette.text.secondary,
  // Room for two lines, so that the loops are equally far apart.
  [theme.breakpoints.up('md')]: { minHeight: '3.2em' },
}));

const headingId = 'why-choose';

/** Three habits on one line: on wide windows what each means stands beside it, as on the pages of the services. */
export function WhyChoose() {
  const { heading, introduction, habits } = aboutCopy.why;
  return (
    <PageSection background="tinted" labelledBy={headingId}>
      <SectionHeading id={headingId} introduction={introduction}>
        {heading}
      </SectionHeading>
      <Line>
        <Reveal what="timeline">
          <Timeline
            items={habits.map(({ title, text }) => ({
              key: title,
              content: (
                <Habit>
                  <Typography variant="h3">{title}</Typography>
                  <Text>{text}</Text>
                </Habit>
              ),
            }))}
          />
        </Reveal>
      </Line>
    </PageSection>
  );
}
