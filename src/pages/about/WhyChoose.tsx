import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { PageSection } from '../../components/page/PageSection.tsx';
import { TwoColumns } from '../../components/page/TwoColumns.ts';
import { Reveal } from '../../components/page/Reveal.tsx';
import { Timeline } from '../../components/text/Timeline.tsx';
import { aboutCopy } from '../../content/marketing/about.ts';

const Text = styled(Typography)(({ theme }) => ({
  marginTop: 8,
  maxWidth: '34em',
  color: theme.vars.palette.text.secondary,
}));

const headingId = 'why-choose';

/** Three habits on one line. */
export function WhyChoose() {
  const { heading, introduction, habits } = aboutCopy.why;
  return (
    <PageSection background="tinted" labelledBy={headingId}>
      <TwoColumns rowGap={72}>
        <div>
          <Typography variant="h2" id={headingId}>
            {heading}
          </Typography>
          <Typography variant="lead" sx={{ mt: 1.5, maxWidth: { md: '22em' }, color: 'text.secondary' }}>
            {introduction}
          </Typography>
        </div>
        <Reveal what="timeline">
          <Timeline
            items={habits.map(({ title, text }) => ({
              key: title,
              content: (
                <div>
                  <Typography variant="h3">{title}</Typography>
                  <Text>{text}</Text>
                </div>
              ),
            }))}
          />
        </Reveal>
      </TwoColumns>
    </PageSection>
  );
}
